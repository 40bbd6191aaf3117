"""All pages of the tale: readable in every size and language, complete at once, in reach of a gamepad."""

from collections import defaultdict

import pygame
import pytest

from gest_desktop.scenes.menus.widgets import writing
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.tales.bandits.pages import doors
from gest_desktop.tales.bandits.pages.gallery.cards import GROUPS, BanditsCards
from gest_desktop.tales.bandits.pages.gallery.scene import gallery_scene
from gest_desktop.tales.bandits.pages.new_game.scene import NewGameScene
from gest_desktop.tales.bandits.pages.rulebook import the_book
from gest_desktop.tales.bandits.pages.saves import SavesScene
from gest_desktop.tales.bandits.table.opening import Saves, Seat
from tests.scenes.menu_tools import press, show
from tests.scenes.menus.test_readable import LEAST, sizes
from tests.tales.bandits.pages.test_saves import begun

__all__ = ["sizes"]


def pages(app):
    saves = Saves(app.store)
    for seats in ((Seat(), Seat("outlaw"), Seat("king")), (Seat(), Seat(), Seat("friar"), Seat("yeoman"))):
        saves.keep(begun(), seats[:3])
        saves.put_aside()
    saves.keep(begun(), seats[:3])
    files.flush()
    (saves.folder / "torn.bandits.json").write_text("{")
    yield SavesScene(app)
    for number in (2, 3, 4):
        app.change(advanced_open=number == 3)
        scene = NewGameScene(app)
        scene.choices = scene.choices.with_number(number).toggled("open_chest").with_temper(1, "spiteful")
        scene.band = number - 1
        yield scene


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_no_text_is_shrunk_below_what_can_be_read(make_app, sizes, size, language, text_size):
    app = make_app(size, language=language, text_size=text_size, reduced_motion=True)
    small = defaultdict(dict)
    for scene in pages(app):
        for cached in (writing.line, writing.paragraph):
            cached.cache_clear()
        sizes.clear()
        show(app, scene)
        small[type(scene).__name__] |= {words: px for words, px in sizes.items() if px < LEAST[size]}
        app.pop()
    assert {} == {name: found for name, found in small.items() if found}


def test_every_control_is_in_reach_of_a_gamepad(app):
    for scene in pages(app):
        show(app, scene)
        reached = set()
        for _step in scene.controls:
            scene.press_pad("because", True)
            reached.add(scene.focused.key)
        assert {each.key for each in scene.controls} == reached
        app.pop()


def test_every_door_opens_a_page_and_esc_leads_back(app):
    below = show(app, NewGameScene(app))
    for door in (doors.play, doors.load, doors.rulebook, doors.gallery):
        door(app)
        app.frame([], 0.02)
        assert below is not app.scene
        press(app, pygame.K_ESCAPE)
        assert below is app.scene


# --- the gallery


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_card_has_a_face_a_back_and_something_to_say(app, language):
    cards = BanditsCards()
    every = cards.chosen("all", "all", ())
    known = {section.number for section in the_book(language).sections}
    assert (16, 39, 6, 15) == tuple(len(group) for group in GROUPS.values())
    assert 76 == len(set(every))
    for card in every:
        section = cards.section(card, language)
        assert section.title
        assert section.blocks
        assert section.number in known
        assert cards.back(card, (100, 140)).get_size() == (100, 140)
    assert (100, 140) == cards.face(every[0], language, (100, 140)).get_size()


def test_cards_are_filtered_and_enlarged(app):
    scene = show(app, gallery_scene(app))
    scene.press_tab(3)
    assert 6 == len(scene.cards)
    scene.enlarge(0)
    assert "8.2.1" in scene.close_up.sheet.anchors
    scene.read_rule("8.2.1")
    assert "8.2.1" == app.scene.page.number
