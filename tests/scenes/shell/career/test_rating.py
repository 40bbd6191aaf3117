"""The rating follows the published formulas of Glicko."""

import json
from importlib.resources import files

import pytest

from gest_desktop.ai.levels import LEVEL_NAMES
from gest_desktop.scenes.shell.career.rating import (
    LEAST,
    START,
    Rating,
    Result,
    after,
    course,
    expected,
    neighbours,
    opponents,
    rated,
    suitable,
    weight,
)
from tests.scenes.shell.career.careers import a_record


def test_the_worked_example_of_the_paper():
    """Glickman, "The Glicko system": 1500 ± 200 beats 1400, loses to 1550 and 1700, is 1464 ± 151.4."""
    results = [
        Result(Rating(1400, 30), 1.0),
        Result(Rating(1550, 100), 0.0),
        Result(Rating(1700, 300), 0.0),
    ]
    now = rated(Rating(1500, 200), results)

    assert [0.9955, 0.9531, 0.7242] == [round(weight(opponent.deviation), 4) for opponent, _score in results]
    assert [0.639, 0.432, 0.303] == [round(expected(1500, opponent), 3) for opponent, _score in results]
    assert (1464, 151.4) == (round(now.value), round(now.deviation, 1))


def test_one_starts_at_1200_and_not_sure_at_all():
    assert (1200, 350) == (START.value, START.deviation)


def test_a_win_raises_the_rating_and_makes_it_surer():
    now = after(START, a_record(level="miller"))

    assert now.value > START.value
    assert now.deviation < START.deviation


def test_a_loss_lowers_the_rating_and_the_more_the_weaker_the_opponent():
    to_potter, to_king = (after(START, a_record(level=level, won=False)) for level in ("potter", "king"))

    assert to_potter.value < to_king.value < START.value


def test_a_rating_is_never_surer_than_45():
    last = course([a_record(number, won=number % 2 == 0) for number in range(200)])[-1]

    assert LEAST == 45 == last.deviation


def test_practice_does_not_count():
    assert START == after(START, a_record(practice=True)) == after(START, a_record(won=False, practice=True))


def test_a_game_with_hints_may_lower_the_rating_but_never_raises_it():
    assert START == after(START, a_record(hints=True))
    assert after(START, a_record(won=False)) == after(START, a_record(won=False, hints=True)) != START


def test_opponents_are_fixed_at_the_figures_of_the_arena():
    figures = json.loads(files("gest_desktop.ai").joinpath("ratings.json").read_text(encoding="utf-8"))

    assert list(LEVEL_NAMES) == list(opponents())
    assert [(figures[level]["elo"], 0) for level in LEVEL_NAMES] == [
        (rating.value, rating.deviation) for rating in opponents().values()
    ]


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_a_level_suits_those_who_play_like_it(level):
    assert level == suitable(opponents()[level])


def test_a_rating_is_between_two_levels():
    potter, miller, king = (opponents()[level].value for level in ("potter", "miller", "king"))

    assert ("potter", "miller") == neighbours(Rating((potter + miller) / 2))
    assert ("", "potter") == neighbours(Rating(potter - 1))
    assert ("king", "") == neighbours(Rating(king + 1))


def test_a_player_of_known_strength_is_found_within_two_deviations():
    """Against the Yeoman, someone who wins three games of four is about 190 points stronger."""
    last = course([a_record(number, level="yeoman", won=number % 4 != 0) for number in range(400)])[-1]

    assert abs(last.value - (opponents()["yeoman"].value + 190.8)) < 2 * last.deviation
