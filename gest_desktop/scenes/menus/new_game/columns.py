"""The other columns of the new-game page: the ladder of difficulty, personality and set-up."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from gest_desktop.rules.vocabulary import SETUP_AREA
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.menus.menu_parts import Box
from gest_desktop.scenes.menus.new_game.openings import opening
from gest_desktop.scenes.menus.new_game.rung import Rung, own_record
from gest_desktop.scenes.menus.new_game.side_column import TOP, SideColumn
from gest_desktop.scenes.menus.new_game.this_game import this_game
from gest_desktop.scenes.menus.new_game.words import LEVELS, PERSONAS, SETUPS, SIDES, USUAL_LEVEL
from gest_desktop.scenes.menus.portraits import portrait
from gest_desktop.scenes.menus.small_map import filling
from gest_desktop.scenes.menus.widgets.cards import Chip
from gest_desktop.scenes.table.board.ground import Ground
from gest_desktop.scenes.table.paint.layout import Rect

MIDDLE, MIDDLE_WIDE = 448, 452
RIGHT, RIGHT_WIDE = 928, 416
RUNG, RUNG_STEP = 90, 98
NUMBERS: Final = 54  # left of the rungs
GAP: Final = 6
LARGEST_CHIP, SMALLEST_CHIP = 19, 15  # letters
WIDEST_RIM, NARROWEST_RIM = 34, 10  # both ends of a chip together
MAP: Final = (RIGHT, 328, RIGHT_WIDE, 250)
GAME: Final = (RIGHT, 630, RIGHT_WIDE, 126)
PERSONALITY: Final = (RIGHT, TOP + 46, RIGHT_WIDE, 48)
ABOVE_MAP: Final = (RIGHT, 273, RIGHT_WIDE, 48)
BELOW_MAP: Final = (RIGHT, MAP[1] + MAP[3], RIGHT_WIDE, 52)
RIM: Final = 6  # of the map


class Columns(SideColumn):
    def lay_ladder(self) -> None:
        fits = self.choices.has_opponent
        self.heading(_("Difficulty"), (MIDDLE, 100, MIDDLE_WIDE, 34))
        words = _("hardest") if fits else _(SIDES["both"][1])
        self.note(words, (MIDDLE + NUMBERS, TOP - 12, MIDDLE_WIDE - NUMBERS - 2, 26), "right")
        for number, key in enumerate(reversed(LEVELS)):
            box = (MIDDLE + NUMBERS, TOP + 16 + number * RUNG_STEP, MIDDLE_WIDE - NUMBERS, RUNG)
            picture = portrait(key, round(76 * self.unit))
            face = Rung(
                _(LEVELS[key][0]),
                self.unit,
                self.inks,
                self.is_chosen("level", key),
                _(LEVELS[key][1]),
                "",
                picture,
                record=own_record(self.career, key) if fits else "",
                remark=_("usual") if key == USUAL_LEVEL else "",
            )
            call = partial(self.choose, "level", key)
            self.face(f"level {key}", face.label, box, face, call, enabled=fits, is_on=face.is_on)
        if fits:
            y = TOP + 16 + len(LEVELS) * RUNG_STEP - 8
            self.note(_("easiest"), (MIDDLE + NUMBERS, y, MIDDLE_WIDE - NUMBERS - 2, 26), "right")

    def lay_personality(self) -> None:
        self.heading(_("Personality"), (RIGHT, 100, RIGHT_WIDE, 34))
        fits = self.choices.opponent is not None
        self.lay_chips("persona", {key: PERSONAS[key][0] for key in self.choices.personas}, TOP, fits)

    def lay_chips(self, field: str, names: dict[str, str], y: float, enabled: bool = True) -> None:
        """Choices side by side in letters of one size, each as wide as its name needs."""
        room = RIGHT_WIDE - GAP * (len(names) - 1)
        for text in range(LARGEST_CHIP, SMALLEST_CHIP - 1, -1):
            widths = [self.width_of(_(name), text) for name in names.values()]
            rim = min(WIDEST_RIM, (room - sum(widths)) / len(widths))
            if rim >= NARROWEST_RIM:
                break
        x = float(RIGHT)
        for (key, name), wide in zip(names.items(), widths, strict=True):
            label, is_on = _(name), self.is_chosen(field, key)
            box, call = (x, y, wide + rim, 42), partial(self.choose, field, key)
            face = Chip(label, self.unit, self.inks, is_on, text)
            self.face(f"{field} {key}", label, box, face, call, enabled=enabled, is_on=is_on)
            x += wide + rim + GAP

    def width_of(self, label: str, text: float) -> float:
        return font("text", round(text * self.unit), "bold").size(label)[0] / self.unit

    def lay_setup(self) -> None:
        self.heading(_("Robin's setup"), (RIGHT, 240, RIGHT_WIDE, 34))
        self.page.part("panel_dark", self.box(*MAP))
        if self.choices.asks_setup:
            self.lay_chips("setup", {key: named[0] for key, named in SETUPS.items()}, 280)

    # --- what changes with every choice

    def changing_words(self) -> list[tuple[str, Box, float]]:
        """Texts, where they are written, and their size."""
        x, y, wide, high = GAME
        return [
            (self.about_personality(), PERSONALITY, 17),
            (self.about_setup(), BELOW_MAP if self.choices.asks_setup else ABOVE_MAP, 17),
            (this_game(self.choices, self.career), (x + 18, y + 35, wide - 36, high - 44), 18),
        ]

    def about_personality(self) -> str:
        if not self.choices.has_opponent:
            return _("The player beside you. A curtain hides the table between turns.")
        if self.choices.opponent is None:
            return _("Neutral: with a random side, personalities are off.")
        return _(PERSONAS[self.choices.persona][1])

    def about_setup(self) -> str:
        if not self.choices.asks_setup:
            return _(
                "Not yours to choose: your opponent places the band in secret. "
                "You will see Merry Men, but not which one is Robin."
            )
        return _(SETUPS[self.choices.setup][1])

    def draw_map(self, target: pygame.Surface) -> None:
        room = self.box(*MAP).inflate(-2 * round(RIM * self.unit), -2 * round(RIM * self.unit))
        known = self.choices.setup if self.choices.asks_setup else ""
        picture = filling(opening(known), room.size)
        target.blit(picture, picture.get_rect(center=room.center))
        if not self.choices.asks_setup:
            letters, ground = font("number", round(40 * self.unit)), Ground(Rect(*room))
            for place in SETUP_AREA:
                for ink, shift in (("#150d06", 2), ("#150d06", -1), ("#fbf3d8", 0)):
                    sign = letters.render("?", True, ink)
                    target.blit(sign, sign.get_rect(center=ground.home(place)).move(shift, shift))
