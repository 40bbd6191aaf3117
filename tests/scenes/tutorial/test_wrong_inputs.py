"""A learner who does everything wrong is never stuck, and always gets a helpful sentence."""

import pygame
import pytest

from gest_desktop.rules.explain import decision
from gest_desktop.rules.vocabulary import AVAILABLE, MANSFIELD, SHIRE_WOOD
from gest_desktop.scenes.devtools.lesson_fuzz import fuzz_lesson
from gest_desktop.scenes.menus.pause import PauseScene
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.seen.sight import ROBIN_HIDDEN
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.tutorial.bubble_buttons import BACK, NEXT, SHOW, reply
from gest_desktop.scenes.tutorial.reading import lessons
from tests.scenes.menu_tools import choose
from tests.scenes.tutorial.learner import Learner

LESSONS = {lesson.name: lesson for lesson in lessons()}
FIRST = LESSONS["01_setting_out"]


def beat_at(name, value):
    """The number of the beat in which the learner should give this answer."""
    return next(i for i, beat in enumerate(LESSONS[name].beats) if beat.ways and value in beat.ways[0])


@pytest.mark.parametrize("name", LESSONS)
def test_thirty_wrong_impatient_and_absurd_inputs(name):
    assert "30 inputs" in fuzz_lesson(LESSONS[name], 30, seed=3)


@pytest.mark.parametrize("name", LESSONS)
def test_every_other_legal_answer_gets_the_words_of_the_lesson(app, name):
    """And nothing happens at the table."""
    learner = Learner(app, LESSONS[name])
    for at, beat in enumerate(LESSONS[name].beats):
        if beat.kind != "do":
            continue
        learner.guide.pages.go_to(at)
        learner.wait()
        asked = decision(learner.scene.contest.game.state)
        wrong = {choice.option for choice in asked.choices} - set(learner.guide.course.wanted(asked))
        answers = list(learner.scene.contest.game.answers)
        for option in wrong:
            learner.scene.react(Reaction((option,)))
            assert beat.other.en == learner.guide.talk.remark
            assert (at, ()) == (learner.guide.course.at, learner.guide.course.given)
        assert answers == learner.scene.contest.game.answers


def test_an_illegal_space_is_explained_by_the_rules(app):
    learner = Learner(app, FIRST, beat_at("01_setting_out", "shire_wood"))
    newark = learner.scene.drawing.view.board.ground.name(3)
    learner.click((round(newark[0]), round(newark[1])))
    assert "You can't choose Newark" in learner.guide.talk.remark
    assert learner.guide.talk.remark == learner.bubble.speech.remark


def test_clicking_about_while_reading_says_how_to_go_on(app):
    learner = Learner(app, FIRST)
    learner.click((20, 300))
    assert "Take your time, then press Next." == learner.guide.talk.remark
    learner.touch(NEXT)
    assert "" == learner.guide.talk.remark


def test_clicking_beside_the_light_says_to_follow_it(app):
    learner = Learner(app, FIRST, beat_at("01_setting_out", "plots_and_deeds"))
    learner.click((20, 300))
    assert "Follow the golden light, or let me show you." == learner.guide.talk.remark


def test_a_wrong_reply_is_explained_and_may_be_tried_again(app):
    at = next(i for i, beat in enumerate(FIRST.beats) if beat.check)
    learner = Learner(app, FIRST, at)
    check = FIRST.beats[at].check
    learner.touch(reply((check.right + 1) % len(check.answers)))
    assert check.because.en == learner.guide.talk.remark
    assert not learner.guide.course.is_settled
    learner.touch(reply(check.right))
    assert f"Well said! {check.because.en}" == learner.guide.talk.remark
    assert learner.guide.course.is_settled


def test_a_question_may_be_left_open(app):
    at = next(i for i, beat in enumerate(FIRST.beats) if beat.check)
    learner = Learner(app, FIRST, at)
    learner.touch(NEXT)
    assert at + 1 == learner.guide.course.at


