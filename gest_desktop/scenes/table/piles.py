"""What can still come: the Events of this Ballad and the piles of Travellers, on a page over the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from gest_desktop.rules.texts import event_title, traveller_title
from gest_desktop.rules.vocabulary import NOWHERE
from gest_desktop.rules.words import _
from gest_desktop.scenes.cards import card_face
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.menus.backdrop import darkened
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.deck_words import event_marks, told_of_deck
from gest_desktop.scenes.table.foresee.still_to_come import StillToCome
from gest_desktop.scenes.table.pointer import HOVER_DELAY

WIDE, HIGH = 1240, 860
ROW: Final = 36  # units from one name to the next
COLUMN: Final = 356
LEFT, TOP = 60, 150
LINE: Final = 26  # of what is known of the deck
NAMES: Final = TOP + 40 + 3 * LINE
LEAST_ROWS: Final = 8  # in a column, before a second one is begun
CARD: Final = (500, 860)
GAP: Final = 24  # units around an enlarged card
SMALLEST_CARD: Final = 230  # pixels of its width, to be read
FORTUNE, ENDING = "icon_star", "phase_royal_inspection"  # marks
TEXT: Final = 16  # pixels of an enlarged card's text at least, before the player's text size


class PilesScene(MenuScene):
    """Pointing at a name enlarges its card; Esc puts the card away, then the page."""

    paper_size = (WIDE, HIGH)

    def __init__(self, app: App, coming: StillToCome) -> None:
        super().__init__(app)
        self.coming = coming
        self.chosen = ""  # the card that was clicked
        self.pointed, self.still = "", 0.0  # the name under the pointer, and for how many seconds
        self.beside = False  # an enlarged card has room beside the names
        self.card_area = pygame.Rect(0, 0, *CARD)
        self.name = _("What can still come")

    def make_page(self) -> None:
        self.make_room()
        self.page = Page(darkened(self.app, self, self.app.stage.size), self.unit, self.inks)
        self.page.part(self.paper_part, self.paper.inflate(-round(28 * self.unit), -round(28 * self.unit)))

    def make_room(self) -> None:
        """Put the paper aside, so that an enlarged card covers none of the names."""
        stage, gap = self.app.stage, round(GAP * self.unit)
        height = min(CARD[1], round(stage.height * 0.94))
        width = min(round(height * CARD[0] / CARD[1]), stage.width - self.paper.width - 2 * gap)
        self.beside = width >= SMALLEST_CARD
        width = width if self.beside else round(height * CARD[0] / CARD[1])
        self.card_area = pygame.Rect(0, 0, width, round(width * CARD[1] / CARD[0]))
        if self.beside:
            self.paper.left = (stage.width - self.paper.width - gap - width) // 2
        self.card_area.midleft = (self.paper.right + gap // 2, stage.height // 2)

    def lay_out(self) -> None:
        coming = self.coming
        self.title(self.name)
        events = [f"e{card:02}" for card in (*coming.endings, *coming.fortunes, *coming.events)]
        self.heading(_("Events of this Ballad"), (LEFT, TOP, 2 * COLUMN, 32))
        for line, words in enumerate(told_of_deck(coming)):
            room = self.box(LEFT, TOP + 34 + LINE * line, 2 * COLUMN, LINE)
            self.page.write(words, room, size=18, cut="italic")
        half = max(LEAST_ROWS, -(-len(events) // 2))
        for column in (0, 1):
            self.names(events[column * half : (column + 1) * half], LEFT + column * COLUMN, NAMES)
        self.piles(LEFT + 2 * COLUMN + 20)
        self.button("back", _("Back"), (WIDE - 270, HIGH - 92, 200, 52), self.back, "brown", "icon_back")

    def piles(self, x: float) -> None:
        """The Travellers, pile by pile."""
        coming, y = self.coming, float(TOP)
        piles = (
            (_("Travellers in the deck"), coming.deck),
            (_("Discard"), coming.discard),
            (_("Victims"), coming.victims),
            (_("Out of the game"), coming.removed),
        )
        for words, cards in piles:
            if cards:
                self.heading(words, (x, y, COLUMN - 60, 30))
                count = self.box(x + COLUMN - 56, y, 40, 30)
                self.page.write(str(len(cards)), count, "number", 20, align="right")
                self.names([f"t{card:02}" for card in cards], x, y + 32)
                y += 40 + ROW * len(cards)

    def names(self, cards: Sequence[str], x: float, y: float) -> None:
        for number, card in enumerate(cards):
            title = event_title(int(card[1:])) if card[0] == "e" else traveller_title(int(card[1:]))
            self.row(
                card,
                _(title),
                (x, y + ROW * number, COLUMN - 16, ROW - 2),
                partial(self.choose, card),
                partial(self.is_chosen, card),
                mark="",
                picture=self.sign_of(card),
            )

    def sign_of(self, card: str) -> pygame.Surface | None:
        """What marks a card that is no regular Event, and how many Carriage moves any Event brings."""
        number = int(card[1:]) if card[0] == "e" else NOWHERE
        name = FORTUNE if number in self.coming.fortunes else ENDING if number in self.coming.endings else ""
        return event_marks(number, name, self.unit) if card[0] == "e" else None

    def is_chosen(self, card: str) -> bool:
        return self.chosen == card

    def choose(self, card: str) -> None:
        self.chosen = "" if self.chosen == card else card

    def back(self) -> None:
        if self.chosen:
            self.chosen, self.app.dirty = "", True
        else:
            super().back()

    def handle(self, event: pygame.Event) -> None:
        super().handle(event)
        self.app.dirty |= event.type == pygame.MOUSEMOTION

    def update(self, seconds: float) -> bool:
        over = self.under(pygame.mouse.get_pos()) if pygame.mouse.get_focused() else None
        changed = self.point_at(self.controls[over].key if over is not None else "", seconds)
        return super().update(seconds) or changed

    def point_at(self, pointed: str, seconds: float) -> bool:
        """Note what the pointer is on; True while a card may appear or go."""
        if pointed != self.pointed:
            self.pointed, self.still = pointed, 0.0
            return True
        self.still += seconds
        return self.still < HOVER_DELAY + 2 * seconds

    def enlarged(self) -> str:
        """The card that the pointer has rested on, or else the one that was chosen."""
        is_card = self.pointed[:1] in ("e", "t") and self.pointed[1:].isdigit()
        return self.pointed if is_card and self.still >= HOVER_DELAY else self.chosen

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        card = self.enlarged()
        if card:
            stage, place = self.app.stage, self.card_area.copy()
            text = round(TEXT * stage.text_scale)
            face = card_face(card, self.app.settings.language, place.size, text)
            if not self.beside:
                row = next(control.rect for control in self.controls if control.key == card)
                place.left = row.right + round(GAP * self.unit)
                if place.right > stage.width:
                    place.right = row.left - round(GAP * self.unit)
            draw(target, "panel_dark", place.inflate(round(16 * self.unit), round(16 * self.unit)), self.unit)
            target.blit(face, place)
