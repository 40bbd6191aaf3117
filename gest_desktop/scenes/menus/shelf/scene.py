"""The shelf: books on a board, and beside them the page of the one that is taken out."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.backdrop import cover
from gest_desktop.scenes.menus.shelf import pictures
from gest_desktop.scenes.menus.shelf.book_control import BookControl
from gest_desktop.scenes.menus.shelf.doors import doors_of
from gest_desktop.scenes.menus.shelf.volume_page import VolumePage
from gest_desktop.scenes.menus.shelf.volumes import VOLUMES
from gest_desktop.scenes.menus.widgets.page import Page
from gest_desktop.scenes.shell.app import App
from gest_desktop.tales.tale import Volume

WIDE, HIGH = 1500, 844
UPPER, LOWER = 492, 786  # the boards
BOOK, TAKEN = 0.64, 0.82  # of the size in which a book is drawn
ROW: Final = (34, 962)  # from the first book to the last, and its clasps
END: Final = 1020  # of the boards
PIECE: Final = 88  # height of the pieces on the lower board


class ShelfScene(VolumePage):
    """A book is taken out by pointing, or by moving the focus to it."""

    paper_size = (WIDE, HIGH)
    paper_part = ""

    def __init__(self, app: App, taken: str = "") -> None:
        super().__init__(app)
        self.name = _("The shelf")
        self.waiting = ()
        self.taken = next((volume for volume in VOLUMES if volume.id == taken), VOLUMES[0])

    def fitting_unit(self) -> float:
        stage = self.app.stage
        return min(stage.width / WIDE, stage.height / HIGH)

    def first_focus(self) -> str:
        return f"book {self.taken.id}"

    def enter(self) -> None:
        """A game may have begun or ended meanwhile."""
        super().enter()
        if self.taken.doors and self.waiting != doors_of(self.taken).waiting(self.app):
            self.rebuild()

    # --- layout

    def make_page(self) -> None:
        """The wall, the boards up to the edge of the window, and what lies on them."""
        stage = self.app.stage
        self.page = Page(cover("table", stage.size).copy(), self.unit, self.inks)
        light = pygame.transform.smoothscale(pictures.read("shelf/light.webp"), stage.size)
        self.page.surface.blit(light, (0, 0))
        for y in (UPPER, LOWER):
            self.lay_board(y)
        self.lay_pieces()
        ribbon = self.box(320, 26, 380, 62)
        self.page.part("ribbon", ribbon)
        self.page.write(self.name, ribbon, "title", 44, self.inks.heading, "middle")

    def lay_board(self, y: float) -> None:
        about = pictures.manifest()["board"]
        _wide, high = about["size"]
        left, right = -self.paper.x, round(END * self.unit)
        size = (right - left, round(high * self.unit * 0.72))
        board = pictures.fitted("shelf/board.webp", size)
        top = self.paper.y + round(y * self.unit) - round(about["top"] * self.unit * 0.72)
        self.page.surface.blit(board, (0, top))

    def lay_pieces(self) -> None:
        """The pieces of the taken game in a row, on the lower board."""
        found = [pictures.piece(path, round(PIECE * self.unit)) for path in self.taken.pieces]
        if not found:
            return
        room = self.box(60, LOWER - PIECE, END - 110, PIECE)
        gap = (room.width - sum(one.get_width() for one in found)) / max(1, len(found) - 1)
        x = float(room.x)
        for one in found:
            self.page.surface.blit(one, one.get_rect(bottomleft=(round(x), room.bottom)))
            x += one.get_width() + gap

    def lay_out(self) -> None:
        self.button("back", _("Back"), (24, 26, 150, 48), self.back, "brown", "icon_back")
        self.lay_books()

    def lay_books(self) -> None:
        """All in a row; the one that is taken out is larger, and Tab goes from it to its page."""
        about = pictures.manifest()
        rim = about["book"][1] - about["foot"]
        wide = about["book"][0] - 2 * rim
        shares = [TAKEN if volume is self.taken else BOOK for volume in VOLUMES]
        gap = (ROW[1] - ROW[0] - wide * sum(shares)) / (len(shares) - 1)
        x = float(ROW[0])
        for volume, share in zip(VOLUMES, shares, strict=True):
            self.lay_book(volume, share, x - share * rim, UPPER - share * about["foot"])
            if volume is self.taken:
                self.lay_page(volume)
            x += share * wide + gap

    def lay_book(self, volume: Volume, share: float, x: float, y: float) -> None:
        about = pictures.manifest()
        wide, high = (share * side for side in about["book"])
        whole = self.box(x, y, wide, high)
        rim = -2 * round(share * (about["book"][1] - about["foot"]) * self.unit)
        glow = pictures.fitted("shelf/glow.webp", whole.size)
        picture = pictures.bound(volume, whole.size)
        key, take = f"book {volume.id}", partial(self.take, volume)
        is_taken = volume is self.taken
        rect = whole.inflate(rim, rim)
        self.controls.append(BookControl(key, _(volume.name), rect, picture, glow, take, is_taken))

    # --- taking a book

    def take(self, volume: Volume) -> None:
        """Show the page of a game; taken out already, its first button gets the focus."""
        if volume is self.taken:
            keys = [control.key for control in self.controls]
            wanted = next((key for key in ("continue", "play") if key in keys), f"book {volume.id}")
            self.show_focus(keys.index(wanted))
            return
        self.app.sound.play("card_slide")
        self.taken = volume
        self.rebuild()

    def move_focus(self, index: int) -> None:
        super().move_focus(index)
        key = self.focused.key if self.controls else ""
        volume = next((volume for volume in VOLUMES if key == f"book {volume.id}"), None)
        if volume is not None and volume is not self.taken:
            self.take(volume)
