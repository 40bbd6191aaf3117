"""The opponent's pauses tell nothing about its secrets."""

from random import Random

import pytest

from gest_desktop import __main__
from gest_desktop.ai.players import RandomPlayer
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.devtools.pauses import bits, hit, play_and_watch, updated

GAMES = range(12)


@pytest.fixture(scope="module")
def glimpses():
    """Of random games, in which the computer plays Robin Hood."""
    games = [play_and_watch(seed, [RandomPlayer(Random(seed))] * 2, ROBIN) for seed in GAMES]
    return [glimpse for game in games for glimpse in game.glimpses]


def test_who_watches_the_clock_learns_nothing(glimpses):
    assert len(glimpses) > 100
    assert [] == [each for each in glimpses if each.after != pytest.approx(each.believed)]
    assert (0.0, 0.0) == pytest.approx(bits(glimpses, "after"))


def test_without_the_hourglass_the_same_guesser_learns_something(glimpses):
    assert [each for each in glimpses if each.before > each.believed + 0.01]
    assert bits(glimpses, "before")[0] > 0.0


def test_carriages_are_as_safe_as_robin():
    games = [play_and_watch(seed, [RandomPlayer(Random(seed))] * 2, SHERIFF) for seed in GAMES]
    glimpses = [glimpse for game in games for glimpse in game.glimpses]

    assert len(glimpses) > 20
    assert [] == [each for each in glimpses if each.after != pytest.approx(each.believed)]


def test_a_pause_that_fits_one_world_only_tells_it():
    assert [0.02 / 1.02, 1 / 1.02] == pytest.approx(updated([0.5, 0.5], [0.1, 0.2], 0.2))


def test_of_equally_likely_worlds_any_may_be_named():
    assert [0.5, 0.0, 1.0] == [hit([0.5, 0.5], 0), hit([0.6, 0.4], 1), hit([0.6, 0.4], 0)]


def test_the_command_prints_a_table(capsys):
    assert 0 == __main__.main(["pauses", "--games", "2", "--player", "random", "--jobs", "1"])

    assert "| as shown |" in capsys.readouterr().out
