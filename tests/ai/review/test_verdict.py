"""Verdicts, accuracy and turning points."""

import math

import pytest

from gest_desktop.ai.review.chance import ChanceFound
from gest_desktop.ai.review.choice import ChoiceFound, Rated
from gest_desktop.ai.review.steps import steps_of
from gest_desktop.ai.review.turning_points import CHOICE, LUCK, TurningPoint, turning_points
from gest_desktop.ai.review.verdict import Verdict, accuracy, is_doubtful, verdict
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from tests.ai.review.finished_games import random_game


def choice(loss, error=0.001, second=0.0):
    best = Rated(1, 0.6, 0.001, 500)
    played = best if loss == 0.0 else Rated(2, 0.6 - loss, 0.001, 500)
    rated = (best, Rated(3, 0.6 - second, 0.001, 400)) if loss == 0.0 else (best, played)
    return ChoiceFound(rated, played, loss, 0.0, error, 0.5, 0.5, 0.5, 1000, ())


@pytest.mark.parametrize(
    ("loss", "grade"),
    [
        (0.0, Verdict.FINE),
        (0.029, Verdict.FINE),
        (0.03, Verdict.INACCURACY),
        (0.049, Verdict.INACCURACY),
        (0.05, Verdict.MISTAKE),
        (0.119, Verdict.MISTAKE),
        (0.12, Verdict.BLUNDER),
    ],
)
def test_verdicts_follow_the_points_lost(loss, grade):
    assert grade is verdict(choice(loss))


def test_a_loss_within_twice_its_error_is_fine_but_doubtful():
    assert verdict(choice(0.06, error=0.04)) is Verdict.FINE
    assert is_doubtful(choice(0.06, error=0.04))
    assert not is_doubtful(choice(0.001, error=0.001))


def test_the_best_choice_is_the_only_good_one_if_the_next_best_is_a_clear_mistake():
    assert verdict(choice(0.0, second=0.09)) is Verdict.ONLY_GOOD
    assert verdict(choice(0.0, second=0.07)) is Verdict.FINE


def test_accuracy_falls_with_the_points_lost():
    assert 100.0 == accuracy([0.0, 0.0])
    assert accuracy([0.1]) == pytest.approx(100.0 * math.exp(-0.6))
    assert accuracy([]) is None


def luck(swing):
    return ChanceFound(0.5, 0.5 + swing, 0.5 + swing, 0.001)


def test_turning_points_are_the_largest_swings_in_the_order_of_time():
    steps, (dice, ours, theirs) = steps_of(random_game(1)), some_steps()
    found = {dice[0]: luck(-0.2), ours[0]: choice(0.3), theirs[1]: choice(0.1), ours[1]: choice(0.01)}
    points = turning_points(steps, found, ROBIN)
    expected = [
        TurningPoint(dice[0], LUCK, pytest.approx(-0.2)),
        TurningPoint(ours[0], CHOICE, -0.3),
        TurningPoint(theirs[1], CHOICE, 0.1),
    ]

    assert sorted(expected, key=lambda point: point.at) == points


def test_a_loss_that_may_be_nothing_turns_nothing():
    steps, (_dice, ours, _theirs) = steps_of(random_game(1)), some_steps()

    assert [] == turning_points(steps, {ours[0]: choice(0.2, error=0.15)}, ROBIN)


def test_a_stroke_of_luck_and_a_choice_are_among_the_turning_points_if_they_are_notable():
    steps, (dice, ours, _theirs) = steps_of(random_game(1)), some_steps()
    lost = {at: choice(0.2 + at / 10000) for at in ours[:4]}

    assert LUCK in kinds(turning_points(steps, lost | {dice[0]: luck(0.06)}, ROBIN))
    assert LUCK not in kinds(turning_points(steps, lost | {dice[0]: luck(0.04)}, ROBIN))
    lucky = {at: luck(0.2) for at in dice[:4]}
    assert [LUCK, CHOICE, LUCK].count(LUCK) == kinds(
        turning_points(steps, lucky | {ours[2]: choice(0.06)}, SHERIFF)
    ).count(LUCK)


def kinds(points):
    return [point.kind for point in points]


def some_steps():
    """The answers of dice, of Robin Hood and of the Sheriff that were not forced."""
    steps = [step for step in steps_of(random_game(1)) if not step.is_forced]
    dice = [step.at for step in steps if step.is_chance]
    return dice, *([step.at for step in steps if step.actor == side] for side in (ROBIN, SHERIFF))
