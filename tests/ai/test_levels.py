"""Levels: their names, their order, and what makes a lower one weaker."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.levels import DEFAULT_LEVEL, LEVEL_NAMES, LEVELS, Level, level_named
from gest_desktop.ai.move_averages import MoveAverage
from gest_desktop.ai.players import SearchPlayer
from gest_desktop.ai.search import Arm
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import PLOTS_AND_DEEDS
from tests.ai.asking import a_game


def player_at(level, seed=1):
    return SearchPlayer.at_level(level, Random(seed), trained_weights())


def view_of(game):
    asked, f = game.question()
    return redact(game.state, asked.actor(f))


def a_box_view():
    game = Game(Beginning(seed=7))
    game.play(0)
    return view_of(game)


def a_smaller_view():
    game = Game(Beginning(seed=7))
    for option in (0, 2 * PLOTS_AND_DEEDS):
        game.play(option)
    return view_of(game)


def picks(level, visits):
    """How often a player of a level picks each option, given these visits, in 2000 tries."""
    player = player_at(level)
    thought = player.begin(a_box_view())
    for option, number in zip(thought.options, visits, strict=False):
        thought.arms[option] = Arm(option, thought.actor, MoveAverage(option))
        thought.arms[option].visits = number
    counts = Counter(player.pick(thought) for _ in range(2000))
    return [counts[option] / 2000 for option in thought.options]


def test_each_level_thinks_more_and_slips_less_than_the_one_before():
    for weaker, stronger in pairwise(LEVELS):
        assert weaker.iterations < stronger.iterations
        assert weaker.later < stronger.later
        assert weaker.misses >= stronger.misses
        assert weaker.seconds <= stronger.seconds


def test_there_are_five_or_six_levels_and_the_default_is_one_of_them():
    assert len(LEVELS) in (5, 6)
    assert len(set(LEVEL_NAMES)) == len(LEVELS)
    assert DEFAULT_LEVEL == level_named(DEFAULT_LEVEL).name == "outlaw"


def test_the_strongest_levels_never_slip_on_purpose():
    for name in ("friar", "king"):
        assert 0.0 == level_named(name).misses


def test_no_level_thinks_longer_than_three_seconds_about_a_decision():
    assert max(level.seconds for level in LEVELS) <= 3.0


@pytest.mark.parametrize("level", LEVELS, ids=LEVEL_NAMES)
def test_a_turn_takes_eight_seconds_at_most_however_many_its_decisions(level):
    player, total = player_at(level), 0.0
    for view in (a_box_view(), *[a_smaller_view()] * 60):
        thought = player.begin(view)
        thought.latest = thought.until  # as if all the allowed time were used
        total += thought.seconds

    assert total <= 7.5


def test_a_level_that_misses_nothing_takes_the_most_visited_option():
    assert [0.0, 1.0, 0.0] == picks(Level("", 10, 10, 1.0, 1.0), [3, 6, 1])[:3]


def test_who_overlooks_the_best_takes_the_next_best():
    shares = picks(Level("", 10, 10, 1.0, 1.0, misses=0.2), [3, 6, 1])

    assert [0.16, 0.8, 0.04] == [pytest.approx(share, abs=0.02) for share in shares[:3]]


def test_an_option_that_nobody_looked_at_is_never_taken():
    shares = picks(Level("", 10, 10, 1.0, 1.0, misses=0.9), [3, 6])

    assert 0.0 == sum(shares[2:])


def test_a_box_gets_more_thought_than_the_smaller_decisions_after_it():
    level = Level("", 96, 32, 60.0, 60.0)
    player, game = player_at(level), Game(Beginning(seed=7))
    counts = {}
    for _ in range(16):
        thought = player.begin(view_of(game))
        while thought.go_on():
            pass
        if len(thought.options) > 1 and thought.set_out is None:
            counts.setdefault(thought.kind == "box", set()).add(thought.iterations)
        game.play(player.pick(thought))

    assert {True: 96, False: 32} == {is_box: max(numbers) for is_box, numbers in counts.items()}


def test_the_clock_ends_a_thought_after_its_first_piece():
    thought = player_at(Level("", 10_000, 10_000, 0.0, 0.0)).begin(a_box_view())

    while thought.go_on():
        pass

    assert 32 == thought.iterations


def test_a_thought_ends_when_the_leader_cannot_be_overtaken():
    thought = player_at(Level("", 100, 100, 60.0, 60.0)).begin(a_box_view())
    first, second = thought.options[:2]
    for option, visits in ((first, 200), (second, 99)):
        thought.arms[option] = Arm(option, thought.actor, MoveAverage(option))
        thought.arms[option].visits = visits

    assert not thought.go_on()
    thought.arms[second].visits = 100
    assert thought.go_on()


def test_a_forced_answer_needs_no_thought():
    player = player_at(level_named("king"))
    for seed in range(20):
        game = a_game(seed)
        asked, f = game.question()
        game.play(asked.options(game.state, f)[0])
        if game.is_over:
            continue
        thought = player.begin(view_of(game))
        if len(thought.options) == 1:
            assert not thought.go_on()
            assert thought.options[0] == player.pick(thought)
            return
    raise AssertionError("no forced answer was found")
