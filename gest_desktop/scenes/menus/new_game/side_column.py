"""The left column of the new-game page: the sides, the folded options, and saved games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import pygame

from gest_desktop.rules.vocabulary import SIDE_IDS
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit import pictures
from gest_desktop.scenes.kit.parts import scaled
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.new_game.choices import LONGEST_SEED, Choices
from gest_desktop.scenes.menus.new_game.this_game import folded_line
from gest_desktop.scenes.menus.new_game.words import LEVELS, SIDES
from gest_desktop.scenes.menus.portraits import portrait
from gest_desktop.scenes.menus.saves.pictures import game_picture
from gest_desktop.scenes.menus.saves.rows import Shown
from gest_desktop.scenes.menus.saves.summary import Summary
from gest_desktop.scenes.menus.widgets.cards import Fold, GameRow
from gest_desktop.scenes.shell.career.career import Career
from gest_desktop.scenes.shell.save_store import CURRENT

TOP: Final = 142
LEFT, LEFT_WIDE = 56, 364
SIDE_CARD: Final = 106
ICON: Final = 6  # letters that are as wide as an icon


class SideColumn(MenuScene):
    """The left column, and what all columns are made with."""

    choices: Choices
    career: Career
    saved: list[Shown]  # the newest games that can be loaded

    def choose(self, field: str, key: str) -> None:
        raise NotImplementedError

    def fold(self) -> None:
        raise NotImplementedError

    def toggle_events(self) -> None:
        raise NotImplementedError

    def write_seed(self, words: str) -> None:
        raise NotImplementedError

    def begin(self) -> None:
        raise NotImplementedError

    def load(self, row: Shown) -> None:
        raise NotImplementedError

    def all_saves(self) -> None:
        raise NotImplementedError

    def is_chosen(self, field: str, key: str) -> Callable[[], bool]:
        return lambda: getattr(self.choices, field) == key

    def note(self, words: str, box: Any, align: str = "left") -> None:
        rect: pygame.Rect = self.box(*box)
        self.page.write(words, rect, size=17, ink=self.inks.quiet, align=align, cut="italic")

    def choice(
        self,
        field: str,
        key: str,
        box: Any,
        picture: pygame.Surface | None = None,
        about: str = "",
        enabled: bool = True,
        text: float = 20,
    ) -> None:
        names = {"side": SIDES, "level": LEVELS}[field]
        call, is_on = partial(self.choose, field, key), self.is_chosen(field, key)
        label = _(names[key][0])
        self.row(f"{field} {key}", label, box, call, is_on, about, "", "", picture, enabled, text)

    def lay_sides(self) -> None:
        self.heading(_("You play"), (LEFT, 100, LEFT_WIDE, 34))
        for number, side in enumerate(SIDE_IDS[:2]):
            picture = self.side_picture(side)
            box = (LEFT, TOP + number * (SIDE_CARD + 8), LEFT_WIDE, SIDE_CARD)
            self.choice("side", side, box, picture, _(SIDES[side][1]))
        x, y = float(LEFT), TOP + 2 * (SIDE_CARD + 8)
        icons = {"lot": "icon_odds", "both": "icon_redo"}
        letters = {side: len(_(SIDES[side][0])) + ICON for side in icons}
        for side, icon in icons.items():
            wide = (LEFT_WIDE - 8) * letters[side] / sum(letters.values())
            self.choice("side", side, (x, y, wide, 48), scaled(icon, self.unit * 0.65), text=18)
            x += wide + 8

    def side_picture(self, side: str) -> pygame.Surface:
        """The portrait of a side with its emblem."""
        out = portrait(side, round(88 * self.unit)).copy()
        emblem = pictures.piece(f"eligible_{side}", 28 * self.unit).surface
        out.blit(emblem, emblem.get_rect(bottomright=out.get_rect().bottomright))
        return out

    def lay_options(self) -> None:
        is_open = self.app.settings.advanced_open
        y = TOP + 2 * (SIDE_CARD + 8) + 62
        self.heading(_("Game options"), (LEFT, y, LEFT_WIDE, 34))
        line = "" if is_open else folded_line(self.choices)
        face = Fold(_("Advanced"), line, self.unit, self.inks, is_open)
        self.face("advanced", _("Advanced"), (LEFT, y + 40, LEFT_WIDE, 46), face, self.fold)
        if is_open:
            self.lay_advanced(y + 92)
        self.lay_saves(y + (224 if is_open else 108), not is_open)

    def lay_advanced(self, y: float) -> None:
        self.row(
            "events",
            _("Own halves of Events only"),
            (LEFT, y, LEFT_WIDE, 66),
            self.toggle_events,
            lambda: self.choices.events_side_locked,
            _("Light for Robin Hood, dark for the Sheriff."),
            "check",
        )
        self.page.write(_("Seed"), self.box(LEFT + 8, y + 74, 70, 42), "heading", 20)
        box = (LEFT + 84, y + 74, LEFT_WIDE - 84, 42)
        blank, about = _("random"), _("The same seed gives the same cards and dice.")
        self.entry(
            "seed", _("Seed"), box, self.choices.seed, self.write_seed, blank, about, LONGEST_SEED, self.begin
        )

    def lay_saves(self, y: float, has_room: bool) -> None:
        """The newest game beside the current one, if there is room for it, and the way to all of them."""
        if not self.saved:
            return
        self.heading(_("Or load a game"), (LEFT, y, LEFT_WIDE, 34))
        y += 40
        newest = next((row for row in self.saved if row.path != self.app.store.path(CURRENT)), None)
        if newest and newest.summary and has_room:
            self.lay_saved(newest, newest.summary, y)
            y += 84
        box = (LEFT, y, LEFT_WIDE, 44)
        self.button("load", _("Load game"), box, self.all_saves, icon="icon_load", text=19)

    def lay_saved(self, row: Shown, summary: Summary, y: float) -> None:
        picture = game_picture(summary, self.box(0, 0, 78, 56).size, self.unit)
        lines = (summary.progress(), summary.standing())
        face = GameRow(summary.pair(), "", lines, self.unit, self.inks, lambda: False, picture, small=True)
        key, call = f"game {row.path.name}", partial(self.load, row)
        self.face(key, row.name, (LEFT, y, LEFT_WIDE, 76), face, call)
