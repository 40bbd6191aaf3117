"""The gallery: all cards on the table, to view, filter and enlarge."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.kit.scroll_bar import ScrollBar
from gest_desktop.scenes.menus.gallery.choice import STATES, seen_in
from gest_desktop.scenes.menus.gallery.close_up import CloseUp
from gest_desktop.scenes.menus.gallery.collection import ALL, Collection
from gest_desktop.scenes.menus.gallery.gest_cards import GestCards
from gest_desktop.scenes.menus.gallery.grid import Grid
from gest_desktop.scenes.menus.gallery.keys import GRID, press_key
from gest_desktop.scenes.menus.gallery.painting import draw_gallery, paint_ground
from gest_desktop.scenes.menus.gallery.shelf import Shelf
from gest_desktop.scenes.menus.gallery.tabs import Tab, lay_tabs
from gest_desktop.scenes.menus.rulebook.buttons import RoundButton
from gest_desktop.scenes.shell.pad_keys import GALLERY_WORDS
from gest_desktop.scenes.shell.scene import Scene
from gest_desktop.scenes.table.seen.sight import Sight

if TYPE_CHECKING:
    from gest_desktop.scenes.shell.app import App

CARD: Final = 262  # wanted width of a small card, in units


class GalleryScene(Scene):
    """Given the sight of a running game, it can also filter by cards seen."""

    pad_meanings = GALLERY_WORDS
    grid: Grid
    shelf: Shelf
    bar: ScrollBar

    def __init__(self, app: App, sight: Sight | None = None, collection: Collection | None = None) -> None:
        super().__init__(app)
        self.collection = collection or GestCards()
        self.seen = seen_in(sight) if sight else None
        self.filter = {"kind": ALL, "state": ALL}
        self.cards: list[str] = []
        self.index = 0
        self.focus = GRID  # or the index of a tab
        self.tabs: list[Tab] = []
        self.close_up: CloseUp | None = None
        self.pointed = (-1, -1)

    @property
    def at_once(self) -> bool:
        return self.app.settings.reduced_motion or self.app.settings.instant

    def rebuild(self) -> None:
        self.name = _("All cards")
        stage, language = self.app.stage, self.app.settings.language
        self.unit = max(0.7, stage.factor)
        self.lay_head()
        margin, bar = self.px(26), self.px(14)
        area = pygame.Rect(margin, self.head.bottom + self.px(10), stage.width - 3 * margin - bar, 0)
        area.height = stage.height - area.y
        self.grid = Grid(area, self.px(CARD), self.px(22), self.collection.shape)
        self.shelf = Shelf(self.collection, language, self.grid.size)
        track = pygame.Rect(stage.width - margin - bar, area.y + margin, bar, area.height - 2 * margin)
        self.bar = ScrollBar(track, self.grid.scroll, self.unit)
        self.ground = paint_ground(self)
        kept = self.close_up.card_id if self.close_up else ""
        self.choose()
        self.close_up = CloseUp(self.collection, kept, stage, language) if kept else None

    def px(self, units: float) -> int:
        return round(units * self.unit)

    def lay_head(self) -> None:
        """Lay out the header: a paper with the title, the tabs and a close button."""
        width = self.app.stage.width
        self.head = pygame.Rect(self.px(20), self.px(16), width - 2 * self.px(20), self.px(92))
        labels = [("kind", value, _(words)) for value, words in self.collection.kinds.items()]
        if self.seen is not None:
            labels += [("state", value, _(words)) for value, words in STATES.items()]
        side, high = self.px(50), self.px(46)
        title = font("title", self.px(50)).size(_("All cards"))[0]
        left = self.head.x + self.px(34) + title + self.px(30)
        room = self.head.right - self.px(30) - side - self.px(20) - left
        self.tabs = lay_tabs(labels, left, self.head.bottom - high - self.px(8), room, high, self.unit)
        close = pygame.Rect(self.head.right - self.px(22) - side, self.head.centery - side // 2, side, side)
        self.leave_button = RoundButton("icon_close", _("Back"), close, self.app.pop)

    # --- filtering

    def choose(self) -> None:
        """Show the cards that match the selected tabs; the focused card stays focused if it is among them."""
        current = self.cards[self.index] if self.index < len(self.cards) else ""
        self.cards = self.collection.chosen(self.filter["kind"], self.filter["state"], self.seen or ())
        self.index = self.cards.index(current) if current in self.cards else 0
        self.grid.fill(len(self.cards))
        self.grid.reveal(self.index, at_once=True)
        self.app.dirty = True

    def press_tab(self, number: int) -> None:
        tab = self.tabs[number]
        self.app.sound.play("card_slide")
        self.filter[tab.group] = tab.value
        self.choose()

    def go(self, index: int) -> None:
        """Move the focus to a card."""
        self.index, self.focus = index, GRID
        self.grid.reveal(index, self.at_once)

    def enlarge(self, index: int) -> None:
        if 0 <= index < len(self.cards):
            self.go(index)
            self.app.sound.play("card_turn")
            stage, language = self.app.stage, self.app.settings.language
            self.close_up = CloseUp(self.collection, self.cards[index], stage, language)

    def put_back(self) -> None:
        self.app.sound.play("card_slide")
        self.close_up = None

    def read_rule(self, rule: str) -> None:
        self.collection.read_rule(self.app, rule)

    # --- event loop

    def handle(self, event: pygame.Event) -> None:
        bar = self.close_up.bar if self.close_up else self.bar
        if event.type == pygame.KEYDOWN:
            press_key(self, event)
        elif event.type == pygame.MOUSEWHEEL:
            scroll = self.close_up.scroll if self.close_up else self.grid.scroll
            scroll.by(-getattr(event, "precise_y", float(event.y)) * self.px(120), self.at_once)
        elif not bar.handle(event):
            if event.type == pygame.MOUSEMOTION:
                self.pointed = event.pos
            elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
                self.pointed = event.pos
                (self.click_close_up if self.close_up else self.click)(event.pos)
        self.app.dirty = True

    def click(self, place: tuple[int, int]) -> None:
        card = self.grid.index_at(place)
        tab = next((i for i, tab in enumerate(self.tabs) if tab.rect.collidepoint(place)), None)
        if self.leave_button.rect.collidepoint(place):
            self.app.pop()
        elif tab is not None:
            self.press_tab(tab)
        elif card is not None:
            self.enlarge(card)

    def click_close_up(self, place: tuple[int, int]) -> None:
        close_up = self.close_up
        assert close_up is not None
        acts: list[tuple[bool, Callable[[], None]]] = [
            (bool(close_up.link_at(place)), lambda: self.read_rule(close_up.link_at(place))),
            (close_up.previous.collidepoint(place), lambda: self.enlarge(self.index - 1)),
            (close_up.next.collidepoint(place), lambda: self.enlarge(self.index + 1)),
            (not close_up.paper.collidepoint(place), self.put_back),
        ]
        for applies, act in acts:
            if applies:
                act()
                return

    def wanted(self) -> list[str]:
        return [self.cards[index] for index in self.grid.visible()]

    def update(self, seconds: float) -> bool:
        painted = self.shelf.fetch(self.wanted())
        scrolls = [self.grid.scroll, *([self.close_up.scroll] if self.close_up else [])]
        return any([painted, *(scroll.pass_time(seconds) for scroll in scrolls)])

    @property
    def is_lively(self) -> bool:
        waiting = any(card_id not in self.shelf.faces for card_id in self.wanted())
        return waiting or self.grid.scroll.is_moving or bool(self.close_up and self.close_up.scroll.is_moving)

    def draw(self, target: pygame.Surface) -> None:
        draw_gallery(self, target)
