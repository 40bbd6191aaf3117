"""The guide of a replay: gestures and keys move through the game instead of answering."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from gest_desktop.ai.worker import Worker
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.rules.words import _
from gest_desktop.scenes.motion.pace import Pace
from gest_desktop.scenes.shell.gestures import Gesture
from gest_desktop.scenes.table.guide import Guide, GuidedTable, Overlay
from gest_desktop.scenes.table.replay.beat_player import Listener
from gest_desktop.scenes.table.replay.film import ALL, BALLAD, CARD, CHOICE, TURN
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.table.session.turn_flow import TurnFlow
from gest_desktop.scenes.table.session.watching import WatchFlow
from gest_desktop.scenes.watch.bar import ON_BAR
from gest_desktop.scenes.watch.overlay import WatchOverlay
from gest_desktop.scenes.watch.watched import Watched

UNITS: Final = {"choice": CHOICE, "turn": TURN, "card": CARD, "ballad": BALLAD}
NOT_HERE: Final = {"hint", "because", "again", "undo", "undo_turn", "hurry"}


class WatchGuide(Guide):
    """`doors` open other scenes: review, play_on, close, menu."""

    holds_cards = False
    overlay: WatchOverlay
    table: GuidedTable

    def __init__(self, watched: Watched, doors: Mapping[str, Callable[[], None]]) -> None:
        self.watched, self.doors = watched, doors
        self.forget: Callable[[], None] = lambda: None  # called when another view is shown
        self.acts = self.make_acts()

    @property
    def watching(self) -> WatchFlow:
        flow = self.table.state.flow
        assert isinstance(flow, WatchFlow)
        return flow

    def make_acts(self) -> dict[str, Callable[[], None]]:
        """What each button and key does."""
        steps = {
            f"{name}_{way}": partial(self.step, by, unit)
            for name, unit in UNITS.items()
            for way, by in (("back", -1), ("on", 1))
        }
        return {
            **steps,
            "run": self.run,
            "first": lambda: self.seek(0),
            "last": lambda: self.seek(self.watching.film.last),
            "speed": lambda: self.watching.change_speed(1, around=True),
            "faster": lambda: self.watching.change_speed(1),
            "slower": lambda: self.watching.change_speed(-1),
            "robin_view": partial(self.look_through, ROBIN),
            "sheriff_view": partial(self.look_through, SHERIFF),
            "all_view": partial(self.look_through, ALL),
            "next_view": self.next_view,
            **self.doors,
        }

    # --- acting

    def act(self, name: str) -> bool:
        """Do what a button or key stands for; False if it is none of these."""
        if name not in self.acts:
            return False
        self.acts[name]()
        self.table.state.refresh()
        return True

    def run(self) -> None:
        self.watching.run_or_rest()

    def step(self, by: int, unit: str) -> None:
        self.watching.step(by, unit)

    def seek(self, at: int) -> None:
        self.watching.is_running = False
        self.watching.seek(at)

    def look_through(self, view: int) -> None:
        self.say(self.watching.look_through(view))
        self.forget()

    def next_view(self) -> None:
        self.say(self.watching.next_view())
        self.forget()

    def say(self, words: str) -> None:
        if words:
            self.table.state.notices.say(words)

    # --- the table

    @property
    def is_lively(self) -> bool:
        return self.watching.is_running

    def sit_beside(self, table: GuidedTable) -> None:
        self.table = table
        self.say(self.watched.notice)

    def title(self) -> str:
        return _("Replay")

    def flow(
        self,
        contest: Contest,
        worker: Callable[[], Worker],
        confirm: str,
        begins: Listener,
        lands: Listener,
    ) -> TurnFlow:
        return WatchFlow(self.watched.film, self.watched.seats, self.watched.views, begins, lands)

    def make_overlay(self) -> Overlay:
        raise NotImplementedError  # the scene makes it, since it knows the stage

    def take(self, gesture: Gesture, onward: Callable[[Gesture], None]) -> None:
        if gesture.kind == "digit":
            views = {1: "robin_view", 2: "sheriff_view", 3: "all_view"}
            self.act(views.get(gesture.number, ""))
        elif not self.scrub(gesture) and not self.press(gesture):
            onward(gesture)

    def scrub(self, gesture: Gesture) -> bool:
        """Drag the knob, click beside it, or turn the wheel over the bar."""
        overlay, kind = self.overlay, gesture.kind
        line = overlay.bar.scrubber
        if kind == "lift" and line.covers(gesture.start):
            overlay.is_dragged = True
        if overlay.is_dragged and kind in ("lift", "drag", "drop"):
            self.move_to(line.stop_at(gesture.pos[0]))
            overlay.is_dragged = kind != "drop"
        elif kind == "click" and line.covers(gesture.pos):
            self.move_to(line.stop_at(gesture.pos[0]))
        elif kind == "wheel" and overlay.covers(gesture.pos):
            self.step(1 if gesture.number < 0 else -1, CHOICE)
        else:
            return False
        self.table.state.pointer.move_to(gesture.pos)
        self.table.state.refresh()
        return True

    def move_to(self, at: int) -> None:
        if at != self.watching.at or not self.watching.beat_player.is_through:
            self.seek(at)

    def press(self, gesture: Gesture) -> bool:
        """Press a button of the bar, or jump to a line of the chronicle."""
        thing = self.table.hit(gesture.pos) if gesture.kind == "click" else None
        if thing is not None and thing.kind == "line":
            self.seek(self.watching.film.stop_of_entry(thing.number))
            self.table.state.refresh()
            return True
        return thing is not None and self.touch(thing)

    def touch(self, thing: Thing) -> bool:
        return thing.kind == "button" and thing.place == ON_BAR and self.act(thing.picture)

    def dispatch(self, word: str, onward: Callable[[str], None]) -> None:
        focused = self.table.state.focused
        if word == "activate":
            if focused is None or not self.touch(focused):
                self.act("run")
        elif word in NOT_HERE:
            self.say(_("This is a replay: nothing can be chosen."))
        elif not self.act(word):
            onward(word)

    def update(self, seconds: float, onward: Callable[[float], bool]) -> bool:
        changed = onward(seconds)
        return changed or self.watching.is_running

    def pace(self, usual: Pace) -> Pace:
        """The speed of the replay, with the player's wish for little motion."""
        return replace(self.watching.pace, reduced=usual.reduced, hurried=False)
