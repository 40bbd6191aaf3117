"""All keyboard shortcuts in one table, and the screen shown by F1."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.menus.backdrop import darkened
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.menus.widgets.writing import line
from gest_desktop.scenes.shell.app import App


class Key(NamedTuple):
    """The labels of one or more keys, and what they do."""

    caps: tuple[str, ...]
    meaning: str


EVERYWHERE: Final = (
    Key((N_("Tab"), N_("Shift+Tab")), N_("next / previous item")),
    Key((N_("Arrows"),), N_("move in that direction")),
    Key((N_("Enter"),), N_("select")),
    Key((N_("Esc"),), N_("back, or cancel a drag")),
    Key((N_("F1"),), N_("this list")),
    Key((N_("F11"),), N_("toggle fullscreen")),
    Key((N_("Drag"),), N_("move a piece to a glowing space")),
    Key((N_("Wheel"), N_("Shift")), N_("move more, or all")),
    Key((N_("Right button"),), N_("show details")),
)
AT_THE_TABLE: Final = (
    Key((N_("Ctrl+Z"), N_("U")), N_("undo")),
    Key((N_("Shift+U"),), N_("undo the whole turn")),
    Key((N_("1–9"),), N_("make the choice with this number")),
    Key((N_("Space"),), N_("hold to speed up")),
    Key((N_("+"), N_("−")), N_("faster, slower")),
    Key((N_("R"),), N_("replay your opponent's last turn")),
    Key((N_("B"),), N_("explain your opponent's move")),
    Key((N_("H"),), N_("hint (again for more)")),
    Key((N_("I"),), N_("explain a piece or a space")),
    Key((N_("M"),), N_("where Robin may be")),
    Key((N_("D"),), N_("what can still come")),
    Key((N_("PgUp"), N_("PgDn")), N_("scroll the chronicle")),
    Key((N_("F2"), N_("F3"), N_("F4")), N_("rulebook, card gallery, options")),
)
GROUPS: Final = ((N_("Everywhere"), EVERYWHERE), (N_("At the table"), AT_THE_TABLE))
LINE: Final = 38  # units from one row to the next
CAPS: Final = 190  # units for the keys, left of their descriptions


def paint_keys(page: Page, keys: tuple[Key, ...], rect: pygame.Rect) -> None:
    """Draw the keys as small caps below each other, with their descriptions."""
    unit, top = page.unit, rect.y
    for key in keys:
        left = rect.x
        for cap in key.caps:
            words = line(_(cap), "text", round(17 * unit), page.inks.text, round(100 * unit), "bold")
            wide = max(words.get_width() + round(20 * unit), round(34 * unit))
            place = pygame.Rect(left, top, wide, round(30 * unit))
            draw(page.surface, "entry_normal", page.here(place), unit)
            page.surface.blit(words, words.get_rect(center=page.here(place).center))
            page.words.append(_(cap))
            left += wide + round(8 * unit)
        start = rect.x + round(CAPS * unit)
        page.write(_(key.meaning), pygame.Rect(start, top, rect.right - start, round(30 * unit)), size=19)
        top += round(LINE * unit)


class KeysScene(MenuScene):
    """Shown on top of any scene; Esc, F1 or the button closes it."""

    paper_size = (1160, 300 + LINE * max(len(keys) for _name, keys in GROUPS))

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.name = _("Controls")

    def make_page(self) -> None:
        self.page = Page(darkened(self.app, self, self.app.stage.size), self.unit, self.inks)
        self.page.part(self.paper_part, self.paper.inflate(-round(28 * self.unit), -round(28 * self.unit)))

    def lay_out(self) -> None:
        self.title(_("Controls"))
        for x, (name, keys) in zip((64, 594), GROUPS, strict=True):
            self.heading(_(name), (x, 136, 502, 32))
            paint_keys(self.page, keys, self.box(x, 182, 502, 400))
        below = self.paper_size[1] - 100
        self.button("back", _("Back"), (480, below, 200, 52), self.back, "brown", "icon_back")

    def show_keys(self) -> None:
        """The keys are shown already, so F1 closes them."""
        self.back()
