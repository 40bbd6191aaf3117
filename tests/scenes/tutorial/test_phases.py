"""The Inspection waits for the minstrel: no phase is shown before it is mentioned."""

import pytest

from gest_desktop.rules.vocabulary import SHERIFF
from gest_desktop.scenes.table.panels.prompt_text import prompt, turn_status
from gest_desktop.scenes.tutorial.bubble_buttons import NEXT
from gest_desktop.scenes.tutorial.play import phase_of
from gest_desktop.scenes.tutorial.reading import lessons
from tests.scenes.tutorial.learner import Learner

LESSONS = {lesson.name: lesson for lesson in lessons()}
INSPECTIONS = ("06_inspection", "10_iron_hand")


def first_at(name, phase):
    return next(i for i, beat in enumerate(LESSONS[name].beats) if f"phase:{phase}" in beat.spots)


def journal(learner):
    """The part of the journal that the table has shown."""
    return learner.scene.flow.told_lines


def marked(learner):
    """The phase marked on the strip of the Inspection."""
    return turn_status(learner.scene.state.moment(learner.app.settings)).phase


@pytest.mark.parametrize("name", INSPECTIONS)
def test_each_phase_begins_when_the_words_have_come_to_it(app, name):
    learner = Learner(app, LESSONS[name], first_at(name, "unrest") - 1)
    opened = {"unrest": False, "mischief": False, "governance": False, "redeployment": False}
    for at in range(learner.guide.course.at, first_at(name, "reset")):
        while learner.guide.course.at == at:
            for phase in opened:
                shown = any(phase == phase_of(entry) for entry in journal(learner))
                assert shown == (at >= first_at(name, phase)), f"{phase} in beat {at + 1}"
                opened[phase] |= shown
            learner.step()

    assert all(opened.values())


@pytest.mark.parametrize("name", INSPECTIONS)
def test_the_strip_of_the_inspection_marks_the_phase_that_the_words_are_at(app, name):
    learner = Learner(app, LESSONS[name], first_at(name, "unrest"))
    for phase in ("unrest", "mischief", "governance", "redeployment"):
        while learner.guide.course.at < first_at(name, phase):
            learner.step()
        assert phase == marked(learner)
    while learner.guide.course.at <= first_at(name, "reset"):
        learner.step()
    assert "" == marked(learner)


@pytest.mark.parametrize("name", INSPECTIONS)
def test_whoever_comes_back_sees_the_same(app, name):
    """6.3: at Mischief the Sheriff's income is not shown yet."""
    at = first_at(name, "governance")
    walked = Learner(app, LESSONS[name], first_at(name, "unrest") - 1)
    while walked.guide.course.at < at:
        walked.step()
    resumed = Learner(app, LESSONS[name], at)

    assert walked.scene.flow.beat_player.shown == resumed.scene.flow.beat_player.shown
    before = Learner(app, LESSONS[name], at - 1).scene.flow.beat_player.shown
    assert before.shillings[SHERIFF] < resumed.scene.flow.beat_player.shown.shillings[SHERIFF]


def test_the_game_is_further_than_the_table_and_nothing_is_lost(app):
    learner = Learner(app, LESSONS["06_inspection"], first_at("06_inspection", "unrest"))
    play = learner.scene.flow
    assert play.beat_player.is_held
    moment = learner.scene.state.moment(app.settings)
    assert "Royal Favour moves from Justice 3 to Justice 4." == prompt(moment, "Where do you Rob?")
    learner.touch(NEXT)
    assert play.beat_player.is_through
    assert play.beat_player.shown == play.now()
