"""Move averages: answers that did well are repeated, others tried now and then."""

from collections import Counter
from random import Random

import pytest

from gest_desktop.ai.move_averages import MoveAverages, among
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF

ASKED, OTHER = Question("What now?"), Question("And then?")


def practised(side, results):
    averages = MoveAverages(Random(1))
    for option, robin_wins in results:
        gain = averages.gain(robin_wins)
        among(averages.answers_to(ASKED), option).learn(gain if side == ROBIN else -gain)
    return averages


@pytest.mark.parametrize(("side", "favourite"), [(ROBIN, 1), (SHERIFF, 2)])
def test_what_served_a_side_well_becomes_its_habit(side, favourite):
    averages = practised(side, [(1, 0.9), (2, 0.1)])

    given = Counter(averages.follow(ASKED, [1, 2]).option for _ in range(400))

    assert favourite == given.most_common(1)[0][0]
    assert 2 == len(given)  # some exploration remains


def test_an_answer_never_tried_is_hoped_for():
    averages = practised(ROBIN, [(1, 0.3)])

    given = Counter(averages.follow(ASKED, [1, 2]).option for _ in range(200))

    assert 2 == given.most_common(1)[0][0]


def test_habits_belong_to_their_question():
    averages = practised(ROBIN, [(1, 0.99), (2, 0.01)])

    given = Counter(averages.follow(OTHER, [1, 2]).option for _ in range(400))

    assert min(given.values()) > 120


def test_what_was_learned_in_better_days_is_not_preferred_in_worse():
    """A win of 0.5 where 0.9 was usual is a bad answer; 0.4 where 0.1 is usual is a good one."""
    better_days = [(9, 0.9)] * 300 + [(1, 0.5)]
    worse_days = [(9, 0.1)] * 600 + [(2, 0.4)]
    averages = practised(ROBIN, better_days + worse_days)

    given = Counter(averages.follow(ASKED, [1, 2]).option for _ in range(400))

    assert 2 == given.most_common(1)[0][0]


def test_how_things_stand_is_the_mean_of_the_latest_iterations():
    averages = practised(ROBIN, [(1, 0.8), (1, 0.6)])

    assert (pytest.approx(0.7), pytest.approx(0.3)) == (averages.standing(ROBIN), averages.standing(SHERIFF))


def test_what_is_usual_was_given_most_often():
    averages = practised(SHERIFF, [(3, 0.5), (2, 0.1), (3, 0.9)])

    assert (3, 2) == averages.usual(ASKED, [1, 2, 3])
    assert (2, 1) == averages.usual(ASKED, [1, 2])
    assert (1, 0) == averages.usual(OTHER, [1, 2])
