"""The Inspection waits for the minstrel: no phase is shown before he speaks of it."""

import pytest

from gest_desktop.rules.vocabulary import SHERIFF
from gest_desktop.scenes.table.prompt_text import prompt
from gest_desktop.scenes.tutorial.commands import NEXT
from gest_desktop.scenes.tutorial.play import phase_of
from gest_desktop.scenes.tutorial.reading import lessons
from tests.scenes.tutorial.learner import Learner

LESSONS = {lesson.name: lesson for lesson in lessons()}
INSPECTIONS = ("06_inspection", "10_iron_hand")


def first_at(name, phase):
    return next(i for i, beat in enumerate(LESSONS[name].beats) if f"phase:{phase}" in beat.spots)


def journal(learner):
    """What the table has shown of the journal."""
    return learner.scene.flow.told_lines


@pytest.mark.parametrize("name", INSPECTIONS)
def test_each_phase_begins_when_the_words_have_come_to_it(app, name):
    learner = Learner(app, LESSONS[name], first_at(name, "unrest") - 1)
    opened = {"unrest": False, "mischief": False, "governance": False, "redeployment": False}
    for at in range(learner.scene.course.at, first_at(name, "reset")):
        while learner.scene.course.at == at:
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
        while learner.scene.course.at < first_at(name, phase):
            learner.step()
        assert phase == learner.scene.drawing.turn_status.phase
    while learner.scene.course.at <= first_at(name, "reset"):
        learner.step()
    assert "" == learner.scene.drawing.turn_status.phase


@pytest.mark.parametrize("name", INSPECTIONS)
def test_whoever_comes_back_sees_the_same(app, name):
    """6.3: at Mischief the Sheriff's income is not shown yet."""
    at = first_at(name, "governance")
    walked = Learner(app, LESSONS[name], first_at(name, "unrest") - 1)
    while walked.scene.course.at < at:
        walked.step()
    resumed = Learner(app, LESSONS[name], at)

    assert walked.scene.flow.beat_player.shown == resumed.scene.flow.beat_player.shown
    before = Learner(app, LESSONS[name], at - 1).scene.flow.beat_player.shown
    assert before.shillings[SHERIFF] < resumed.scene.flow.beat_player.shown.shillings[SHERIFF]


def test_the_game_is_further_than_the_table_and_nothing_is_lost(app):
    learner = Learner(app, LESSONS["06_inspection"], first_at("06_inspection", "unrest"))
    play = learner.scene.flow
    assert play.beat_player.is_held
    assert "Royal Favour moves from Justice 3 to Justice 4." == prompt(learner.scene, "Where do you Rob?")
    learner.touch(NEXT)
    assert play.beat_player.is_through
    assert play.beat_player.shown == play.now()
