"""The table as a scene of a replay: nothing can be chosen, and time can be moved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.games.review import review_door, review_marks
from gest_desktop.scenes.menus.pause import PauseScene, Row, with_usual_rows
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.drawing import Drawing
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.session.onlooking import WatchedContest
from gest_desktop.scenes.watch.guide import WatchGuide
from gest_desktop.scenes.watch.overlay import WatchOverlay
from gest_desktop.scenes.watch.playing_on import ask_to_play_on
from gest_desktop.scenes.watch.watched import Watched

CTRL, SHIFT = pygame.KMOD_CTRL, pygame.KMOD_SHIFT
KEYS: Final = {
    pygame.K_SPACE: "run",
    pygame.K_HOME: "first",
    pygame.K_END: "last",
    pygame.K_PLUS: "faster",
    pygame.K_EQUALS: "faster",
    pygame.K_KP_PLUS: "faster",
    pygame.K_MINUS: "slower",
    pygame.K_KP_MINUS: "slower",
    pygame.K_PAGEUP: "ballad_back",
    pygame.K_PAGEDOWN: "ballad_on",
}
WAYS: Final = {pygame.K_LEFT: "back", pygame.K_RIGHT: "on"}
BUTTONS: Final = {
    "undo": "choice_back",
    "because": "choice_on",
    "left": "choice_back",
    "right": "choice_on",
    "peek": "card_back",
    "hurry": "card_on",
    "up": "faster",
    "down": "slower",
    "ask": "next_view",
    "back": "close",
    "menu": "menu",
    "activate": "run",
}


class WatchScene(TableScene):
    """One game to be watched; the mistakes that a review has found are marked on its line."""

    guide: WatchGuide

    def __init__(self, app: App, watched: Watched, at: int = 0) -> None:
        self.watched, self.marks = watched, review_marks(app, watched)
        doors: dict[str, Callable[[], None]] = {
            "play_on": self.play_on,
            "close": self.close,
            "menu": self.open_menu,
        }
        self.review = review_door(app, watched)
        if self.review is not None:
            doors["review"] = self.open_review
        guide = WatchGuide(watched, doors)
        super().__init__(app, WatchedContest(watched.film.game_at(0), watched.seats), guide)
        guide.forget = self.forget
        guide.watching.seek(at)

    def make_drawing(self) -> Drawing:
        stage = self.app.stage
        flow, has_review = self.guide.watching, self.review is not None
        self.guide.overlay = WatchOverlay(stage, flow, has_review, self.marks)
        return Drawing(stage, self.app.settings, self.guide.overlay)

    def forget(self) -> None:
        self.drawing.forget()

    # --- devices

    def handle(self, event: pygame.Event) -> None:
        word = word_of(event)
        if word:
            self.follow()
            self.guide.act(word)
            self.follow()
            return
        super().handle(event)

    def press_pad(self, word: str, is_down: bool) -> None:
        if is_down:
            self.state.pointer.hovered = None
            self.follow()
            self.guide.act(BUTTONS.get(word, ""))
            self.follow()

    def pad_words(self) -> Sequence[tuple[str, str]]:
        is_running = self.guide.watching.is_running
        return (
            ("activate", _("Pause") if is_running else _("Play")),
            ("undo because", _("Choice")),
            ("peek hurry", _("Card")),
            ("up", _("Speed")),
            ("ask", _("View")),
            ("menu", _("Menu")),
            ("back", _("Close")),
        )

    # --- time

    def pass_time(self, seconds: float) -> bool:
        changed = self.state.update(seconds, self.guide.pace(self.app.pace))
        return changed or self.is_lively

    @property
    def may_ponder(self) -> bool:
        return False

    # --- other scenes

    def close(self) -> None:
        """Close a note first, if there is one."""
        if not self.commands.open_things.close_innermost():
            self.app.pop()

    def play_on(self) -> None:
        flow = self.guide.watching
        flow.is_running = False
        if flow.is_at_end_of_game or not flow.film.is_whole:
            self.guide.say(_("Go back to a choice from which you want to play on."))
            return
        ask_to_play_on(self.app, self.watched, flow.at)

    def open_review(self) -> None:
        flow = self.guide.watching
        flow.is_running = False
        if self.review is not None:
            self.review(flow.film.stops[flow.at].answers)

    def open_menu(self) -> None:
        from gest_desktop.scenes.menus.games.share import ShareScene

        flow = self.guide.watching
        flow.is_running = False
        rows = [
            *([Row("review", _("Review"), "brown", "icon_statistics", self.then(self.open_review))]
              if self.review is not None else []),
            Row("play_on", _("Play on from here"), "brown", "icon_next", self.then(self.play_on)),
        ]  # fmt: skip
        if flow.film.is_whole and flow.film.is_over:
            share = ShareScene(self.app, flow.film.game, self.watched.seats_json())
            rows.append(Row("share", _("Share"), "brown", "icon_share", lambda: self.app.switch(share)))
        note = _("Watching a game changes nothing.")
        self.app.push(PauseScene(self.app, with_usual_rows(self.app, _("Resume"), rows), note))

    def then(self, door: Callable[[], None]) -> Callable[[], None]:
        """Close the menu first."""

        def go() -> None:
            self.app.pop()
            door()

        return go


def word_of(event: pygame.Event) -> str:
    """What a key does in a replay; empty if it does what it does at any table."""
    if event.type != pygame.KEYDOWN:
        return ""
    if event.key in WAYS:
        mod = getattr(event, "mod", 0)
        both = mod & CTRL and mod & SHIFT
        unit = "ballad" if both else "card" if mod & CTRL else "turn" if mod & SHIFT else "choice"
        return f"{unit}_{WAYS[event.key]}"
    if event.key == pygame.K_ESCAPE:
        return "close"
    return KEYS.get(event.key, "")
