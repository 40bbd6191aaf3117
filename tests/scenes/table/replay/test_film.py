"""A game can be stopped at every choice, and looks there as it looked when it was played."""

from random import Random

import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.journal import BalladBegun, CardTurned
from gest_desktop.rules.vocabulary import CHANCE, ROBIN, SHERIFF
from gest_desktop.scenes.shell.archive import snapshots
from gest_desktop.scenes.table.replay.film import (
    ALL,
    BALLAD,
    CARD,
    CHOICE,
    TURN,
    VIEWS,
    Film,
    seen_in,
    told_in,
)
from gest_desktop.scenes.table.replay.snapshot_film import SnapshotFilm
from gest_desktop.scenes.table.session.contest import Seat
from gest_desktop.scenes.table.session.watching import WatchFlow, views_of

ROBIN_PLAYS, SHERIFF_PLAYS = (Seat(), Seat("outlaw")), (Seat("outlaw"), Seat())
HOT_SEAT = (Seat(), Seat())


def played(seed, answers=10_000):
    game, random = Game(Beginning(seed)), Random(seed)
    while not game.is_over and len(game.answers) < answers:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))
    return game


def nothing(beat):
    """A listener without ears."""


def a_flow(film, seats=ROBIN_PLAYS):
    return WatchFlow(film, seats, views_of(film, seats), nothing, nothing)


@pytest.fixture(scope="module")
def film():
    return Film(played(3))


@pytest.mark.parametrize("seed", range(4))
def test_every_stop_is_the_game_after_its_answers(seed):
    film = Film(played(seed))

    for at in range(0, len(film.stops), 5):
        stop, game = film.stops[at], film.game_at(at)
        assert film.game.replay(stop.answers).state.facts() == game.state.facts()
        assert stop.answers == len(game.answers)
        assert stop.entries == len(game.journal.entries)
        assert (stop.favour, stop.card) == (game.state.favour, game.state.card)


def test_there_is_a_stop_at_every_choice_and_none_at_dice(film):
    again, choices = Game(film.game.beginning), 0
    for option in film.game.answers:
        asked, f = again.question()
        choices += asked.actor(f) != CHANCE
        again.take(option)

    assert choices + 1 == len(film.stops)


def test_every_card_and_ballad_has_its_stop(film):
    entries = film.game.journal.entries
    cards = sum(isinstance(entry, CardTurned) for entry in entries)
    ballads = sum(isinstance(entry, BalladBegun) for entry in entries)

    assert len(film.game.state.played) == film.stops[-1].cards == cards
    assert film.game.state.ballad == sum(BALLAD in stop.begins for stop in film.stops)
    assert ballads <= sum(BALLAD in stop.begins for stop in film.stops)


@pytest.mark.parametrize("unit", [CHOICE, TURN, CARD, BALLAD])
def test_steps_lead_through_the_whole_game_and_back(film, unit):
    at, forward = 0, [0]
    while at < film.last:
        at = film.step(at, 1, unit)
        forward.append(at)
    back = [at]
    while at:
        at = film.step(at, -1, unit)
        back.append(at)

    assert sorted(set(forward)) == forward
    assert forward == back[::-1]
    assert film.last == film.step(film.last, 1, unit)


@pytest.mark.parametrize("view", VIEWS)
def test_what_moves_between_two_stops_leads_from_one_picture_to_the_next(film, view):
    for at in range(0, film.last, 7):
        rows = film.rows(at, view)
        if not rows:
            continue
        assert seen_in(view, film.game_at(at).state) == rows[0].before
        assert seen_in(view, film.game_at(at + 1).state) == rows[-1].after
        told = told_in(view, film.game.journal.entries)
        assert told[film.stops[at].entries : film.stops[at + 1].entries] == [
            entry for row in rows for entry in row.entries
        ]


