"""The columns of the page: the bands, who plays the chosen one, its personality and the options."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.new_game.words import LEVELS
from gest_desktop.scenes.menus.portraits import portrait
from gest_desktop.scenes.menus.shelf.pictures import filling, piece
from gest_desktop.scenes.menus.widgets.cards import Chip
from gest_desktop.tales.bandits.pages.new_game.choices import NUMBERS, PERSON, YOU, Choices
from gest_desktop.tales.bandits.pages.new_game.words import PEOPLE, player_line
from gest_desktop.tales.bandits.rules.naming import BAND_NAMES, SCARLETS_NAME
from gest_desktop.tales.bandits.rules.texts import texts
from gest_desktop.tales.bandits.rules.vocabulary import BAND_IDS, SCARLET

TOP: Final = 142
LEFT, LEFT_WIDE = 56, 388
MIDDLE, MIDDLE_WIDE = 470, 436
BAND, BAND_STEP = 98, 106
RUNG, RUNG_STEP = 76, 81
NUMBERS_WIDE: Final = 54  # left of the rungs


class Columns(MenuScene):
    choices: Choices
    band: int  # the one whose player is chosen

    def choose_number(self, number: int) -> None:
        raise NotImplementedError

    def choose_band(self, band: int) -> None:
        raise NotImplementedError

    def choose_player(self, player: str) -> None:
        raise NotImplementedError

    def note(self, words: str, box: Any, align: str = "left") -> None:
        rect: pygame.Rect = self.box(*box)
        self.page.write(words, rect, size=17, ink=self.inks.quiet, align=align, cut="italic")

    # --- the bands

    def lay_bands(self) -> None:
        self.heading(_("Bands"), (LEFT, 100, LEFT_WIDE - 190, 34))
        for number, x in zip(NUMBERS, (0, 62, 124), strict=True):
            is_on = partial(self.has_number, number)
            face = Chip(str(number), self.unit, self.inks, is_on, 20)
            box = (LEFT + LEFT_WIDE - 180 + x, 97, 56, 38)
            call = partial(self.choose_number, number)
            self.face(f"bands {number}", str(number), box, face, call, is_on=is_on)
        for band in self.choices.bands:
            self.lay_band(band, TOP + 4 + band * BAND_STEP)
        if self.choices.number == NUMBERS[0]:
            self.lay_scarlet(TOP + 4 + self.choices.number * BAND_STEP)
        if self.choices.number == NUMBERS[1]:
            self.lay_picture((LEFT + 12, TOP + 24 + NUMBERS[1] * BAND_STEP, LEFT_WIDE - 24, 200))

    def lay_picture(self, box: tuple[float, float, float, float]) -> None:
        """The picture of the tale, where a fourth band would be."""
        frame = self.box(*box)
        self.page.part("panel_dark", frame)
        rim = -2 * round(6 * self.unit)
        self.page.surface.blit(
            filling("shelf/page_bandits.webp", frame.inflate(rim, rim).size), frame.inflate(rim, rim)
        )

    def has_number(self, number: int) -> bool:
        return self.choices.number == number

    def lay_band(self, band: int, y: float) -> None:
        picture = piece(f"bandits/pieces/leader_{BAND_IDS[band]}.webp", round(78 * self.unit))
        name, line = _(BAND_NAMES[band]), player_line(self.choices, band)
        call = partial(self.choose_band, band)
        box = (LEFT, y, LEFT_WIDE, BAND)
        self.row(f"band {band}", name, box, call, partial(self.is_band, band), line, "", picture=picture)

    def is_band(self, band: int) -> bool:
        return self.band == band

    def lay_scarlet(self, y: float) -> None:
        """The band that nobody plays, with two players."""
        picture = piece(f"bandits/pieces/leader_{BAND_IDS[SCARLET]}.webp", round(70 * self.unit))
        place = self.box(LEFT + 12, y + 12, 78, 78)
        self.page.surface.blit(picture, self.page.here(picture.get_rect(center=place.center)))
        self.page.write(_(SCARLETS_NAME), self.box(LEFT + 104, y + 4, LEFT_WIDE - 110, 28), "heading", 20)
        words = texts()["scarlet"]["text"][self.app.settings.language]
        self.note(words, (LEFT + 104, y + 32, LEFT_WIDE - 110, 130))

    # --- who plays the chosen band

    def lay_players(self) -> None:
        words = _("Who plays: {band}").format(band=_(BAND_NAMES[self.band]))
        self.heading(words, (MIDDLE, 100, MIDDLE_WIDE, 34))
        is_mine = self.band == self.choices.mine
        half = (MIDDLE_WIDE - 10) / 2
        for number, player in enumerate((YOU, PERSON)):
            box = (MIDDLE + number * (half + 10), TOP + 4, half, 52)
            self.lay_player(player, _(PEOPLE[player][0]), box, enabled=player == YOU or not is_mine)
        for number, level in enumerate(reversed(LEVELS)):
            box = (MIDDLE + NUMBERS_WIDE, TOP + 66 + number * RUNG_STEP, MIDDLE_WIDE - NUMBERS_WIDE, RUNG)
            picture = portrait(level, round(64 * self.unit))
            name, line = (_(words) for words in LEVELS[level])
            self.lay_player(level, name, box, line, picture, not is_mine)
        if is_mine:
            self.note(
                _("Choose another band to set its player, or lead that one yourself."),
                (MIDDLE, TOP + 64 + 6 * RUNG_STEP, MIDDLE_WIDE, 46),
            )

    def lay_player(
        self,
        player: str,
        label: str,
        box: tuple[float, float, float, float],
        line: str = "",
        picture: pygame.Surface | None = None,
        enabled: bool = True,
    ) -> None:
        call, is_on = partial(self.choose_player, player), self.plays(player)
        self.row(f"player {player}", label, box, call, is_on, line, "", "", picture, enabled)

    def plays(self, player: str) -> Callable[[], bool]:
        return lambda: self.choices.players[self.band] == player
