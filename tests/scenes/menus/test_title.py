"""The title: every button leads somewhere, the picture fills any window and follows the mouse."""

import pygame
import pytest

from gest_desktop import __version__
from gest_desktop.scenes.devtools.table_shots import played
from gest_desktop.scenes.menus.backdrop import covering
from gest_desktop.scenes.menus.dialogs import AskScene
from gest_desktop.scenes.menus.new_game.scene import NewGameScene
from gest_desktop.scenes.menus.options.scene import OptionsScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.save_store import CURRENT
from gest_desktop.scenes.shell.scene import Scene
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.tutorial.menu import LessonMenuScene
from gest_desktop.scenes.tutorial.progress import load_progress
from gest_desktop.scenes.tutorial.reading import lessons
from tests.scenes.menu_tools import a_contest, choose, press, show


@pytest.fixture
def title(app):
    return show(app, TitleScene(app))


def keys(scene):
    return [each.key for each in scene.controls]


REST = ["riddles", "career", "shelf", "gallery", "rulebook", "options", "language", "leave"]


def line(title, key):
    return next(item.line for item in title.items if item.key == key)


def colour(title, key):
    return next(item.colour for item in title.items if item.key == key)


def test_a_newcomer_is_offered_the_lessons_first(app, title):
    assert ["learn", "play", *REST] == keys(title)
    assert ("green", "brown") == (colour(title, "learn"), colour(title, "play"))
    assert "learn" == title.focused.key
    assert "New here? The first lesson takes 7 minutes." == line(title, "learn")
    press(app, pygame.K_RETURN)

    assert isinstance(app.scene, LessonMenuScene)


def test_whoever_has_learned_finds_a_new_game_first(make_app):
    title = show(app := make_app(has_learned=True), TitleScene(app))
    assert ["play", "learn", *REST] == keys(title)
    assert ("brown", "green") == (colour(title, "learn"), colour(title, "play"))
    assert "play" == title.focused.key
    assert "Lessons with the minstrel" == line(title, "learn")


def test_whoever_is_on_his_way_goes_on_with_the_lesson_that_is_named(app, title):
    """Also when the lesson was left after the title was last shown."""
    show(app, LessonMenuScene(app))
    load_progress(app.settings_file).finish(lessons()[0].name)
    load_progress(app.settings_file).come_to(lessons()[1].name, 2)
    press(app, pygame.K_ESCAPE)
    assert title is app.scene
    assert ["learn", "play"] == keys(title)[:2]
    assert "learn" == title.focused.key
    assert "Next lesson: The two halves · 1 of 12" == line(title, "learn")


def test_whoever_has_learned_everything_is_told_so(app):
    for lesson in lessons():
        load_progress(app.settings_file).finish(lesson.name)
    title = show(app, TitleScene(app))
    assert "play" == title.focused.key
    assert "All 12 lessons completed" == line(title, "learn")


def test_whoever_plays_without_lessons_is_not_called_new(app):
    a_contest(store=app.store)
    title = show(app, TitleScene(app))
    assert "brown" == colour(title, "learn")
    assert "Lessons with the minstrel" == line(title, "learn")


def test_a_finished_game_is_not_offered(app):
    contest = Contest(played(lambda game: game.is_over, 4), (Seat(), Seat("outlaw")), app.store)
    app.store.flush()
    title = show(app, TitleScene(app))

    assert contest.game.is_over
    assert app.store.has_current()
    assert ["learn", "play", *REST] == keys(title)


def test_the_game_to_continue_tells_how_it_stands(app):
    a_contest(store=app.store)
    summary = show(app, TitleScene(app)).game.summary

    assert "Robin Hood against the Outlaw (Cruel)" == summary.sides()
    assert "Ballad 1, 7 cards left" == summary.progress()
    assert "Order 1 · Your turn" == summary.standing()


def test_on_a_small_window_the_entries_have_no_second_line(make_app):
    """1024 × 640, where one unit has as many pixels as at 1280 × 720."""
    high = {}
    for size in ((1024, 640), (1280, 720)):
        app = make_app(size)
        a_contest(store=app.store)
        title = show(app, TitleScene(app))
        high[size] = {each.key: each.rect.height for each in title.controls}

    small, usual = high.values()
    assert small["continue"] < 0.7 * usual["continue"]
    assert small["play"] < 0.8 * usual["play"]


def test_language_leads_to_the_languages(app, title):
    choose(app, "language")

    assert isinstance(app.scene, OptionsScene)
    assert "language en" == app.scene.focused.key


