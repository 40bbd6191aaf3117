"""The ballad of a game: its broadside, the verses large enough to read, and buttons that save both."""

from __future__ import annotations

import time
from collections.abc import Collection
from functools import partial
from typing import Final

import pygame

from gest_desktop.rules.ballad import compose
from gest_desktop.rules.game import Game, begin
from gest_desktop.rules.naming import favour_name, side_name
from gest_desktop.rules.words import _
from gest_desktop.scenes.ballad.broadside import Print, printed
from gest_desktop.scenes.ballad.saving import save_picture, save_text
from gest_desktop.scenes.menus.backdrop import darkened
from gest_desktop.scenes.menus.dialogs import message_dialog
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.dates import date
from gest_desktop.scenes.table.foresee.verdict import curve

WIDE, HIGH = 1500, 860
SHEET: Final = (52, 46, 542, 768)  # the broadside on the paper, in units
VERSES: Final = (640, 150, 800, 560)
LINE: Final = 28
STANZA: Final = 4 * LINE + 20


class BalladScene(MenuScene):
    """Opened over the end of a game; `turning` are the journal entries of its turning points."""

    paper_size = (WIDE, HIGH)
    paper_part = "dialog"

    def __init__(self, app: App, game: Game, turning: Collection[int] = ()) -> None:
        super().__init__(app)
        self.sheet = sheet_of(game, app.settings.language, turning)
        self.broadside = printed(self.sheet)

    def make_page(self) -> None:
        self.page = Page(darkened(self.app, self, self.app.stage.size), self.unit, self.inks)
        shadow = round(28 * self.unit)
        self.page.part(self.paper_part, self.paper.inflate(-shadow, -shadow))

    def lay_out(self) -> None:
        place = self.box(*SHEET)
        size = self.broadside.get_rect().fit(place)
        self.page.surface.blit(pygame.transform.smoothscale(self.broadside, size.size), size)
        ballad, (left, top, wide, _high) = self.sheet.ballad, VERSES
        self.page.write(ballad.title, self.box(left, 54, wide, 50), "title", 40, self.inks.heading)
        self.page.write(
            ballad.tune, self.box(left, 104, wide, 30), size=20, cut="italic", ink=self.inks.quiet
        )
        self.lay_verses(left, top, wide)
        y, each = HIGH - 124, 252
        write_picture = partial(self.save, partial(save_picture, self.broadside, ballad.title))
        write_text = partial(self.save, partial(save_text, ballad))
        self.button("picture", _("Save picture"), (left, y, each, 54), write_picture, "green", "icon_save")
        self.button("text", _("Save text"), (left + each + 20, y, each, 54), write_text, "brown", "icon_save")
        self.button("back", _("Back"), (left + 2 * (each + 20), y, each, 54), self.back, "brown", "icon_back")

    def lay_verses(self, left: float, top: float, wide: float) -> None:
        """Write the stanzas in two columns, the first half in the left one."""
        stanzas = self.sheet.ballad.stanzas
        half = (len(stanzas) + 1) // 2
        for number, stanza in enumerate(stanzas):
            x = left + (wide / 2 + 8) * (number // half)
            for row, words in enumerate(stanza.lines):
                y = top + STANZA * (number % half) + LINE * row
                indent = 16 * (row % 2)
                self.page.write(words, self.box(x + indent, y, wide / 2 - 8 - indent, LINE), size=20)

    def first_focus(self) -> str:
        return "picture"

    def save(self, write: partial[str]) -> None:
        """Write a file and tell where it is, or why it could not be written."""
        self.app.push(message_dialog(self.app, _("The ballad"), write()))


def sheet_of(game: Game, language: str, turning: Collection[int]) -> Print:
    """What is printed about a finished game."""
    entries, g = game.journal.entries, game.state
    favour = [point.favour for point in curve(entries, begin(game.beginning))]
    result = _("{side} wins: {favour}").format(side=side_name(g.winner), favour=favour_name(g.favour))
    imprint = _("Printed at Nottingham, {date}").format(date=date(time.time()))
    return Print(compose(entries, game.beginning.seed, language, turning), favour, result, imprint)
