"""The title: every button leads somewhere, the picture fills any window and follows the mouse."""

import pygame
import pytest

from gest_desktop import __version__
from gest_desktop.scenes.menus.backdrop import covering
from gest_desktop.scenes.menus.dialogs import AskScene
from gest_desktop.scenes.menus.new_game.scene import NewGameScene
from gest_desktop.scenes.menus.options.scene import OptionsScene
from gest_desktop.scenes.menus.saves.scene import SavesMenuScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.save_store import CURRENT
from gest_desktop.scenes.shell.scene import Scene
from gest_desktop.scenes.tutorial.menu import LessonMenuScene
from gest_desktop.scenes.tutorial.progress import load_progress
from gest_desktop.scenes.tutorial.reading import lessons
from tests.scenes.menu_tools import a_contest, choose, control, press, show


@pytest.fixture
def title(app):
    return show(app, TitleScene(app))


def keys(scene):
    return [each.key for each in scene.controls]


def test_a_newcomer_is_offered_the_lessons_first(app, title):
    assert ["learn", "new", "load", "gallery", "rulebook", "options", "leave"] == keys(title)
    assert "learn" == title.focused.key
    assert "New here? The minstrel shows you the game." == title.hint()
    press(app, pygame.K_RETURN)

    assert isinstance(app.scene, LessonMenuScene)


def test_whoever_has_learned_finds_a_new_game_first(make_app):
    title = show(app := make_app(has_learned=True), TitleScene(app))
    assert ["new", "learn", "load", "gallery", "rulebook", "options", "leave"] == keys(title)
    assert "new" == title.focused.key
    assert "" == title.hint()


def test_whoever_is_on_his_way_goes_on_with_the_lesson_that_is_named(app, title):
    """Also when the lesson was left after the title was last shown."""
    show(app, LessonMenuScene(app))
    load_progress(app.settings_file).come_to(lessons()[1].name, 2)
    press(app, pygame.K_ESCAPE)
    assert title is app.scene
    assert ["learn", "new"] == keys(title)[:2]
    assert "learn" == title.focused.key
    assert "Continue lessons" == control(title, "learn").label
    assert "Your next lesson: “The two halves”." == title.hint()


def test_whoever_has_learned_everything_is_offered_nothing(app):
    for lesson in lessons():
        load_progress(app.settings_file).finish(lesson.name)
    title = show(app, TitleScene(app))
    assert "new" == title.focused.key
    assert "Learn to play" == control(title, "learn").label
    assert "" == title.hint()


def test_whoever_plays_without_lessons_is_offered_nothing(app):
    a_contest(store=app.store)
    title = show(app, TitleScene(app))
    assert "Learn to play" == control(title, "learn").label
    assert "" == title.hint()


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
    show(app, TitleScene(app))
    choose(app, "continue")

    assert isinstance(app.scene, AskScene)
    assert "This file is not a saved game, or it is damaged." in app.scene.words()
    assert "torn" == app.store.path(CURRENT).read_text()


@pytest.mark.parametrize(
    ("key", "scene"), [("new", NewGameScene), ("load", SavesMenuScene), ("options", OptionsScene)]
)
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
    app.make_worker = lambda: asked.append("worker") or type("Worker", (), {"close": lambda _self: None})()
    show(app, TitleScene(app))
    assert [] == asked
    app.frame([], 0.02)

    assert ["worker"] == asked