@pytest.mark.usefixtures("table")
def test_a_game_that_was_begun_is_continued_with_one_key(app):
    a_contest(seed=5, store=app.store)
    title = show(app, TitleScene(app))
    assert "continue" == title.focused.key == keys(title)[0]
    press(app, pygame.K_RETURN)

    assert 5 == app.scene.contest.game.beginning.seed
    assert [title, app.scene] == app.scenes


def test_continue_appears_when_a_game_was_begun_meanwhile(app, title):
    show(app, OptionsScene(app))
    a_contest(store=app.store)
    press(app, pygame.K_ESCAPE)

    assert "continue" == keys(title)[0] == title.focused.key


@pytest.mark.usefixtures("table")
def test_a_damaged_game_says_so_in_one_sentence_and_stays(app):
    app.store.folder.mkdir(parents=True)
    app.store.path(CURRENT).write_text("torn")
    title = show(app, TitleScene(app))
    assert ["play", "learn", "continue"] == keys(title)[:3]
    assert ("green", "brown") == (colour(title, "play"), colour(title, "continue"))
    assert "This file is damaged and was left as it is." == line(title, "continue")
    choose(app, "continue")

    assert isinstance(app.scene, AskScene)
    assert "This file is not a saved game, or it is damaged." in app.scene.words()
    assert "torn" == app.store.path(CURRENT).read_text()


@pytest.mark.parametrize(("key", "scene"), [("play", NewGameScene), ("options", OptionsScene)])
def test_a_button_opens_its_scene(app, title, key, scene):
    choose(app, key)
    assert isinstance(app.scene, scene)
    press(app, pygame.K_ESCAPE)
    assert title is app.scene


@pytest.mark.parametrize(
    ("key", "module", "name"),
    [("gallery", "gallery.scene", "GalleryScene"), ("rulebook", "rulebook.scene", "RulebookScene")],
)
@pytest.mark.usefixtures("title")
def test_gallery_and_rulebook_are_opened_when_they_are_wanted(app, monkeypatch, key, module, name):
    class Book(Scene):
        def draw(self, target):
            target.fill("black")

    monkeypatch.setattr(f"gest_desktop.scenes.menus.{module}.{name}", Book)
    choose(app, key)

    assert isinstance(app.scene, Book)


def test_leaving_is_asked_first(app, title):
    choose(app, "leave")
    press(app, pygame.K_ESCAPE)
    assert title is app.scene
    choose(app, "leave")
    choose(app, "0")
    assert [] == app.scenes


def test_the_version_and_whose_game_it_is_can_be_read(title):
    words = " ".join(title.words())

    assert __version__ in words
    assert "Fred Serval" in words


def lean(app, place, frames=40):
    app.frame([pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0))], 0.02)
    for _frame in range(frames):
        app.frame([], 0.05)


def test_the_picture_leans_with_the_mouse_and_comes_to_rest(app, title):
    lean(app, (1280, 0), frames=1)
    assert title.is_lively
    lean(app, (1280, 0))

    assert (1.0, -1.0) == title.lean
    assert not title.is_lively


def test_with_reduced_motion_the_picture_stands_still(make_app):
    app = make_app(reduced_motion=True)
    title = show(app, TitleScene(app))
    lean(app, (1280, 0))

    assert (0.0, 0.0) == title.lean


@pytest.mark.parametrize("size", [(1024, 640), (1024, 768), (1920, 800)])
def test_the_picture_fills_a_window_of_any_form(make_app, size):
    app = make_app(size)
    title = show(app, TitleScene(app))
    for corner in ((0.0, 0.0), (1.0, 1.0), (-1.0, -1.0)):
        app.screen.fill("magenta")
        title.picture.draw(app.screen, corner)

        assert 0 == pygame.mask.from_threshold(app.screen, (255, 0, 255), (1, 1, 1, 255)).count()


def test_a_picture_covers_a_window_without_distortion():
    assert (1.0, -100, 0) == covering((400, 100), (200, 100))
    assert (2.0, 0, -50) == covering((100, 100), (200, 100))


def test_the_opponent_wakes_up_after_the_first_picture(app):
    asked = []
    app.minds.make_worker = lambda: (
        asked.append("worker") or type("Worker", (), {"close": lambda _self: None})()
    )
    show(app, TitleScene(app))
    assert [] == asked
    app.frame([], 0.02)

    assert ["worker"] == asked
