"""The right column of the page: the personality of the chosen band, and the options of the game."""

from __future__ import annotations

from functools import partial
from typing import Final

from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.fonts import font
from gest_desktop.scenes.menus.new_game.choices import LONGEST_SEED
from gest_desktop.scenes.menus.new_game.words import LEVELS
from gest_desktop.scenes.menus.widgets.cards import Chip, Fold
from gest_desktop.tales.bandits.mind.weights import TEMPER_NAMES
from gest_desktop.tales.bandits.pages.new_game.columns import TOP, Columns
from gest_desktop.tales.bandits.pages.new_game.words import PEOPLE, TEMPERS

RIGHT, RIGHT_WIDE = 932, 412
GAP: Final = 6
CHIP: Final = 18  # letters


class OptionsColumn(Columns):
    def choose_temper(self, temper: str) -> None:
        raise NotImplementedError

    def toggle(self, option: str) -> None:
        raise NotImplementedError

    def fold(self) -> None:
        raise NotImplementedError

    def write_seed(self, words: str) -> None:
        raise NotImplementedError

    def begin(self) -> None:
        raise NotImplementedError

    def lay_tempers(self) -> None:
        self.heading(_("Personality"), (RIGHT, 100, RIGHT_WIDE, 34))
        labels = [_(TEMPERS[temper][0]) for temper in TEMPER_NAMES]
        letters = font("text", round(CHIP * self.unit), "bold")
        widths = [letters.size(label)[0] / self.unit for label in labels]
        rim = (RIGHT_WIDE - GAP * (len(labels) - 1) - sum(widths)) / len(labels)
        x = float(RIGHT)
        for temper, label, wide in zip(TEMPER_NAMES, labels, widths, strict=True):
            is_on = partial(self.has_temper, temper)
            face = Chip(label, self.unit, self.inks, is_on, CHIP)
            box, call = (x, TOP + 4, wide + rim, 42), partial(self.choose_temper, temper)
            self.face(f"temper {temper}", label, box, face, call, enabled=self.is_computer, is_on=is_on)
            x += wide + rim + GAP

    @property
    def is_computer(self) -> bool:
        return self.choices.players[self.band] in LEVELS

    def has_temper(self, temper: str) -> bool:
        return self.choices.tempers[self.band] == temper

    def lay_options(self) -> None:
        self.heading(_("Game options"), (RIGHT, 250, RIGHT_WIDE, 34))
        rows = (
            ("open_chest", _("Open chest"), _("You may look into your own chest.")),
            ("open_loot", _("Open Loot"), _("Fresh tokens lie face up for all.")),
        )
        for number, (option, label, line) in enumerate(rows):
            box = (RIGHT, 290 + number * 72, RIGHT_WIDE, 66)
            is_on = partial(getattr, self.choices, option)
            self.row(option, label, box, partial(self.toggle, option), is_on, line, "check")
        is_open = self.app.settings.advanced_open
        seed = " ".join(self.choices.seed.split())
        line = "" if is_open else _("Seed: {seed}").format(seed=seed) if seed else _("Seed")
        face = Fold(_("Advanced"), line, self.unit, self.inks, is_open)
        self.face("advanced", _("Advanced"), (RIGHT, 436, RIGHT_WIDE, 44), face, self.fold)
        if is_open:
            self.page.write(_("Seed"), self.box(RIGHT + 8, 486, 76, 42), "heading", 20)
            box = (RIGHT + 90, 486, RIGHT_WIDE - 90, 42)
            blank, about = _("random"), _("The same seed gives the same cards and dice.")
            seed = self.choices.seed
            self.entry("seed", _("Seed"), box, seed, self.write_seed, blank, about, LONGEST_SEED, self.begin)

    def about_temper(self) -> str:
        player = self.choices.players[self.band]
        if player in PEOPLE:
            return _(PEOPLE[player][1])
        return _(TEMPERS[self.choices.tempers[self.band]][1])
