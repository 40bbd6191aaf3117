"""Progress is remembered; a damaged file counts as no progress."""

import json

import pygame
import pytest

from gest_desktop.scenes.menus.dialogs import AskScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.tutorial.coach_guide import CoachGuide
from gest_desktop.scenes.tutorial.journey import Journey
from gest_desktop.scenes.tutorial.menu import LessonMenuScene
from gest_desktop.scenes.tutorial.progress import FILE, Progress, load_progress
from gest_desktop.scenes.tutorial.reading import lessons
from gest_desktop.scenes.tutorial.scene import lesson_table
from tests.scenes.menu_tools import choose, control, press, show

FIRST, SECOND = lessons()[:2]
LAST = lessons()[-1]


@pytest.fixture
def menu(app):
    show(app, TitleScene(app))
    return show(app, LessonMenuScene(app))


def rest(app):
    for _frame in range(6):
        app.frame([], 0.05)


def test_progress_comes_back_as_it_was_kept(tmp_path):
    progress = Progress(tmp_path / FILE)
    progress.come_to(FIRST.name, 3)
    progress.come_to(SECOND.name, 2)
    progress.finish(FIRST.name)

    again = load_progress(tmp_path / "settings.json")
    assert ({FIRST.name}, {SECOND.name: 2}, FIRST.name) == (again.done, again.beats, again.last)


@pytest.mark.parametrize(
    ("learned", "following"),
    [
        ((1,), 2),
        ((1, 2, 3, 4, 5, 6), 7),
        ((7, 8, 9, 10), 12),
        ((1, 2, 3, 4, 5, 6, 11), None),
        ((*range(1, 11),), 11),
        ((*range(1, 12),), 12),
        ((7, 8, 9, 10, 12), None),
        ((1, 11), 2),
        ((12,), 1),
    ],
    ids=str,
)
def test_after_a_lesson_comes_the_next_that_can_be_understood(app, learned, following):
    """A riddle is for those who have learned its side."""
    journey = Journey(app)
    for number in learned:
        journey.progress.finish(lessons()[number - 1].name)
    found = journey.after(lessons()[learned[-1] - 1])
    assert following == (lessons().index(found) + 1 if found else None)


def test_riddles_are_not_the_next_lesson_before_their_side_is_learned(tmp_path):
    progress = Progress(tmp_path / FILE, done={lesson.name for lesson in lessons()[6:10]})
    assert FIRST == progress.next_lesson()
    progress.done |= {lesson.name for lesson in lessons()[:6]}
    assert lessons()[10] == progress.next_lesson()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "torn",
        "[]",
        "3",
        '{"done": 3}',
        '{"done": [], "beats": []}',
        '{"done": ["a"]}',
        "[" * 9000,
        "x" * 200_000,
    ],
)
def test_a_damaged_file_is_a_fresh_start(tmp_path, text):
    (tmp_path / FILE).write_text(text)
    progress = load_progress(tmp_path / "settings.json")
    assert (set(), {}) == (progress.done, progress.beats)


def test_numbers_that_are_no_beats_are_left_out(tmp_path):
    message = {"done": [1, "a"], "beats": {"a": -1, "b": True, "c": "2", "d": 4}}
    (tmp_path / FILE).write_text(json.dumps(message))
    progress = load_progress(tmp_path / "settings.json")
    assert ({"a"}, {"d": 4}) == (progress.done, progress.beats)


def test_a_beat_beyond_the_end_is_the_last(app):
    _scene, guide = lesson_table(app, FIRST, 999)
    assert guide.course.is_last


def test_a_disk_that_is_full_stops_nobody(tmp_path, monkeypatch):
    def full(*_args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files, "write", full)
    Progress(tmp_path / FILE).finish(FIRST.name)


# --- the list of lessons


def test_the_list_shows_every_lesson_and_begins_with_the_first(app, menu):
    for lesson in lessons():
        assert control(menu, lesson.name)
    assert FIRST.name == menu.focused.key
    assert "Start lesson 1" == control(menu, "next").label
    press(app, pygame.K_RETURN)
    assert FIRST is app.scene.guide.course.lesson


def test_any_lesson_can_be_opened_at_once(app, menu):
    choose(app, LAST.name)
    assert LAST is app.scene.guide.course.lesson


