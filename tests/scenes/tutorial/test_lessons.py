"""Every lesson, played to its end by gestures at real positions, with the planned numbers after each beat."""

import pytest

from gest_desktop.rules.vocabulary import SIDE_IDS
from gest_desktop.scenes.tutorial.bubble_buttons import NEXT, SHOW, reply
from gest_desktop.scenes.tutorial.reading import lessons
from tests.scenes.tutorial.learner import Learner

LESSONS = {lesson.name: lesson for lesson in lessons()}


BY_KEYS = [*LESSONS][::3]


@pytest.mark.parametrize(
    ("name", "keyboard"), [*((name, False) for name in LESSONS), *((name, True) for name in BY_KEYS)]
)
def test_a_lesson_is_walked_to_its_end(app, name, keyboard):
    learner = Learner(app, LESSONS[name], keyboard=keyboard)
    learner.walk()

    assert 1 == learner.finished
    planned = {beat.name: dict(beat.after) for beat in LESSONS[name].beats if beat.after}
    assert planned == {beat: learner.numbers[beat] for beat in planned}


@pytest.mark.parametrize("name", LESSONS)
def test_show_me_does_every_step(app, name):
    """Whoever is stuck everywhere still comes to the end."""
    learner = Learner(app, LESSONS[name])
    for _step in range(200):
        if learner.finished:
            break
        kind = learner.beat.kind
        settled = learner.guide.course.is_settled
        learner.touch(SHOW if kind == "do" else NEXT if settled else reply(learner.beat.check.right))

    assert learner.finished


def test_all_twelve_lessons_are_there_for_both_sides():
    assert 12 == len(LESSONS)
    assert {"robin", "sheriff"} == {SIDE_IDS[lesson.side] for lesson in LESSONS.values()}


def test_show_me_lets_each_step_shine_before_it_is_made(make_app):
    """So that one sees where to click."""
    lesson = LESSONS["01_setting_out"]
    at = next(i for i, beat in enumerate(lesson.beats) if beat.ways and "plots_and_deeds" in beat.ways[0])
    learner = Learner(make_app(instant=False), lesson, at)
    learner.touch(SHOW)
    learner.frame()

    assert at == learner.guide.course.at
    assert "Now: Plots & Deeds" == learner.bubble.speech.now
    for _frame in range(200):
        learner.frame()
    assert at + 1 == learner.guide.course.at


def test_enter_that_was_meant_for_a_movement_turns_no_page_unread(make_app):
    """Who hurried the Sheriff on once never saw what the minstrel said about it."""
    learner = Learner(make_app(instant=False), LESSONS["01_setting_out"])
    learner.guide.overlay.shown_for = 0.0
    learner.guide.dispatch("activate", lambda word: None)
    assert 0 == learner.guide.course.at

    learner.guide.overlay.shown_for = 1.0
    learner.guide.dispatch("activate", lambda word: None)
    assert 1 == learner.guide.course.at
