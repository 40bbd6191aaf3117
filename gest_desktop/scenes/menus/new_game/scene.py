"""The screen for starting a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.dialogs import AskScene, no_more
from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.new_game.choices import LONGEST_SEED, Choices, begun
from gest_desktop.scenes.menus.new_game.words import LEVELS, PERSONAS, SETUPS, SIDES, Named
from gest_desktop.scenes.menus.opening import keep_aside, open_table, unfinished
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.session.contest import Contest

LEFT: Final = 60
COLUMN: Final = 590
RIGHT: Final = 690
HIGH: Final = 76  # of a choice with two lines below its name
STEP: Final = 82


class NewGameScene(MenuScene):
    """The choices are saved for the next time; an unfinished game is saved under a name."""

    paper_size = (1340, 840)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.name = _("New game")
        self.choices = Choices.of(app.settings)
        self.replaced = unfinished(app.store)

    # --- layout

    def lay_out(self) -> None:
        self.title(_("New game"))
        self.lay_side()
        self.lay_opponent()
        self.lay_setup()
        self.lay_details()
        self.lay_foot()

    def lay_side(self) -> None:
        self.heading(_("You play"), (LEFT, 136, COLUMN, 34))
        for number, (key, named) in enumerate(SIDES.items()):
            x, y = LEFT + number % 2 * (COLUMN // 2 + 5), 178 + number // 2 * STEP
            self.choice("side", key, named, (x, y, COLUMN // 2 - 5, HIGH))

    def lay_setup(self) -> None:
        self.heading(_("Robin's setup"), (LEFT, 350, COLUMN, 34))
        if not self.choices.asks_setup:
            words = _(
                "Your opponent sets up in secret. You will see how many Merry Men are in each space, "
                "but not which one is Robin."
            )
            self.note(words, (LEFT + 12, 396, COLUMN - 24, 100))
            return
        for number, (key, (label, _about)) in enumerate(SETUPS.items()):
            x, y = LEFT + number % 2 * (COLUMN // 2 + 5), 392 + number // 2 * 48
            self.choice("setup", key, (label, ""), (x, y, COLUMN // 2 - 5, 42), hint=SETUPS[key][1])
        self.note(_(SETUPS[self.choices.setup][1]), (LEFT + 12, 488, COLUMN - 24, 48))

    def lay_details(self) -> None:
        self.heading(_("Game options"), (LEFT, 544, COLUMN, 34))
        self.row(
            "events",
            _("Each side uses only its own half of an Event"),
            (LEFT, 584, COLUMN, 62),
            self.toggle_events,
            lambda: self.choices.events_side_locked,
            _("Light for Robin Hood, dark for the Sheriff."),
            "check",
        )
        self.page.write(_("Seed"), self.box(LEFT + 12, 660, 150, 44), "heading", 20)
        self.entry(
            "seed",
            _("Seed"),
            (LEFT + 170, 660, COLUMN - 170, 44),
            self.choices.seed,
            self.write_seed,
            _("word or number; leave blank for random"),
            _("The same seed gives the same cards and dice."),
            LONGEST_SEED,
            self.begin,
        )

    def lay_opponent(self) -> None:
        self.heading(_("Difficulty"), (RIGHT, 136, COLUMN, 34))
        if not self.choices.has_opponent:
            words = _("The player beside you. A curtain hides the table between turns.")
            self.note(words, (RIGHT + 12, 178, COLUMN - 24, 70))
            return
        for number, (key, named) in enumerate(LEVELS.items()):
            x, y = RIGHT + number % 2 * (COLUMN // 2 + 5), 178 + number // 2 * STEP
            self.choice("level", key, named, (x, y, COLUMN // 2 - 5, HIGH))
        self.heading(_("Personality"), (RIGHT, 430, COLUMN, 34))
        if self.choices.opponent is None:
            words = _("Neutral: with a random side, personalities are off.")
            self.note(words, (RIGHT + 12, 466, COLUMN - 24, 60))
            return
        for number, key in enumerate(self.choices.personas):
            self.choice("persona", key, PERSONAS[key], (RIGHT, 470 + number * 62, COLUMN, 57))

    def lay_foot(self) -> None:
        if self.replaced:
            words = _("Your current game will be saved; find it under “Load game”.")
            self.note(words, (280, 742, 640, 52), "middle")
        self.hint_box = None
        self.button("back", _("Back"), (LEFT, 742, 200, 52), self.back, "brown", "icon_back")
        self.button(
            "begin",
            _("Start game"),
            (1340 - LEFT - 330, 738, 330, 60),
            self.begin,
            "green",
            "icon_play",
            text=26,
        )

    def choice(self, field: str, key: str, named: Named, box: Any, hint: str = "") -> None:
        label, about = named
        self.row(
            f"{field} {key}",
            _(label),
            box,
            partial(self.choose, field, key),
            self.is_chosen(field, key),
            _(about) if about else "",
            hint=_(hint) if hint else "",
        )

    def note(self, words: str, box: Any, align: str = "left") -> None:
        rect: pygame.Rect = self.box(*box)
        self.page.write(words, rect, size=18, ink=self.inks.quiet, align=align, cut="italic")

    # --- choosing

    def is_chosen(self, field: str, key: str) -> Callable[[], bool]:
        return lambda: getattr(self.choices, field) == key

    def choose(self, field: str, key: str) -> None:
        """Change a choice; everything is laid out again where the other choices depend on it."""
        if getattr(self.choices, field) != key:
            self.choices = self.choices.put(**{field: key})
            if field in ("side", "setup"):
                self.rebuild()

    def toggle_events(self) -> None:
        self.choices = self.choices.put(events_side_locked=not self.choices.events_side_locked)

    def write_seed(self, words: str) -> None:
        self.choices = self.choices.put(seed=words)

    def first_focus(self) -> str:
        return "begin"

    def leave(self) -> None:
        self.app.change(**self.choices.remembered())

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
