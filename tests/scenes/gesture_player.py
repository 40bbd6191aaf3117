"""Plays at the table as a person would, by mouse or keyboard, using only what is shown."""

from __future__ import annotations

from random import Random

import pygame

from gest_desktop.scenes.menus.curtain import CurtainScene
from gest_desktop.scenes.review.end import EndScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.answer.offering import CONFIRM
from gest_desktop.scenes.table.answer.reach import can_hold
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.seen.things import Thing

STEP = 0.05
LONGEST = 20_000  # frames


class StuckError(AssertionError):
    """Nothing that was tried led to an answer."""


class GesturePlayer:
    """`mouse_sides` play with the mouse, the others with the keyboard."""

    def __init__(self, app: App, table: TableScene, seed: int, mouse_sides: tuple[int, ...] = (0,)) -> None:
        self.app, self.table, self.random, self.mouse_sides = app, table, Random(seed), mouse_sides
        self.drags = 0
        self.eagerness = 0.3  # how often a drag is tried where a click would do

    def frame(self, *events: pygame.Event) -> None:
        self.app.frame(events, STEP)

    def key(self, key: int, mod: int = 0) -> None:
        down = pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        self.frame(down, pygame.Event(pygame.KEYUP, key=key, mod=mod))

    def click(self, pos: tuple[int, int]) -> None:
        while self.table.state.surprises.is_new(pos, self.table.state.clock):
            self.frame()  # nobody clicks on what has just appeared
        self.frame(
            pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
            pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),
        )

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        way = [
            pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0)) for pos in (middle, end)
        ]
        self.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1), *way)
        self.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
        self.drags += 1

    def play(self, until: int = 10_000) -> None:
        """Play until the game is over, or this many answers have been given."""
        game = self.table.contest.game
        for _frame in range(LONGEST):
            if isinstance(self.app.scene, EndScene) or len(game.answers) >= until:
                return
            if isinstance(self.app.scene, CurtainScene) or self.table.flow.is_paused:
                self.key(pygame.K_RETURN)
            elif self.table.flow.answering is None:
                self.frame()
            else:
                self.answer()
        raise StuckError(f"after {len(game.answers)} answers at {self.table.flow.asked()}")

    def answer(self) -> None:
        answering = self.table.flow.answering
        assert answering is not None
        stop = self.random.choice(answering.stops)
        if answering.party is not None and answering.party.option is not None and self.random.random() < 0.5:
            stop = CONFIRM
        if self.table.flow.viewer not in self.mouse_sides:
            self.go_to(stop)
        elif not (self.random.random() < self.eagerness and self.try_drag()):
            self.click(self.place_of(stop))

    def go_to(self, stop: Thing) -> None:
        """Press Tab until the thing has the focus, then Enter."""
        for _step in range(len(self.table.state.stops) + 1):
            if self.table.state.focused == stop:
                self.key(pygame.K_RETURN)
                return
            self.key(pygame.K_TAB)
        raise StuckError(f"the keyboard does not reach {stop}")

    def place_of(self, thing: Thing) -> tuple[int, int]:
        """Where a player would click: found by searching the screen."""
        drawing = self.table.drawing
        card = drawing.question.card
        rect = card.rect_of(thing) if card is not None else None
        if rect is not None:
            return rect.center
        spot = drawing.view.place_of(thing)
        assert spot is not None, f"{thing} is nowhere on the screen"
        pos = (round(spot[0]), round(spot[1]))
        found = drawing.hit(pos)
        if found is not None and (found == thing or found.place == thing.place):
            return pos
        raise StuckError(f"{thing} is covered by {found} at {pos}")

    def try_drag(self) -> bool:
        """Drag a piece to a place the rules allow; False if no piece may be dragged."""
        drawing, answering = self.table.drawing, self.table.flow.answering
        assert answering is not None
        pieces = [piece.thing for piece in drawing.view.board.standing if can_hold(piece.thing)]
        self.random.shuffle(pieces)
        for piece in pieces[:3]:
            start = drawing.view.place_of(piece)
            assert start is not None
            pos = (round(start[0]), round(start[1]) - 6)
            if drawing.hit(pos) != piece:
                continue
            targets = sorted(answering.ends(piece), key=repr)
            if targets:
                end = drawing.view.place_of(self.random.choice(targets))
                assert end is not None
                self.drag(pos, (round(end[0]), round(end[1])))
                return True
        return False
