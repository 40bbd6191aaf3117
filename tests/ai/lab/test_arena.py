"""Matches: budgets and names are parsed, seats swapped with the same cards, shares given with intervals."""

from __future__ import annotations

import json
from itertools import count
from random import Random
from types import SimpleNamespace

import pytest

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.lab import entrants
from gest_desktop.ai.lab.arena import Outcome, Pairing, pairings, play_game, result
from gest_desktop.ai.lab.budget import Budget, NoBudgetError, read_budget
from gest_desktop.ai.lab.entrants import Entrant, NoPlayerError, read_entrant, seat
from gest_desktop.ai.lab.interval import wilson
from gest_desktop.ai.lab.searcher import CLOCKS, searcher
from gest_desktop.ai.levels import level_named
from gest_desktop.ai.personas import tilted
from gest_desktop.ai.players import RandomPlayer
from gest_desktop.rules.game import Game
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import BLYTH, ROBIN, SHERIFF
from tests.ai.last_card import great_escape

RULES, RANDOM = Entrant("rules"), Entrant("random")


@pytest.mark.parametrize(
    ("words", "budget"),
    [
        ("200", Budget(iterations=200)),
        ("200it", Budget(iterations=200)),
        ("0.05s", Budget(seconds=0.05)),
        ("2s", Budget(seconds=2.0)),
        (".5s", Budget(seconds=0.5)),
        ("0.3w", Budget(wall=0.3)),
    ],
)
def test_a_budget_is_read_from_its_words(words, budget):
    assert budget == read_budget(words)


@pytest.mark.parametrize("words", ["", "0", "0it", "0s", "-1", "1.5", "1.5it", "s", "nan", "5 s"])
def test_what_is_no_budget_is_refused(words):
    with pytest.raises(NoBudgetError, match="is no budget"):
        read_budget(words)


def a_clock(*, step):
    """A clock that advances each time somebody looks at it."""
    readings = count()
    return lambda: next(readings) * step


@pytest.mark.parametrize(("budget", "clock"), [("0.02s", "thread_time"), ("0.02w", "monotonic")])
def test_a_budget_of_time_is_spent_on_its_own_clock(budget, clock, monkeypatch):
    """CPU time with an s, wall time with a w."""
    clocks = {"thread_time": a_clock(step=5.0), "monotonic": a_clock(step=5.0), clock: a_clock(step=0.001)}
    monkeypatch.setattr("gest_desktop.ai.lab.budget.time", SimpleNamespace(**clocks))

    assert 20 == sum(1 for _ in read_budget(budget).rounds())


@pytest.mark.parametrize("unit", ["s", "w"])
def test_the_search_can_think_for_a_time(unit, monkeypatch):
    looks = []
    monkeypatch.setitem(CLOCKS, unit, lambda: looks.append(0.125) or sum(looks))

    searcher(f"0.5{unit}", Random(1)).choose(redact(great_escape(BLYTH), SHERIFF))

    assert 5 == len(looks)  # one at the beginning, four until half a second is over


@pytest.mark.parametrize(
    ("words", "entrant"),
    [
        ("rules", Entrant("rules")),
        ("search", Entrant("search", Budget(9))),
        ("search:1000", Entrant("search", Budget(1000))),
        ("so-ismcts:0.05s", Entrant("so-ismcts", Budget(seconds=0.05))),
    ],
)
def test_an_entrant_is_read_and_told_by_the_same_name(words, entrant):
    assert entrant == read_entrant(words, Budget(9))
    assert entrant == read_entrant(str(entrant), Budget(9))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("will", "no player called 'will'"),
        ("rules:5", "takes no budget"),
        ("king:9", "takes no budget"),
        ("openspiel:0.1s", "openspiel"),
    ],
)
def test_who_cannot_play_is_refused(words, reason):
    with pytest.raises(NoPlayerError, match=reason):
        read_entrant(words, Budget(9))


def test_games_come_in_pairs_with_swapped_seats():
    planned = pairings(RULES, RANDOM, 3, 10)

    assert [(10, ROBIN), (10, SHERIFF), (11, ROBIN), (11, SHERIFF)] == [(p.seed, p.a_side) for p in planned]
    assert [RULES, RANDOM] == [planned[1].entrant(side) for side in (SHERIFF, ROBIN)]


def test_a_player_against_itself_plays_the_mirrored_game_move_by_move():
    one, other = (play_game(pairing) for pairing in pairings(RULES, RULES, 2, 4))

    assert one.a_won != other.a_won
    assert (one.favour, one.answers) == (other.favour, other.answers)
    assert one.decisions == other.decisions[::-1]


def test_both_games_of_a_pair_are_dealt_the_same_cards(monkeypatch):
    dealt = []

    class Watcher(RandomPlayer):
        def choose(self, view):
            dealt[-1].append(view.state.played)
            return super().choose(view)

    monkeypatch.setattr(entrants, "seat", lambda entrant, side, random, game: Watcher(random))
    for seed, a_side in ((4, ROBIN), (4, SHERIFF), (5, ROBIN)):
        dealt.append([])
        play_game(Pairing(RANDOM, RULES, seed, a_side))

    one, mirror, another = (cards[-1][::-1] for cards in dealt)
    assert one == mirror
    assert one[:7] != another[:7]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (29, 29, 0.8830, 1.0)],
)
def test_wilsons_interval_is_that_of_newcombes_table(wins, games, low, high):
    assert (low, high) == tuple(round(bound, 4) for bound in wilson(wins, games))


def test_without_games_nothing_is_known():
    assert (0.0, 1.0) == wilson(0, 0)


def test_the_result_tells_each_side_and_both_together():
    outcomes = [
        Outcome(2, SHERIFF, False, 3, 150, (30, 50), (0.3, 1.0)),
        Outcome(2, ROBIN, True, 5, 100, (50, 30), (0.5, 1.0)),
    ]

    match = json.loads(json.dumps(result(RULES, Entrant("search", Budget(8)), outcomes)))

    assert ["rules", "search:8it"] == [match["a"], match["b"]]
    assert {"wins": 1, "games": 1, "share": 1.0, "low": 0.2065, "high": 1.0} == match["as_robin"]
    assert (0, 1) == (match["as_sheriff"]["wins"], match["as_sheriff"]["games"])
    assert (1, 2, 0.5) == tuple(match["together"][key] for key in ("wins", "games", "share"))
    effort = {"seconds_per_decision": 0.01, "seconds_per_game": 0.4, "decisions_per_game": 40.0}
    assert effort == match["effort_of_a"]
    assert 0.025 == match["effort_of_b"]["seconds_per_decision"]
    assert [ROBIN, SHERIFF] == [game["a_side"] for game in match["games"]]


def test_a_level_of_the_opponent_can_be_seated():
    entrant = read_entrant("miller", Budget(5))

    player = seat(entrant, ROBIN, Random(1), Game())

    assert ("miller", level_named("miller")) == (str(entrant), player.level)


def test_a_persona_shows_on_its_own_side_only():
    entrant = read_entrant("miller+bold", Budget(5))

    bold, plain = (seat(entrant, side, Random(1), Game()) for side in (ROBIN, SHERIFF))

    assert ("miller+bold", level_named("miller")) == (str(entrant), bold.level)
    assert tilted(trained_weights(), ROBIN, "bold") == bold.search.weights
    assert trained_weights() == plain.search.weights


@pytest.mark.parametrize("words", ["miller+shy", "rules+bold", "miller+", "+bold"])
def test_there_are_only_personas_of_levels(words):
    with pytest.raises(NoPlayerError, match="no player called"):
        read_entrant(words, Budget(5))
