"""The rulebook screen: contents on the left, the page on the right, and an incremental search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame
from pygame_gui import UIManager

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.theme import make_manager
from gest_desktop.scenes.menus.rulebook.book import Book, book
from gest_desktop.scenes.menus.rulebook.buttons import RoundButton
from gest_desktop.scenes.menus.rulebook.contents import Contents
from gest_desktop.scenes.menus.rulebook.history import History
from gest_desktop.scenes.menus.rulebook.inserts import A_GEST
from gest_desktop.scenes.menus.rulebook.keys import CONTENTS, PAGE, SEARCH, press_key, type_text
from gest_desktop.scenes.menus.rulebook.page_view import PageView
from gest_desktop.scenes.menus.rulebook.painting import draw_book, paint_ground
from gest_desktop.scenes.menus.rulebook.places import Places
from gest_desktop.scenes.menus.rulebook.search import hits
from gest_desktop.scenes.menus.rulebook.source import Source
from gest_desktop.scenes.menus.widgets.entry import EntryControl
from gest_desktop.scenes.menus.widgets.inks import inks
from gest_desktop.scenes.shell.pad_keys import BOOK_WORDS
from gest_desktop.scenes.shell.scene import Scene

if TYPE_CHECKING:
    from gest_desktop.scenes.shell.app import App

WHEEL: Final = 3.2  # lines of text per notch


class RulebookScene(Scene):
    """Opens at the given rule, or at the start; Esc returns to the previous scene."""

    pad_meanings = BOOK_WORDS
    manager: UIManager
    contents: Contents
    page: PageView
    entry: EntryControl
    places: Places

    def __init__(self, app: App, rule: str = "", source: Source = A_GEST) -> None:
        super().__init__(app)
        self.source = source
        self.history = History()
        self.history.visit(rule or "0")
        self.query = ""
        self.region = PAGE
        self.buttons: list[RoundButton] = []
        self.pointed = (0, 0)

    @property
    def language(self) -> str:
        return self.app.settings.language

    @property
    def book(self) -> Book:
        return book(self.language, self.source)

    @property
    def at_once(self) -> bool:
        return self.app.settings.reduced_motion or self.app.settings.instant

    def rebuild(self) -> None:
        self.name = _("Rulebook")
        stage = self.app.stage
        self.places = places = Places.of(stage)
        self.manager = make_manager(stage.size, places.unit)
        self.entry = EntryControl(
            self.manager,
            SEARCH,
            _("Search"),
            places.search,
            self.query,
            self.search,
            places.unit,
            inks(self.app.settings.palette),
            _("Search the rules…"),
        )
        self.contents = Contents(places.contents, places.unit, places.text)
        self.page = PageView(places.page, self.language, places.body, places.unit, self.source)
        self.make_buttons()
        self.ground = paint_ground(self)
        self.show(self.history.here, at_once=True)
        self.search(self.query)
        self.manager.update(0.0)  # pygame-gui draws only what its last update has listed

    def make_buttons(self) -> None:
        back, forward, close = self.places.buttons
        self.buttons = [
            RoundButton("icon_back", _("Back"), back, self.back, lambda: bool(self.history.past)),
            RoundButton("icon_next", _("Forward"), forward, self.forward, lambda: bool(self.history.future)),
            RoundButton("icon_close", _("Close"), close, self.app.pop),
        ]

    # --- navigation

    def open(self, number: str) -> None:
        """Follow a link, a row or a search result."""
        self.app.sound.play("card_turn")
        self.history.visit(self.book.nearest(number).number)
        self.show(self.history.here)

    def show(self, number: str, at_once: bool = False) -> None:
        self.page.open(number, at_once or self.at_once)
        if not self.query:
            self.contents.show_book(self.book, number)
        self.app.dirty = True

    def back(self) -> None:
        self.travel(self.history.back())

    def forward(self) -> None:
        self.travel(self.history.forward())

    def travel(self, number: str) -> None:
        self.app.sound.play("card_turn" if number else "illegal_action")
        if number:
            self.show(number)

    def turn(self, by: int) -> None:
        """Go to the next or previous section of the book."""
        sections = self.book.sections
        at = sections.index(self.book.nearest(self.history.here)) + by
        if 0 <= at < len(sections):
            self.open(sections[at].number)

    def search(self, query: str) -> None:
        self.query = query.strip()
        self.page.search(self.query)
        if self.query:
            self.contents.show_hits(hits(self.book, self.query))
        else:
            self.contents.show_book(self.book, self.history.here)
        self.app.dirty = True

    def open_row(self, index: int) -> None:
        if 0 <= index < len(self.contents.rows):
            self.contents.cursor = index
            self.open(self.contents.rows[index].number)

    def focus_on(self, region: str) -> None:
        self.region = region
        self.page.focus = None
        self.manager.set_focus_set(self.entry.element if region == SEARCH else None)
        self.app.dirty = True

    def clear(self) -> None:
        self.entry.element.set_text("")
        self.entry.text = ""
        self.search("")

    # --- event loop

    def handle(self, event: pygame.Event) -> None:
        if event.type == pygame.KEYDOWN:
            press_key(self, event)
        elif event.type == pygame.MOUSEWHEEL:
            self.wheel(event)
        elif event.type == pygame.TEXTINPUT:
            type_text(self, event)
        elif not (self.contents.bar.handle(event) or self.page.bar.handle(event)):
            if event.type == pygame.MOUSEMOTION:
                self.pointed = event.pos
            elif event.type == pygame.MOUSEBUTTONDOWN:
                self.click(event)
            self.manager.process_events(event)
        self.app.dirty = True

    def wheel(self, event: pygame.Event) -> None:
        over = getattr(event, "pos", self.pointed)
        scroll = self.contents.scroll if self.places.left.collidepoint(over) else self.page.scroll
        notches = getattr(event, "precise_y", float(event.y))
        scroll.by(-notches * WHEEL * self.places.body, self.at_once)

    def click(self, event: pygame.Event) -> None:
        self.pointed = event.pos
        if event.button in (6, 7, 8, 9):  # the side buttons of a mouse
            (self.back if event.button in (6, 8) else self.forward)()
        elif event.button == 1:
            button = next((b for b in self.buttons if b.rect.collidepoint(event.pos)), None)
            row, link = self.contents.row_at(event.pos), self.page.link_at(event.pos)
            if button is not None:
                button.press()
            elif self.entry.rect.collidepoint(event.pos):
                self.focus_on(SEARCH)
            elif row is not None:
                self.focus_on(CONTENTS)
                self.open_row(row)
            else:
                self.focus_on(PAGE)
                if link:
                    self.open(link)

    def update(self, seconds: float) -> bool:
        self.manager.update(seconds)
        moved = [scroll.pass_time(seconds) for scroll in (self.page.scroll, self.contents.scroll)]
        return self.entry.update() or any(moved)

    @property
    def is_lively(self) -> bool:
        return self.page.scroll.is_moving or self.contents.scroll.is_moving

    def draw(self, target: pygame.Surface) -> None:
        draw_book(self, target)
