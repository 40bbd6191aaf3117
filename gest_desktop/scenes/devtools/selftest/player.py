"""Plays the person's side at a table with random answers, against the worker process."""

from __future__ import annotations

import os
import time
from random import Random
from typing import Final

import pygame

from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.answer.offering import CONFIRM
from gest_desktop.scenes.table.scene import TableScene

LONGEST: Final = 120.0  # seconds
FRAME: Final = 0.005  # seconds that the loop sleeps, to leave CPU time to the worker


class StuckError(RuntimeError):
    """The game does not go on."""


class TrialPlayer:
    def __init__(self, app: App, table: TableScene, seed: int = 1) -> None:
        self.app, self.table, self.random = app, table, Random(seed)

    def play(self, answers: int) -> None:
        """Play until enough answers are given, at least one by the opponent, or the game is over."""
        game, until = self.table.contest.game, time.monotonic() + LONGEST
        while not self.table.contest.is_over:
            if len(game.answers) >= answers and self.table.flow.thoughts:
                return
            if time.monotonic() > until:
                raise StuckError(f"the game stands still after {len(game.answers)} answers")
            self.app.frame(pygame.event.get(), 1 / 30)
            if self.table.flow.is_paused:
                self.table.flow.end_turn()
            elif self.table.flow.answering is not None:
                self.answer()
            time.sleep(FRAME)

    def answer(self) -> None:
        """Touch anything that may be touched now."""
        answering = self.table.flow.answering
        assert answering is not None
        stop = self.random.choice(answering.stops)
        if answering.party is not None and answering.party.option is not None and self.random.random() < 0.5:
            stop = CONFIRM
        self.table.react(answering.touch(stop))


def check_opponent(app: App, process: int) -> None:
    """The answers came from a separate process, and from the one that was started first."""
    worker = app.minds.worker
    if not worker.is_awake or worker.process.pid in (None, os.getpid()):
        raise StuckError("the opponent has no process of its own")
    if worker.process.pid != process:
        raise StuckError("the opponent's process had to be started again")
