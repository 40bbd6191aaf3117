"""Hints tell the chances of several options, so each of these is tried often enough."""

from gest_desktop.ai.closer_look import OPTIONS, SHARE
from gest_desktop.ai.opponent import Deliberation
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
