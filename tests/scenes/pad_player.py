"""Plays by gamepad alone: posted events of a controller, the layer just above the device."""

from __future__ import annotations

from collections import deque
from random import Random

import pygame

from gest_desktop.scenes.menus.curtain import CurtainScene
from gest_desktop.scenes.review.end import EndScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.bindings import GAMEPAD
from gest_desktop.scenes.shell.gamepad import BUTTONS, FULL, TRIGGERS, WAYS
from gest_desktop.scenes.table.answer.offering import CONFIRM
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.seen.things import Thing

STEP = 0.05
LONGEST = 20_000  # frames
NUMBERS = {name: number for number, name in BUTTONS.items()}
AXES = {name: number for number, name in TRIGGERS.items()}


class StuckError(AssertionError):
    """Something cannot be reached by gamepad."""


def button(name: str, is_down: bool = True) -> pygame.Event:
    """What SDL reports of a button; triggers are axes."""
    if name in AXES:
        return axis(AXES[name], 1.0 if is_down else 0.0)
    kind = pygame.CONTROLLERBUTTONDOWN if is_down else pygame.CONTROLLERBUTTONUP
    return pygame.Event(kind, button=NUMBERS[name], instance_id=0)


def axis(number: int, value: float) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERAXISMOTION, axis=number, value=round(value * FULL), instance_id=0)


def push(app: App, *names: str) -> None:
    """Press buttons and let them go, one after the other."""
    for name in names:
        for is_down in (True, False):
            pygame.event.post(button(name, is_down))
            if app.scenes:
                app.frame(pygame.event.get(), STEP)


class PadPlayer:
    def __init__(self, app: App, table: TableScene, seed: int) -> None:
        self.app, self.table, self.random = app, table, Random(seed)
        self.pressed = 0

    def push(self, *names: str) -> None:
        in_force = GAMEPAD.in_force(self.app.settings.buttons)
        push(self.app, *(in_force.get(name, name) for name in names))
        self.pressed += len(names)

    def play(self, until: int = 10_000) -> None:
        """Play until the game is over, or this many answers have been given."""
        game = self.table.contest.game
        self.push("up")  # from now on the glyphs are shown
        for _frame in range(LONGEST):
            if isinstance(self.app.scene, EndScene) or len(game.answers) >= until:
                return
            if isinstance(self.app.scene, CurtainScene) or self.table.flow.is_paused:
                self.push("activate")
            elif self.table.flow.answering is None:
                self.app.frame([], STEP)
            else:
                self.answer()
        raise StuckError(f"after {len(game.answers)} answers at {self.table.flow.asked()}")

    def answer(self) -> None:
        answering = self.table.flow.answering
        assert answering is not None
        stop = self.random.choice(answering.stops)
        if answering.party is not None and answering.party.option is not None and self.random.random() < 0.5:
            stop = CONFIRM
        self.push(*self.way_to(stop), "activate")

    def way_to(self, goal: Thing) -> list[str]:
        """The directions that lead to a thing, as few as possible."""
        self.table.follow()
        start = self.table.state.focused
        if start is None:
            raise StuckError("nothing has the focus")
        ways: dict[Thing, list[str]] = {start: []}
        waiting = deque([start])
        while waiting:
            here = waiting.popleft()
            if here == goal:
                return ways[here]
            for name, way in WAYS.items():
                there = self.step(here, way)
                if there is not None and there not in ways:
                    ways[there] = [*ways[here], name]
                    waiting.append(there)
        raise StuckError(f"{goal} cannot be reached from {start} at {self.table.flow.asked()}")

    def step(self, here: Thing, way: tuple[int, int]) -> Thing | None:
        """Where a direction would lead among the answers; icons beside them are left alone."""
        rect = self.table.drawing.rect_of(here)
        if rect is None:
            raise StuckError(f"{here} is nowhere")
        there = self.table.commands.focus.find(here, rect, way)
        return there if there in self.table.state.stops else None
