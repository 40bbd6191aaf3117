"""Drags in a lesson: the correct part is done, and the rest is asked for."""

import pytest

from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    MANSFIELD,
    NOTTINGHAM,
    PRISON,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
)
from gest_desktop.scenes.table.seen.sight import MAN_HIDDEN, ROBIN_HIDDEN, ROBIN_REVEALED
from gest_desktop.scenes.table.seen.targets import place_thing
from gest_desktop.scenes.table.seen.things import Thing, space
from gest_desktop.scenes.tutorial.reading import lessons
from tests.scenes.tutorial.learner import Learner

LESSONS = {lesson.name: lesson for lesson in lessons()}


@pytest.fixture
def learner(app):
    def sit_down(name, value):
        beats = LESSONS[name].beats
        at = next(i for i, beat in enumerate(beats) if any(value in way for way in beat.ways))
        return Learner(app, LESSONS[name], at)

    return sit_down


def drag(learner, place, picture, end):
    view = learner.scene.drawing.view
    x, y = view.place_of(Thing("piece", place, picture))
    learner.drag((x, y - 6), view.place_of(end))


def test_the_second_party_of_a_sneak_is_dragged_like_the_first(learner):
    learner = learner("06_inspection", "blyth")
    at = learner.guide.course.at
    while learner.guide.course.next_value() != "blyth":
        learner.step()
    drag(learner, SHIRE_WOOD, ROBIN_REVEALED, space(BLYTH))
    drag(learner, SHIRE_WOOD, MAN_HIDDEN, space(NOTTINGHAM))

    assert at + 1 == learner.guide.course.at


def test_a_drag_from_where_nobody_was_asked_yet_answers_both_questions(learner):
    learner = learner("01_setting_out", "sneak")
    learner.step()
    drag(learner, SHIRE_WOOD, ROBIN_HIDDEN, space(MANSFIELD))

    assert "" == learner.guide.talk.remark
    assert {"hidden": 0, "revealed": 0, "robin": True} == learner.guide.course.given[-1]


def test_a_drag_of_too_few_is_right_up_to_their_number(learner):
    learner = learner("09_hire_and_ride", "tuxford")
    drag(learner, AVAILABLE, "henchman", space(NOTTINGHAM))

    assert ("nottingham",) == learner.guide.course.given
    assert ("Now: 4", "") == (learner.bubble.speech.now, learner.bubble.speech.remark)


def test_a_drag_that_could_mean_two_things_means_what_is_taught(learner):
    learner = learner("10_iron_hand", "patrol")
    at = learner.guide.course.at
    drag(learner, NOTTINGHAM, "henchman", space(MANSFIELD))

    assert (at + 1, ("nottingham",)) == (learner.guide.course.at, learner.guide.course.given)
    assert "Now: 2" == learner.bubble.speech.now


def test_robin_is_dragged_into_prison(learner):
    learner = learner("07_hunter", "capture")
    at = learner.guide.course.at
    place = learner.scene.contest.game.state.robin
    drag(learner, place, ROBIN_REVEALED, place_thing(PRISON, 0))

    assert at + 1 == learner.guide.course.at
    assert PRISON == learner.scene.contest.game.state.robin


def test_a_drag_to_the_wrong_place_says_what_comes_now(learner):
    learner = learner("01_setting_out", "mansfield")
    drag(learner, SHIRE_WOOD, ROBIN_HIDDEN, space(SOUTHWELL_FOREST))

    assert () == learner.guide.course.given
    assert learner.guide.course.beat.other.en == learner.guide.talk.remark
    assert "Now: Blyth / Mansfield" == learner.bubble.speech.now


def test_a_purse_cannot_be_dragged_and_that_is_said(learner):
    learner = learner("01_setting_out", "donate")
    view = learner.scene.drawing.view
    learner.drag(view.place_of(Thing("purse", 0)), view.place_of(space(MANSFIELD)))

    assert "Follow the golden light, or let me show you." == learner.guide.talk.remark


def test_what_was_said_before_is_over_when_the_right_pass_waits_for_its_second_word(learner):
    learner = learner("11_last_card", "pass_event")
    learner.guide.talk.remark = "First see what resting leads to."
    learner.click(learner.place_of(Thing("pass", number=1)))

    assert ("", True) == (learner.guide.talk.remark, bool(learner.scene.flow.answering.pending))


def test_whoever_drags_ahead_of_the_words_is_not_scolded_but_told(learner):
    """From the beat that asks where from into the one that says who goes where."""
    learner = learner("01_setting_out", "shire_wood")
    beats = LESSONS["01_setting_out"].beats
    learner.guide.pages.go_to(
        next(i for i, beat in enumerate(beats) if ("shire_wood",) in beat.ways and i > 10)
    )
    learner.wait()
    at = learner.guide.course.at
    drag(learner, SHIRE_WOOD, MAN_HIDDEN, space(MANSFIELD))

    assert (at + 1, "") == (learner.guide.course.at, learner.guide.talk.remark)


def test_a_man_who_was_ticked_wrongly_is_asked_to_stay(learner):
    learner = learner("01_setting_out", "mansfield")
    learner.step()
    figure = Thing("figure", number=1)
    learner.touch(figure)
    assert "Not this one: click it again to deselect it." == learner.bubble.speech.now
    learner.guide.talk.remark = "One of them to each place."
    learner.touch(figure)
    assert ("Now: Robin", "") == (learner.bubble.speech.now, learner.guide.talk.remark)


def test_a_pass_that_is_not_wanted_is_not_asked_about_twice(learner):
    learner = learner("04_small_steps", "single_plot")
    learner.click(learner.place_of(Thing("pass", number=1)))

    assert () == learner.scene.flow.answering.pending
    assert learner.guide.course.beat.other.en == learner.guide.talk.remark
