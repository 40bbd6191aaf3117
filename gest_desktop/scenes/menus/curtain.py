"""The curtain between the turns of two players at one screen; it shows nothing of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.kit.parts import picture
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.pad_keys import MENU_WORDS


class Passing(NamedTuple):
    """Who is called to the screen: the prompt, the label and colour of the button, the panel, and a note."""

    prompt: str
    label: str
    colour: str = "brown"
    part: str = "dialog"
    note: str = N_("The other side's secrets are covered.")


PASSING: Final = (  # for each side
    Passing(N_("Pass the screen to Robin Hood"), N_("I am Robin Hood"), "green", "panel_robin"),
    Passing(N_("Pass the screen to the Sheriff"), N_("I am the Sheriff"), "blue", "panel_sheriff"),
)


def curtains(size: tuple[int, int]) -> pygame.Surface:
    """Two halves that meet in the middle."""
    out = pygame.Surface(size)
    half = picture("curtain")
    wide = (size[0] + 1) // 2
    high = max(size[1], round(wide * half.get_height() / half.get_width()))
    across = max(wide, round(high * half.get_width() / half.get_height()))
    left = pygame.transform.smoothscale(half, (across, high))
    out.blit(left, (wide - left.get_width(), size[1] - high))
    out.blit(pygame.transform.flip(left, True, False), (wide, size[1] - high))
    return out


class CurtainScene(MenuScene):
    """Calls `then` when the player confirms; Esc does not open the curtain."""

    paper_size = (760, 330)
    pad_meanings = MENU_WORDS[1:2]  # its only button

    def __init__(self, app: App, passing: Passing, then: Callable[[], None]) -> None:
        super().__init__(app)
        self.passing, self.then = passing, then

    def make_page(self) -> None:
        self.page = Page(curtains(self.app.stage.size), self.unit, self.inks)
        self.page.part(self.passing.part, self.paper.inflate(-round(28 * self.unit), -round(28 * self.unit)))

    def lay_out(self) -> None:
        words, label, colour, _part, note = self.passing
        self.page.write(_(words), self.box(50, 52, 660, 56), "title", 38, self.inks.heading, "middle")
        self.page.ornament("ornament_arrow", self.box(0, 132, 760, 0).center)
        quiet = self.inks.quiet
        self.page.write(_(note), self.box(60, 150, 640, 40), ink=quiet, align="middle", cut="italic")
        self.button("here", _(label), (210, 214, 340, 60), self.open, colour, "icon_play", text=26)

    def open(self) -> None:
        self.app.pop()
        self.then()

    def back(self) -> None:
        """Do nothing: Esc must not lead back to the other side's view."""
