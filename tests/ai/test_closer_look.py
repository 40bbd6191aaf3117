"""Hints tell the chances of several options, so each of these is tried often enough, and advise to act."""

import pytest

from gest_desktop.ai.closer_look import OPTIONS, SHARE
from gest_desktop.ai.move_averages import MoveAverage
from gest_desktop.ai.opponent import Deliberation
from gest_desktop.ai.search import Arm
from tests.ai.asking import a_box, a_request


def looked_at(**fields):
    """How long the search was, and how often it has tried each option, the most often tried first."""
    deliberation = Deliberation(a_request(a_box(), level="friar", **fields))
    while deliberation.go_on():
        pass
    thought = deliberation.thought
    return thought.iterations, sorted((thought.visits(option) for option in thought.options), reverse=True)


def test_the_best_options_of_a_hint_are_all_tried_often():
    iterations, usual = looked_at()
    _longer, advised = looked_at(numbers=True)

    assert usual[OPTIONS - 1] < iterations // SHARE <= advised[OPTIONS - 1]


def test_a_hint_still_tries_the_best_option_most():
    _iterations, advised = looked_at(numbers=True)

    assert advised[0] > 2 * advised[1]


ACT, PASS = 2, 3  # in the Event box


def advised(act, passing):
    """What a hint advises, if an action and a Pass were tried as often with these chances."""
    deliberation = Deliberation(a_request(a_box(), numbers=True))
    thought = deliberation.thought
    thought.options = [ACT, PASS]
    for option, win in ((ACT, act), (PASS, passing)):
        arm = thought.arms[option] = Arm(option, thought.actor, MoveAverage(option))
        arm.visits, arm.value = 1000, 1000 * win
    return deliberation.advised()


@pytest.mark.parametrize(
    ("act", "passing", "option"),
    [(0.29, 0.30, ACT), (0.41, 0.41, ACT), (0.30, 0.29, ACT), (0.29, 0.32, PASS)],
)
def test_a_hint_advises_a_pass_only_if_it_is_better_than_every_action(act, passing, option):
    assert option == advised(act, passing)
