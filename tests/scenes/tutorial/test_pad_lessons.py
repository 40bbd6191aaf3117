"""Lessons by gamepad alone."""

import pytest

from gest_desktop.scenes.tutorial.reading import lessons
from tests.scenes.pad_player import PadPlayer, push
from tests.scenes.tutorial.learner import Learner

LESSONS = {lesson.name: lesson for lesson in lessons()}
NAMES = sorted(LESSONS)


class PadLearner(Learner):
    """Pushes the D-pad towards what is wanted, then presses A."""

    def touch(self, thing):
        player = PadPlayer(self.app, self.scene, 1)
        if self.scene.state.focused is None:
            push(self.app, "down")
        push(self.app, *player.way_to(thing), "a")
        if not self.finished:
            self.wait()


@pytest.mark.parametrize("name", [NAMES[0], NAMES[3], NAMES[6]])
def test_a_lesson_is_walked_by_gamepad(make_app, name):
    learner = PadLearner(make_app((1280, 800), instant=True), LESSONS[name])
    learner.walk()

    assert 1 == learner.finished


def test_where_there_is_nothing_to_do_but_read_one_button_turns_the_page(make_app):
    app = make_app((1280, 800), instant=True)
    learner = PadLearner(app, LESSONS[NAMES[0]])
    at = learner.guide.course.at
    push(app, "a")

    assert at + 1 == learner.guide.course.at


def test_the_button_that_goes_on_tells_its_key_unless_a_gamepad_is_used(make_app):
    app = make_app((1280, 800), instant=True)
    learner = PadLearner(app, LESSONS[NAMES[0]])
    by_keyboard = learner.guide.overlay.bubble.buttons[-1].key
    push(app, "down")
    app.frame([], 0.03)

    assert ("Enter", "") == (by_keyboard, learner.guide.overlay.bubble.buttons[-1].key)
