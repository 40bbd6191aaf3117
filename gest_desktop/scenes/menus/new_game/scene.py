"""The page for starting a game."""

from __future__ import annotations

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.dialogs import AskScene, no_more
from gest_desktop.scenes.menus.new_game.choices import Choices, begun
from gest_desktop.scenes.menus.new_game.columns import GAME, Columns
from gest_desktop.scenes.menus.new_game.ladder import draw_ladder
from gest_desktop.scenes.menus.new_game.rung import draw_badge, suited
from gest_desktop.scenes.menus.new_game.side_column import LEFT
from gest_desktop.scenes.menus.opening import keep_aside, open_table, unfinished
from gest_desktop.scenes.menus.saves.loading import load_game
from gest_desktop.scenes.menus.saves.rows import Shown, shown
from gest_desktop.scenes.menus.widgets.control import Control
from gest_desktop.scenes.menus.widgets.writing import paragraph
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.session.contest import Contest

WIDE, HIGH = 1400, 870


class NewGameScene(Columns):
    """Enter repeats the last choices, which are remembered; an unfinished game is saved under a name."""

    paper_size = (WIDE, HIGH)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.name = _("New game")
        self.choices = Choices.of(app.settings)
        self.look()

    def look(self) -> None:
        """Find what is saved, and whether a game waits to be continued."""
        store = self.app.store
        self.career = store.career.read()
        self.replaced = unfinished(store)
        rows = (shown(store, row) for row in store.listed())
        self.saved = [row for row in rows if not row.damage]

    # --- layout

    def lay_out(self) -> None:
        self.page.write(
            _("New game"), self.box(60, 32, WIDE - 120, 58), "title", 46, self.inks.heading, "middle"
        )
        self.lay_sides()
        self.lay_options()
        self.lay_ladder()
        self.lay_personality()
        self.lay_setup()
        self.lay_foot()

    def lay_foot(self) -> None:
        x, y, wide, _high = GAME
        self.page.part("panel_robin", self.box(*GAME))
        head = self.box(x + 18, y + 9, wide - 36, 27)
        self.page.write(_("This game"), head, "heading", 19, self.inks.heading)
        if self.replaced:
            words = _("Your current game will be saved; find it under “Load game”.")
            self.note(words, (280, 774, 720, 52), "middle")
        self.button("back", _("Back"), (LEFT, 774, 200, 52), self.back, "brown", "icon_back")
        box = (WIDE - LEFT - 330, 770, 330, 60)
        self.button("begin", _("Start game"), box, self.begin, "green", "icon_play", text=26)

    # --- what changes with every choice

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        rungs = [control for control in self.controls if control.key.startswith("level ")]
        chosen = next(place for place, rung in enumerate(rungs) if rung.key == f"level {self.choices.level}")
        fits = self.choices.has_opponent
        draw_ladder(target, [rung.rect for rung in rungs], chosen, self.unit, greyed=not fits)
        suits = suited(self.career)
        if fits and suits:
            draw_badge(target, next(rung.rect for rung in rungs if rung.key == f"level {suits}"), self.unit)
        self.draw_map(target)
        for words, box, size in self.changing_words():
            rect = self.box(*box)
            style = ("text", round(size * self.unit), "italic" if size < 18 else "plain")
            ink = self.inks.quiet if size < 18 else self.inks.text
            picture = paragraph(words, style, ink, rect.size, "left")
            target.blit(picture, rect)

    def words(self) -> list[str]:
        return [*super().words(), *(words for words, _box, _size in self.changing_words())]

    # --- choosing

    def choose(self, field: str, key: str) -> None:
        """Change a choice; everything is laid out again where the other choices depend on it."""
        if getattr(self.choices, field) != key:
            self.choices = self.choices.put(**{field: key})
            if field == "side":
                self.rebuild()

    def fold(self) -> None:
        self.app.change(advanced_open=not self.app.settings.advanced_open)
        self.rebuild()

    def arrow(self, way: tuple[int, int]) -> None:
        """Up and Down climb the ladder: the level changes with every rung."""
        before = self.focused
        super().arrow(way)
        if is_rung(before) and is_rung(self.focused) and way[1] and self.focused.enabled:
            self.press(self.focused)

    def toggle_events(self) -> None:
        self.choices = self.choices.put(events_side_locked=not self.choices.events_side_locked)

    def write_seed(self, words: str) -> None:
        self.choices = self.choices.put(seed=words)

    def first_focus(self) -> str:
        return "begin"

    def leave(self) -> None:
        self.app.change(**self.choices.remembered())

    # --- leading elsewhere

    def load(self, row: Shown) -> None:
        load_game(self.app, row.path)

    def all_saves(self) -> None:
        from gest_desktop.scenes.menus.saves.scene import SavesMenuScene

        self.app.push(SavesMenuScene(self.app))

    def enter(self) -> None:
        """Saved games may have been deleted meanwhile, and the career may have gone on."""
        super().enter()
        before = self.saved, self.career
        self.look()
        if before != (self.saved, self.career):
            self.rebuild()

    def begin(self) -> None:
        """Save the unfinished game first; if that fails, ask the player."""
        trouble = keep_aside(self.app.store)
        if not trouble:
            self.begin_now()
            return
        words = _("{trouble} If you start now, your current game will be lost.").format(trouble=trouble)
        answers = [(_("Start anyway"), "red", self.begin_now), (_("Cancel"), "green", no_more)]
        self.app.push(AskScene(self.app, _("Unsaved game"), words, answers))

    def begin_now(self) -> None:
        game, seats = begun(self.choices)
        open_table(self.app, Contest(game, seats, self.app.store))


def is_rung(control: Control) -> bool:
    return control.key.startswith("level ")
