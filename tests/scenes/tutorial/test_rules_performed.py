"""Every Plot, Deed, phase and the pass is performed by the learner's own hand, on the side that owns it."""

import pytest

from gest_desktop.rules.deeds import DEEDS
from gest_desktop.rules.explain import decision
from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.tutorial.line import answer_forced, first_position, follow, moves, option_of
from gest_desktop.scenes.tutorial.reading import lessons


def performed():
    """The journal of every answer of a learner, with who he was and which rule asked him."""
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
                before = len(game.journal)
                game.play(option_of(now, value))
                answer_forced(game)
                entries += [(lesson.side, entry) for entry in game.journal[before:]]
    return entries, asked


ENTRIES, ASKED = performed()


@pytest.mark.parametrize("plot", PLOTS, ids=lambda plot: plot.name)
def test_every_plot_is_performed_by_its_side(plot):
    assert any(side == plot.side and entry[:3] == ("plot", side, plot.name) for side, entry in ENTRIES)


@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.name)
def test_every_deed_is_performed_by_its_side(deed):
    assert any(side == deed.side and entry[:3] == ("deed", side, deed.name) for side, entry in ENTRIES)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_both_sides_pass_once(side):
    assert any(who == side and entry[0] == "box" and entry[1] == side and entry[3] for who, entry in ENTRIES)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_both_sides_carry_out_an_event(side):
    assert any(who == side and entry[:2] == ("half", side) for who, entry in ENTRIES)


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
            before = len(game.journal)
            for beat in lesson.beats:
                if beat.fresh:
                    game = first_position(lesson)
                follow(game, moves(beat))
            seen |= {entry[1] if entry[0] == "phase" else entry[0] for entry in game.journal[before:]}
    assert {"unrest", "mischief", "governance", "redeployed", "ballad"} <= seen


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
