"""Setting out (2.1): the numbers come from a book, and Robin is any of the band."""

from collections import Counter
from random import Random

import pytest

from gest_desktop.ai.players import SearchPlayer
from gest_desktop.ai.setting_out import BOOK
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import BAND
from gest_desktop.rules.state import hidden_men
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SETUP_AREA

GAMES = 3000


def set_out(seed):
    """The numbers that everybody sees, and where Robin is."""
    game, player = Game(Beginning(seed=1)), SearchPlayer(Random(seed), 10)
    while game.state.frames[0].script.name == "setup" and game.question()[0].kind != "box":
        game.play(player.choose(redact(game.state, ROBIN)))
    return tuple(hidden_men(game.state, space) for space in SETUP_AREA), game.state.robin


@pytest.fixture(scope="module")
def bands():
    return Counter(set_out(seed) for seed in range(GAMES))


def test_the_numbers_are_those_of_the_book_as_often_as_it_says(bands):
    seen = Counter()
    for (numbers, _robin), times in bands.items():
        seen[numbers] += times

    assert set(BOOK) == set(seen)
    for numbers, times in BOOK.items():
        assert pytest.approx(times / sum(BOOK.values()), abs=0.03) == seen[numbers] / GAMES


def test_whatever_the_numbers_each_of_the_band_is_robin_equally_often(bands):
    for numbers in BOOK:
        games = sum(times for (seen, _robin), times in bands.items() if seen == numbers)
        for space, number in zip(SETUP_AREA, numbers, strict=True):
            assert pytest.approx(number / BAND, abs=0.08) == bands[numbers, space] / games
