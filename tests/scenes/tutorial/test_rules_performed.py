"""The learner performs every Plot, Deed, phase and the pass, on the side that owns it."""

import pytest

from gest_desktop.rules.deeds import DEEDS
from gest_desktop.rules.explain import decision
from gest_desktop.rules.journal import BoxTaken, DeedAdded, EventCarriedOut, PlotChosen
from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.tutorial.line import answer_forced, first_position, follow, option_of
from gest_desktop.scenes.tutorial.play import phase_of
from gest_desktop.scenes.tutorial.reading import lessons
from gest_desktop.scenes.tutorial.walk import moves


def performed():
    """The journal of every learner's answer, with the side and the rule that asked."""
    entries, asked = [], []
    for lesson in lessons():
        game = first_position(lesson)
        for beat in lesson.beats:
            if beat.fresh:
                game = first_position(lesson)
            if beat.kind != "do":
                follow(game, moves(beat))
                continue
            for value in moves(beat):
                answer_forced(game)
                now = decision(game.state)
                assert lesson.side == now.actor, f"{lesson.name}, {beat.name}: not the learner's question"
                asked.append((lesson.side, game.question()[1].script.name, value))
                before = len(game.journal.entries)
                game.play(option_of(now, value))
                answer_forced(game)
                entries += [(lesson.side, entry) for entry in game.journal.entries[before:]]
    return entries, asked


ENTRIES, ASKED = performed()


@pytest.mark.parametrize("plot", PLOTS, ids=lambda plot: plot.name)
def test_every_plot_is_performed_by_its_side(plot):
    assert any(side == plot.side and entry == PlotChosen(side, plot.name) for side, entry in ENTRIES)


@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.name)
def test_every_deed_is_performed_by_its_side(deed):
    assert any(side == deed.side and entry == DeedAdded(side, deed.name) for side, entry in ENTRIES)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_both_sides_pass_once(side):
    boxes = [entry for who, entry in ENTRIES if who == side and isinstance(entry, BoxTaken)]
    assert any(entry.passes for entry in boxes if entry.side == side)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_both_sides_carry_out_an_event(side):
    events = [entry for who, entry in ENTRIES if who == side and isinstance(entry, EventCarriedOut)]
    assert side in [entry.side for entry in events]


def test_robin_hood_sets_up_and_works_through_his_phases():
    scripts = {name for side, name, _value in ASKED if side == ROBIN}
    assert {"setup", "mischief.rob", "redeployment.robin"} <= scripts


def test_the_sheriff_drives_carriages_and_works_through_his_phases():
    scripts = {name for side, name, _value in ASKED if side == SHERIFF}
    assert {"carriage_moves", "redeployment.garrisons", "event.1"} <= scripts


def test_a_carriage_a_traveller_and_the_treasury_are_robbed():
    values = {str(value) for side, name, value in ASKED if side == ROBIN and name == "rob.there"}
    assert {"carriage_1", "the_treasury"} <= values
    assert any(name.startswith("traveller.") or name == "rob.traveller" for _side, name, _value in ASKED)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_both_sides_see_all_five_phases(side):
    seen = set()
    for lesson in lessons():
        if lesson.side == side:
            game = first_position(lesson)
            before = len(game.journal.entries)
            for beat in lesson.beats:
                if beat.fresh:
                    game = first_position(lesson)
                follow(game, moves(beat))
            seen |= {phase_of(entry) for entry in game.journal.entries[before:]}
    assert {"unrest", "mischief", "governance", "redeployment", "reset"} <= seen


def test_both_sides_win_once():
    winners = set()
    for lesson in lessons():
        game = first_position(lesson)
        for beat in lesson.beats:
            if beat.fresh:
                game = first_position(lesson)
            follow(game, moves(beat))
        winners.add((lesson.side, game.state.winner))
    assert {(ROBIN, ROBIN), (SHERIFF, SHERIFF)} <= winners
