"""Learning an instinct: what is recorded of a game, and what a fit makes of it."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from gest_desktop.ai.instinct.instinct import Instinct, questions
from gest_desktop.ai.instinct.traits import OF_A_SPACE
from gest_desktop.ai.lab.instinct.fit import fit, to_json
from gest_desktop.ai.lab.instinct.lessons import Choice, Lesson, play_lesson, read_lesson, traits_of
from gest_desktop.rules.plots.hire import HIRE
from gest_desktop.rules.referee import question
from gest_desktop.rules.script import SCRIPTS
from gest_desktop.rules.vocabulary import BLYTH, HENCHMAN, NEWARK, RETFORD, SHERIFF
from tests.table import begin, table


@pytest.fixture(scope="module")
def lesson():
    return play_lesson(5, 8)


def test_a_lesson_tells_every_choice_with_its_visits(lesson):
    assert len(lesson.choices) > 60
    assert {choice.question for choice in lesson.choices} <= set(questions())
    for choice in lesson.choices:
        assert len(choice.traits) == len(choice.visits) > 1
        assert sum(choice.visits) > 0


def test_a_lesson_is_the_same_again_and_survives_being_written(lesson):
    assert lesson == play_lesson(5, 8)
    assert lesson == read_lesson(asdict(lesson))


def test_what_a_carriage_holds_is_drawn_by_lot_and_not_learned(lesson):
    secret = {script.name for script in SCRIPTS.values() if script.secret}

    assert secret
    assert secret.isdisjoint(choice.question.partition("/")[0] for choice in lesson.choices)


def test_a_fit_finds_the_trait_that_is_visited():
    """Space 3 is visited nine times of ten, whatever else there is."""
    choices = [Choice("hire/0", [[1, 20 + n % 4], [3, 20 + n % 3], [5]], [1, 9, 0]) for n in range(40)]
    weights, loss, even = fit([Lesson([choice], True) for choice in choices])

    liked = weights["hire/0"]
    assert liked[3] > 0.5 > 0.0 > liked[1] > liked[5]
    assert loss < even


def test_the_file_names_the_facts_it_was_made_for():
    assert {"how", "facts", "weights"} == set(to_json({}, "by hand"))


def test_weights_of_a_space_move_only_that_space():
    g = begin(table((2, HENCHMAN, BLYTH), (1, HENCHMAN, NEWARK)), HIRE.full, SHERIFF)
    asked, f = question(g)
    options = list(asked.options(g, f))
    likes_retford = [0.0] * OF_A_SPACE
    likes_retford[1 + RETFORD] = 1.0
    leanings = Instinct({id(asked): [likes_retford]}).leanings(g, asked, f, options)

    assert RETFORD == options[leanings.index(max(leanings))]
    assert 1 == sum(leaning > 0.0 for leaning in leanings)
    assert 1 + RETFORD in traits_of(g, asked, f, RETFORD)
