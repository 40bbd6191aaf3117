"""Dialogs: one question on a sheet of paper over the scene that asks it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.backdrop import darkened
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.widgets.inks import inks
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.menus.widgets.writing import paragraph
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.pad_keys import MENU_WORDS

Answer = tuple[str, str, Callable[[], None]]  # label, button colour, callback

WIDE: Final = 760
MARGIN: Final = 76
ABREAST: Final = 3  # more answers are stacked vertically


def no_more() -> None:
    """The callback of an answer that does nothing."""


class AskScene(MenuScene):
    """The last answer is the safe one: it has the focus, and Esc picks it."""

    paper_part = "dialog"
    pad_meanings = MENU_WORDS[:-1]  # see show_keys

    def __init__(self, app: App, title: str, words: str, answers: Sequence[Answer]) -> None:
        super().__init__(app)
        self.asked, self.text, self.answers = title, words, list(answers)

    def rebuild(self) -> None:
        words = paragraph(self.text, ("text", 21, "plain"), inks("").text, (WIDE - 2 * MARGIN, 500), "middle")
        self.text_height = words.get_height() + 12
        buttons = 60 if len(self.answers) <= ABREAST else 60 * len(self.answers)
        self.paper_size = (WIDE, 162 + self.text_height + buttons + 50)
        super().rebuild()

    def make_page(self) -> None:
        self.page = Page(darkened(self.app, self, self.app.stage.size), self.unit, self.inks)
        self.page.part(self.paper_part, self.paper.inflate(-round(28 * self.unit), -round(28 * self.unit)))

    def lay_out(self) -> None:
        wide = WIDE - 2 * MARGIN
        self.page.write(self.asked, self.box(MARGIN, 52, wide, 48), "title", 36, self.inks.heading, "middle")
        self.page.ornament("ornament_arrow", self.box(0, 118, WIDE, 0).center, 0.9)
        self.page.write(self.text, self.box(MARGIN, 140, wide, self.text_height), size=21, align="middle")
        top = 162 + self.text_height
        abreast = len(self.answers) if len(self.answers) <= ABREAST else 1
        each = min(320.0, (wide - 18 * (abreast - 1)) / abreast)
        left = (WIDE - abreast * each - 18 * (abreast - 1)) / 2
        for number, (label, colour, _call) in enumerate(self.answers):
            x, y = left + number % abreast * (each + 18), top + number // abreast * 60
            self.button(str(number), label, (x, y, each, 50), self.answering(number), colour)

    def answering(self, number: int) -> Callable[[], None]:
        def answer() -> None:
            self.app.pop()
            self.answers[number][2]()

        return answer

    def first_focus(self) -> str:
        return str(len(self.answers) - 1)

    def back(self) -> None:
        self.answering(len(self.answers) - 1)()

    def show_keys(self) -> None:
        """Do nothing: the question has to be answered first."""


def message_dialog(app: App, title: str, words: str) -> AskScene:
    """A message with a single button."""
    return AskScene(app, title, words, [(_("OK"), "brown", no_more)])
