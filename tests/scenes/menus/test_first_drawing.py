"""Menus: the first drawing is complete, whatever opened the menu."""

import pygame
import pytest

from gest_desktop.scenes.devtools.every_menu import every_menu
from gest_desktop.scenes.menus.dialogs import AskScene, no_more
from gest_desktop.scenes.menus.saves.scene import SavesMenuScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.scene import Scene
from tests.scenes.menu_tools import a_contest, keep, show

CORNER = (1, 1)


def drawn(app):
    app.scene.draw(app.screen)
    return picture(app)


def picture(app):
    """The picture in the window, as a number: a difference of a million bytes would be hard to read."""
    return hash(app.screen.get_buffer().raw)


@pytest.fixture
def still(make_app):
    """A program whose mouse rests in a corner where nothing is."""
    app = make_app(reduced_motion=True)
    pygame.mouse.set_pos(CORNER)
    keep(app, "Sunday")
    return app


def test_a_menu_looks_the_same_before_and_after_the_mouse_moves(still):
    app = still
    for scene in every_menu(app):
        app.push(scene)
        while scene.is_lively:  # the gallery turns up its cards one after the other
            app.frame([], 0.02)
        first = drawn(app)
        for seconds in (0.0, 0.5):
            app.frame([pygame.Event(pygame.MOUSEMOTION, pos=CORNER, rel=(0, 0), buttons=(0, 0, 0))], seconds)

            assert first == drawn(app), type(scene).__name__
        app.pop()


class Opener(Scene):
    """Opens a menu while time passes, as the table does at the end of a game."""

    def __init__(self, app, opened):
        super().__init__(app)
        self.opened = opened

    def update(self, seconds):
        self.app.push(self.opened)
        return True

    def draw(self, target):
        target.fill("black")


def test_a_menu_that_opens_by_itself_shows_the_labels_of_its_buttons(still):
    app = still
    app.push(Opener(app, SavesMenuScene(app, a_contest())))
    app.warm = 0.0
    app.frame([], 0.02)
    shown = picture(app)
    app.frame([], 0.02)

    assert shown == drawn(app)


def test_a_menu_behind_a_question_keeps_the_labels_of_its_buttons(still):
    app = still
    show(app, TitleScene(app))
    below = show(app, SavesMenuScene(app))
    asking = AskScene(app, "Well?", "Is it so?", [("Yes", "green", no_more)])
    app.push(asking)
    before = drawn(app)
    app.pop()
    below.again()
    app.push(asking)

    assert before == drawn(app)