def test_undo_takes_back_what_was_begun_and_then_turns_pages(app):
    at = beat_at("01_setting_out", "remston")
    learner = Learner(app, FIRST, at)
    learner.step()
    assert ("shire_wood",) == learner.guide.course.given
    learner.key(pygame.K_z, pygame.KMOD_CTRL)
    assert (at, ()) == (learner.guide.course.at, learner.guide.course.given)
    learner.touch(BACK)
    assert at - 1 == learner.guide.course.at


def test_at_the_beginning_there_is_nothing_to_go_back_to(app):
    learner = Learner(app, FIRST)
    learner.key(pygame.K_u)
    assert "This is where the lesson begins." == learner.guide.talk.remark


def test_equivalent_orders_are_accepted(app):
    learner = Learner(app, FIRST, beat_at("01_setting_out", "donate"))
    learner.step()
    for name in ("blyth", "mansfield"):
        place = ("blyth", "retford", "tuxford", "newark", "mansfield").index(name)
        x, y = learner.scene.drawing.view.board.ground.name(place)
        learner.click((round(x), round(y)))
    assert "watch" == learner.beat.kind


def test_a_drag_over_several_questions_is_accepted(app):
    """The hand may say at once what the lesson asks in three bubbles."""
    at = beat_at("01_setting_out", "sneak")
    learner = Learner(app, FIRST, at)
    view = learner.scene.drawing.view
    robin = next(each.thing for each in view.board.standing if each.picture == ROBIN_HIDDEN)
    learner.drag(view.place_of(robin), view.board.ground.name(MANSFIELD))
    assert at + 2 == learner.guide.course.at
    assert 2 == len(learner.guide.course.given)


def test_the_band_is_dragged_from_the_mat_to_where_it_starts(app):
    at = beat_at("01_setting_out", "shire_wood")
    learner = Learner(app, FIRST, at)
    view = learner.scene.drawing.view
    start = view.place_of(Thing("piece", AVAILABLE, ROBIN_HIDDEN))
    learner.drag(start, view.board.ground.name(SHIRE_WOOD))
    assert at + 1 == learner.guide.course.at


def test_escape_opens_a_pause_from_which_the_lesson_goes_on(app):
    learner = Learner(app, FIRST, 3)
    learner.frame(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert isinstance(app.scene, PauseScene)
    choose(app, "go_on")
    learner.wait()
    assert 3 == learner.guide.course.at


def test_the_lesson_goes_on_after_the_window_has_changed(app):
    learner = Learner(app, FIRST, beat_at("01_setting_out", "donate"))
    learner.step()
    app.resize(1600, 900)
    learner.wait()
    assert ("donate",) == learner.guide.course.given
    learner.walk()
    assert learner.finished


def test_show_me_can_be_pressed_in_the_middle_of_a_step(app):
    learner = Learner(app, FIRST, beat_at("01_setting_out", "donate"))
    learner.step()
    learner.touch(SHOW)
    for _frame in range(20):
        learner.frame()
    assert "watch" == learner.beat.kind


def test_a_riddle_gives_nothing_away_before_a_first_try(app):
    at = next(i for i, beat in enumerate(LESSONS["12_patience"].beats) if beat.riddle)
    learner = Learner(app, LESSONS["12_patience"], at)
    assert [] == learner.guide.overlay.wanted
    learner.click(learner.place_of(Thing("pass", number=0)))

    assert learner.guide.course.beat.other.en == learner.guide.talk.remark
    assert 1 == len(learner.guide.overlay.wanted)


def test_where_any_number_is_right_none_is_named(app):
    """6.4."""
    lesson = LESSONS["10_iron_hand"]
    learner = Learner(app, lesson, beat_at("10_iron_hand", 0))
    learner.step()
    assert "" == learner.bubble.speech.now
