"""Every menu by gamepad alone: each control can be reached, and each menu left."""

import pytest

from gest_desktop.scenes.devtools.every_menu import every_menu
from gest_desktop.scenes.menus.curtain import CurtainScene
from gest_desktop.scenes.menus.gallery.scene import GalleryScene
from gest_desktop.scenes.menus.keys import KeysScene
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.options.scene import OptionsScene
from gest_desktop.scenes.menus.rulebook.keys import CONTENTS, PAGE, SEARCH
from gest_desktop.scenes.menus.rulebook.scene import RulebookScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.glyph_bar import MOST
from tests.scenes.menu_tools import control, show
from tests.scenes.pad_player import button, push

SIZES = ((1280, 800), (1280, 720))


def reached(app, scene, *buttons):
    """The controls that get the focus when buttons are pressed again and again."""
    found = set()
    for _step in range(2 * len(scene.controls)):  # on the shelf, books bring controls of their own
        for name in buttons:
            push(app, name)
            found.add(scene.focused.key)
    return found


@pytest.mark.parametrize("size", SIZES)
def test_every_control_of_every_menu_can_be_reached(make_app, size):
    app = make_app(size)
    show(app, TitleScene(app))
    push(app, "down")
    for scene in every_menu(app):
        show(app, scene)
        if isinstance(scene, MenuScene):
            assert {each.key for each in scene.controls} == reached(app, scene, "rb")


def test_every_menu_can_be_left(app):
    show(app, TitleScene(app))
    for scene in every_menu(app):
        show(app, scene)
        if not isinstance(scene, TitleScene):
            push(app, "a" if isinstance(scene, CurtainScene) else "b")
            assert scene not in app.scenes


def test_the_title_asks_before_the_game_is_quit(app):
    title = show(app, TitleScene(app))
    push(app, "b")

    assert title is not app.scene
    push(app, "b")
    assert title is app.scene


def test_the_bar_tells_in_every_menu_what_works(app):
    show(app, TitleScene(app))
    for scene in every_menu(app):
        show(app, scene)
        told = scene.pad_words()
        assert 1 <= len(told) <= MOST
        assert all(app.pad.letters_of(commands) and words for commands, words in told)


def test_directions_move_through_the_title_and_a_press_opens(app):
    title = show(app, TitleScene(app))
    keys = [each.key for each in title.controls]
    push(app, "down", "down", "up")
    assert keys[1] == title.focused.key
    title.focus_on("options")
    push(app, "a")

    assert isinstance(app.scene, OptionsScene)


def test_a_slider_is_pushed_to_the_sides(app):
    options = show(app, OptionsScene(app))
    options.focus_on("scale")
    push(app, "right", "right", "left")

    assert 105 == app.settings.scale


def test_a_held_direction_goes_on_by_itself(app):
    title = show(app, TitleScene(app))
    app.frame([button("down")], 0.02)
    first = title.focus
    for _frame in range(12):
        app.frame([], 0.05)

    assert title.focus >= first + 2


def test_the_rulebook_is_read_by_gamepad(app):
    book = show(app, RulebookScene(app, "3.2.3"))
    assert PAGE == book.region
    before = book.page.scroll.goal
    push(app, "rt")
    assert before < book.page.scroll.goal
    regions = set()
    for _step in range(60):
        push(app, "rb")
        regions.add(book.region)
        if regions == {SEARCH, CONTENTS, PAGE}:
            break
    assert {SEARCH, CONTENTS, PAGE} == regions
    book.focus_on(CONTENTS)
    before = book.history.here
    push(app, "down", "down", "a")
    assert before != book.history.here


def test_a_card_is_enlarged_and_put_back(app):
    gallery = show(app, GalleryScene(app))
    push(app, "right", "down", "a")
    assert gallery.close_up is not None
    push(app, "b")
    assert gallery.close_up is None
    push(app, "rb", "a")
    assert gallery is app.scene


def test_the_list_of_controls_shows_the_gamepad_to_whoever_uses_it(app):
    show(app, TitleScene(app))
    push(app, "y")

    assert isinstance(app.scene, KeysScene)
    assert {"LB", "RT", "View"} <= set(app.scene.words())
    app.scene.focus_on("other")
    push(app, "a")
    assert "Ctrl+Z" in app.scene.words()
    assert control(app.scene, "other").label == "Gamepad"