def test_a_line_of_the_chronicle_leads_to_the_stop_that_tells_it_first(film):
    for number in range(0, len(film.game.journal.entries), 11):
        at = film.stop_of_entry(number)
        assert number < film.stops[at].entries
        assert at == 0 or film.stops[at - 1].entries <= number


# --- whose eyes


def test_a_finished_game_may_be_seen_through_all_eyes(film):
    assert (ROBIN, SHERIFF, ALL) == views_of(film, ROBIN_PLAYS)
    assert (SHERIFF, ROBIN, ALL) == views_of(film, SHERIFF_PLAYS)
    assert (ALL, ROBIN, SHERIFF) == views_of(film, HOT_SEAT)


def test_a_game_in_play_shows_only_what_its_person_may_see():
    film = Film(played(1, 60), SHERIFF)

    assert (SHERIFF,) == views_of(film, SHERIFF_PLAYS)
    assert () == views_of(film, HOT_SEAT)


@pytest.mark.parametrize("view", [ROBIN, ALL])
def test_another_view_is_refused_before_the_end(view):
    flow = a_flow(Film(played(1, 60), SHERIFF), SHERIFF_PLAYS)
    before = flow.now()

    assert "You can see this view after the game." == flow.look_through(view)
    assert (SHERIFF, before) == (flow.shown_view, flow.now())


def test_the_sheriff_does_not_see_how_many_choices_robin_hood_makes_behind_the_screen():
    suggested, own = Game(Beginning(1)), Game(Beginning(1))
    suggested.play(0)
    for option in (3, 0, 0, 1, 2):
        own.play(option if option == 3 else own.question()[0].options(own.state, own.question()[1])[option])

    assert len(Film(own).stops) > len(Film(suggested).stops)
    assert len(Film(own, SHERIFF).stops) == len(Film(suggested, SHERIFF).stops)


def test_everything_is_shown_at_once(film):
    flow = a_flow(film)
    flow.seek(30)
    flow.look_through(ALL)

    assert film.game_at(30).state.facts() == flow.view().state.facts()
    assert film.game.journal.entries == flow.chronicle_lines


# --- the flow


def test_running_shows_every_stop_and_ends_at_the_last(film):
    flow, seen = a_flow(film), []
    flow.speed = 0.0
    flow.run_or_rest()
    for _frame in range(20 * len(film.stops)):
        flow.update(0.1, flow.pace)
        if not seen or seen[-1] != flow.at:
            seen.append(flow.at)

    assert list(range(1, film.last + 1)) == [at for at in seen if at]
    assert not flow.is_running
    assert flow.is_at_end
    assert seen_in(ROBIN, film.game.state) == flow.beat_player.shown


def test_running_again_begins_at_the_beginning(film):
    flow = a_flow(film)
    flow.seek(film.last)
    flow.run_or_rest()

    assert (0, True) == (flow.at, flow.is_running)


def test_a_step_while_something_moves_shows_its_result_at_once(film):
    flow = a_flow(film)
    flow.run_or_rest()
    flow.update(0.1, flow.pace)
    flow.update(0.1, flow.pace)
    flow.step(10)
    assert flow.beat_player.is_through

    assert flow.now() == flow.beat_player.shown


def test_speeds_go_from_slow_to_at_once(film):
    flow = a_flow(film)
    speeds = [flow.speed]
    for _press in range(4):
        flow.change_speed(1)
        speeds.append(flow.speed)
    flow.change_speed(1, around=True)

    assert [1.0, 2.0, 4.0, 0.0, 0.0] == speeds
    assert 0.5 == flow.speed


# --- other rules


def test_a_game_of_other_rules_is_shown_card_by_card():
    game = played(5)
    film = SnapshotFilm([(one.answers, one.state) for one in snapshots.unpacked(snapshots.packed(game))])
    flow = a_flow(film)

    for at in range(len(film.stops)):
        flow.seek(at)
        assert film.stops[at].favour == flow.now().favour
    assert len(game.state.played) + 1 <= len(film.stops)
    assert film.is_over
    assert film.stops[-1].cards == len(game.state.played)
