"""Habits: answers that did well are given again, others now and then."""

from collections import Counter
from random import Random

import pytest

from gest_desktop.ai.habits import Habits
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF

ASKED, OTHER = Question("What now?"), Question("And then?")


def practised(side, results):
    habits = Habits(Random(1))
    for option, robin_wins in results:
        habits.learn([(habits.of(ASKED, option), side)], robin_wins)
    return habits


@pytest.mark.parametrize(("side", "favourite"), [(ROBIN, 1), (SHERIFF, 2)])
def test_what_served_a_side_well_becomes_its_habit(side, favourite):
    habits = practised(side, [(1, 0.9), (2, 0.1)])

    given = Counter(habits.follow(ASKED, [1, 2]) for _ in range(400))

    assert favourite == given.most_common(1)[0][0]
    assert 2 == len(given)  # curiosity remains


def test_an_answer_never_tried_is_hoped_for():
    habits = practised(ROBIN, [(1, 0.3)])

    given = Counter(habits.follow(ASKED, [1, 2]) for _ in range(200))

    assert 2 == given.most_common(1)[0][0]


def test_habits_belong_to_their_question():
    habits = practised(ROBIN, [(1, 0.99), (2, 0.01)])

    given = Counter(habits.follow(OTHER, [1, 2]) for _ in range(400))

    assert min(given.values()) > 120
