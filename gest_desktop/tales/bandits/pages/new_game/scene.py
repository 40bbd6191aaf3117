"""The page for starting a game of Bandits of Sherwood."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.menu_parts import Box
from gest_desktop.scenes.menus.new_game.ladder import draw_ladder
from gest_desktop.scenes.menus.widgets.control import Control
from gest_desktop.scenes.menus.widgets.writing import paragraph
from gest_desktop.scenes.shell.app import App
from gest_desktop.tales.bandits.pages.new_game.choices import Choices, remember, remembered
from gest_desktop.tales.bandits.pages.new_game.columns import LEFT, LEFT_WIDE, TOP
from gest_desktop.tales.bandits.pages.new_game.options_column import RIGHT, RIGHT_WIDE, OptionsColumn
from gest_desktop.tales.bandits.pages.new_game.words import this_game
from gest_desktop.tales.bandits.pages.summary import current_row
from gest_desktop.tales.bandits.table.opening import Saves, new_table, open_table

WIDE, HIGH = 1400, 870
GAME: Final = (RIGHT, 590, RIGHT_WIDE, 166)


class NewGameScene(OptionsColumn):
    """Enter repeats the last choices, which are remembered; an unfinished game keeps its file."""

    paper_size = (WIDE, HIGH)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.name = _("New game")
        self.choices = remembered(app.settings_file)
        self.band = next(band for band in self.choices.bands if band != self.choices.mine)
        self.look()

    def look(self) -> None:
        """Find what is saved, and whether a game waits to be continued."""
        self.saved = len(Saves(self.app.store).listed())
        self.waiting = current_row(self.app)

    def enter(self) -> None:
        super().enter()
        before = self.saved, self.waiting
        self.look()
        if before != (self.saved, self.waiting):
            self.rebuild()

    def leave(self) -> None:
        remember(self.choices, self.app.settings_file)

    def first_focus(self) -> str:
        return "begin"

    # --- layout

    def lay_out(self) -> None:
        words = _("New game: Bandits of Sherwood")
        self.page.write(words, self.box(60, 32, WIDE - 120, 58), "title", 42, self.inks.heading, "middle")
        self.lay_bands()
        self.lay_players()
        self.lay_tempers()
        self.lay_options()
        self.lay_foot()

    def lay_foot(self) -> None:
        x, y, wide, _high = GAME
        self.page.part("panel_robin", self.box(*GAME))
        head = self.box(x + 18, y + 9, wide - 36, 27)
        self.page.write(_("This game"), head, "heading", 19, self.inks.heading)
        if self.saved:
            box = (LEFT, 694, LEFT_WIDE, 46)
            self.button("load", _("Load game"), box, self.all_saves, icon="icon_load", text=19)
        if self.waiting:
            words = _("Your current game will be saved; find it under “Load game”.")
            self.note(words, (280, 774, 720, 52), "middle")
        self.button("back", _("Back"), (LEFT, 774, 200, 52), self.back, "brown", "icon_back")
        box = (WIDE - LEFT - 330, 770, 330, 60)
        self.button("begin", _("Start game"), box, self.begin, "green", "icon_play", text=26)

    # --- what changes with every choice

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        rungs = [control for control in self.controls if is_rung(control)]
        player = self.choices.players[self.band]
        keys = [rung.key for rung in rungs]
        chosen = keys.index(f"player {player}") if f"player {player}" in keys else -1
        is_mine = self.band == self.choices.mine
        draw_ladder(target, [rung.rect for rung in rungs], chosen, self.unit, greyed=is_mine)
        for words, box, size in self.changing_words():
            rect = self.box(*box)
            style = ("text", round(size * self.unit), "italic" if size < 18 else "plain")
            ink = self.inks.quiet if size < 18 else self.inks.text
            target.blit(paragraph(words, style, ink, rect.size, "left"), rect)

    def changing_words(self) -> list[tuple[str, Box, float]]:
        """Texts, where they are written, and their size."""
        x, y, wide, high = GAME
        return [
            (self.about_temper(), (RIGHT, TOP + 52, RIGHT_WIDE, 48), 17),
            (this_game(self.choices), (x + 18, y + 35, wide - 36, high - 44), 18),
        ]

    def words(self) -> list[str]:
        return [*super().words(), *(words for words, _box, _size in self.changing_words())]

    # --- choosing

    def put(self, choices: Choices) -> None:
        if choices != self.choices:
            self.choices = choices
            self.rebuild()

    def choose_number(self, number: int) -> None:
        self.band = min(self.band, number - 1)
        self.put(self.choices.with_number(number))

    def choose_band(self, band: int) -> None:
        self.band = band
        self.rebuild()

    def choose_player(self, player: str) -> None:
        self.put(self.choices.seat(self.band, player))

    def choose_temper(self, temper: str) -> None:
        self.put(self.choices.with_temper(self.band, temper))

    def toggle(self, option: str) -> None:
        self.put(self.choices.toggled(option))

    def write_seed(self, words: str) -> None:
        self.choices = replace(self.choices, seed=words)

    def fold(self) -> None:
        self.app.change(advanced_open=not self.app.settings.advanced_open)
        self.rebuild()

    def arrow(self, way: tuple[int, int]) -> None:
        """Up and Down climb the ladder: the level changes with every rung."""
        before = self.focused
        super().arrow(way)
        if is_rung(before) and is_rung(self.focused) and way[1] and self.focused.enabled:
            self.press(self.focused)

    # --- leading elsewhere

    def all_saves(self) -> None:
        from gest_desktop.tales.bandits.pages.saves import SavesScene

        self.app.push(SavesScene(self.app))

    def begin(self) -> None:
        remember(self.choices, self.app.settings_file)
        setup = self.choices.setup()
        self.app.leave(lambda: open_table(self.app, new_table(self.app, setup)))


def is_rung(control: Control) -> bool:
    return control.key.startswith("player ") and control.key not in ("player you", "player person")
