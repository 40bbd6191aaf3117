"""The shelf: every book can be taken out by mouse, keys and gamepad, and its page leads into the game."""

import subprocess
import sys

import pygame
import pytest

from gest_desktop.scenes.menus.gallery.scene import GalleryScene
from gest_desktop.scenes.menus.new_game.scene import NewGameScene
from gest_desktop.scenes.menus.rulebook.scene import RulebookScene
from gest_desktop.scenes.menus.shelf.doors import doors_of
from gest_desktop.scenes.menus.shelf.pictures import manifest, two_lines
from gest_desktop.scenes.menus.shelf.scene import ShelfScene
from gest_desktop.scenes.menus.shelf.volumes import VOLUMES
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.tutorial.menu import LessonMenuScene
from tests.paths import ROOT
from tests.scenes.menu_tools import a_contest, choose, control, press, show

DOORS = {"play": NewGameScene, "learn": LessonMenuScene, "rulebook": RulebookScene, "gallery": GalleryScene}
OPEN = [volume for volume in VOLUMES if volume.doors]


@pytest.fixture
def shelf(app):
    return show(app, ShelfScene(app))


def keys(scene):
    return [each.key for each in scene.controls]


def test_the_title_leads_to_the_shelf_and_back(app):
    title = show(app, TitleScene(app))
    choose(app, "shelf")
    assert isinstance(app.scene, ShelfScene)
    press(app, pygame.K_ESCAPE)
    assert title is app.scene


def test_a_click_takes_a_book_out(app, shelf):
    choose(app, "book bandits")
    assert "bandits" == shelf.taken.id
    assert {"play", "learn", "rulebook", "gallery"} <= set(keys(shelf))
    assert "Bandits of Sherwood" in shelf.words()


def test_arrows_take_books_out_and_enter_goes_to_the_page(app, shelf):
    press(app, pygame.K_RIGHT)
    assert "bandits" == shelf.taken.id
    press(app, pygame.K_RETURN)
    assert "play" == shelf.focused.key


def test_a_gamepad_reaches_the_page_as_well(app, shelf):
    for word in ("right", "activate"):
        shelf.press_pad(word, True)
        app.frame([], 0.02)
    assert ("bandits", "play") == (shelf.taken.id, shelf.focused.key)


def test_tab_goes_from_a_book_to_its_page_and_on_to_the_next(app, shelf):
    press(app, *[pygame.K_TAB] * 5)
    assert "book bandits" == shelf.focused.key
    press(app, pygame.K_TAB)
    assert ("bandits", "play") == (shelf.taken.id, shelf.focused.key)


def test_a_closed_book_offers_nothing(app, shelf):
    choose(app, "book closed_blue")
    assert ["back", *(f"book {volume.id}" for volume in VOLUMES)] == keys(shelf)
    assert "Later on" in shelf.words()
    press(app, pygame.K_RETURN)
    assert shelf is app.scene


@pytest.mark.parametrize("door", DOORS)
def test_the_page_of_a_gest_opens_its_scenes(app, shelf, door):
    choose(app, door)
    assert isinstance(app.scene, DOORS[door])


@pytest.mark.parametrize("volume", OPEN, ids=lambda volume: volume.id)
def test_every_game_has_all_doors(volume):
    doors = doors_of(volume)
    assert all(callable(getattr(doors, name)) for name in (*DOORS, "waiting", "go_on"))


def test_a_game_that_waits_can_be_continued_from_its_page(app, table, shelf):
    assert () == doors_of(VOLUMES[0]).waiting(app)
    a_contest(store=app.store)
    app.store.flush()
    shelf.enter()
    app.frame([], 0.02)
    assert "Ballad 1, 7 cards left" in shelf.words()
    assert "New game" == control(shelf, "play").label
    choose(app, "continue")
    assert isinstance(app.scene, table)


@pytest.mark.parametrize("name", ["A Gest of Robin Hood", "Bandits of Sherwood", "Later on"])
def test_a_title_breaks_into_two_lines_of_like_length(name):
    upper, lower = two_lines(name)
    assert name == f"{upper} {lower}".strip()
    assert upper == {"A": "A Gest of", "B": "Bandits of", "L": ""}[name[0]]


def test_every_volume_has_a_book():
    assert {volume.book for volume in VOLUMES} == set(manifest()["books"])


def test_the_program_starts_without_any_tale():
    code = (
        "import sys, gest_desktop.scenes.menus.title.scene, gest_desktop.scenes.menus.shelf.scene;"
        "print([m for m in sys.modules if '.tales.bandits' in m])"
    )
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "[]" == ran.stdout.strip().splitlines()[-1]