def test_a_lesson_is_left_and_resumed_at_the_same_beat(app, menu):
    choose(app, FIRST.name)
    for _beat in range(3):
        rest(app)
        press(app, pygame.K_RETURN)
    assert 3 == app.scene.guide.course.at
    press(app, pygame.K_ESCAPE)
    choose(app, "others")
    assert isinstance(app.scene, LessonMenuScene)
    assert app.scene.note(FIRST).startswith(f"Resume at step 4 of {len(FIRST.beats)}.")
    assert "Resume lesson 1" == control(app.scene, "next").label
    choose(app, FIRST.name)
    assert 3 == app.scene.guide.course.at


def test_the_lesson_to_go_on_with_is_in_focus_and_bears_a_sign(app, menu):
    menu.journey.progress.finish(FIRST.name)
    menu = show(app, LessonMenuScene(app))
    assert SECOND.name == menu.focused.key
    assert "Start lesson 2" == control(menu, "next").label
    assert menu.note(FIRST).startswith("Play again: ")
    signs = [each.name for each in lessons() if control(menu, each.name).face.picture is not None]
    assert [SECOND.name] == signs


def test_whoever_looked_at_a_later_lesson_resumes_the_first_unfinished_one(app, menu):
    menu.journey.progress.finish(FIRST.name)
    for lesson, beat in ((LAST, 2), (SECOND, 3), (LAST, 3)):
        menu.journey.progress.come_to(lesson.name, beat)
    menu = show(app, LessonMenuScene(app))
    assert SECOND.name == menu.focused.key
    assert "Resume lesson 2" == control(menu, "next").label


def test_when_all_is_learned_the_first_game_is_in_focus(app, menu):
    for lesson in lessons():
        menu.journey.progress.finish(lesson.name)
    menu = show(app, LessonMenuScene(app))
    assert "game" == menu.focused.key
    assert "next" not in [each.key for each in menu.controls]


def test_the_pause_begins_a_lesson_again(app, menu):
    app.push(menu.journey.scene(FIRST, 5))
    rest(app)
    press(app, pygame.K_ESCAPE)
    choose(app, "again")
    assert 0 == app.scene.guide.course.at


def at_the_end(app, menu, lesson):
    app.push(menu.journey.scene(lesson, len(lesson.beats) - 1))
    rest(app)
    if app.scene.guide.course.beat.check:
        app.scene.guide.pages.reply(app.scene.guide.course.beat.check.right)
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene, AskScene)


def test_after_a_lesson_comes_the_next_one(app, menu):
    at_the_end(app, menu, FIRST)
    press(app, pygame.K_RETURN)
    assert SECOND is app.scene.guide.course.lesson
    assert {FIRST.name} == load_progress(app.settings_file).done
    assert not app.settings.has_learned


def test_a_lesson_may_be_heard_once_more(app, menu):
    at_the_end(app, menu, SECOND)
    choose(app, "1")
    assert (SECOND, 0) == (app.scene.guide.course.lesson, app.scene.guide.course.at)


def test_after_a_lesson_the_list_shows_it_as_learned(app, menu):
    at_the_end(app, menu, SECOND)
    choose(app, "0")
    assert menu is app.scene
    assert control(menu, SECOND.name).is_on()
    assert not control(menu, FIRST.name).is_on()


def test_the_list_is_laid_out_once_when_it_is_opened(app):
    laid_out = []
    menu = LessonMenuScene(app)
    lay_out = menu.lay_out
    menu.lay_out = lambda: laid_out.append(lay_out())
    show(app, menu)

    assert 1 == len(laid_out)


def test_escape_after_a_lesson_leads_to_the_list(app, menu):
    at_the_end(app, menu, FIRST)
    press(app, pygame.K_ESCAPE)
    assert menu is app.scene


def test_whoever_knows_a_side_is_no_newcomer_any_more(app, menu):
    at_the_end(app, menu, lessons()[5])
    assert app.settings.has_learned


def test_after_the_last_lesson_a_first_game_begins(app, menu):
    for lesson in lessons()[6:10]:
        menu.journey.progress.finish(lesson.name)
    at_the_end(app, menu, LAST)
    press(app, pygame.K_RETURN, pygame.K_RETURN)
    assert isinstance(app.scene.guide, CoachGuide)
    assert LAST.side == app.scene.contest.viewer


def test_lessons_are_no_games(app, menu):
    choose(app, FIRST.name)
    rest(app)
    assert not app.store.has_current()


def test_a_glance_at_a_later_lesson_does_not_make_it_the_next_one(tmp_path):
    progress = Progress(tmp_path / FILE, done={FIRST.name})
    progress.come_to(lessons()[2].name, 15)
    progress.come_to(lessons()[6].name, 1)

    assert lessons()[1] == progress.next_lesson()
