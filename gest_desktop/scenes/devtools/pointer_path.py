"""Records how far the mouse travels and how often it clicks while the same turns are played.

A player of rules of thumb decides; each of its answers is then given by mouse, always at the nearest thing
on the screen that stands for it. So two versions of the table can be compared turn by turn.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import pygame

from gest_desktop.ai.lab.baselines.rules import RulesPlayer
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.answer.offering import CONFIRM
from gest_desktop.scenes.table.answer.series import FEWER, MORE
from gest_desktop.scenes.table.panels.next_card import TURN
from gest_desktop.scenes.table.panels.summary_panel import CONTINUE
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.contest import Contest, Seat

STEP: Final = 0.05
INSIDE, DEEPEST = 0.25, 24  # how far inside its rim a thing is clicked: share of its side, most pixels
MOST_CLICKS: Final = 40  # for one answer
Pos = tuple[int, int]


class LostError(RuntimeError):
    """An answer could not be given by mouse."""


@dataclass
class Turn:
    """How far the pointer went, for each kind of question, and how often it clicked."""

    side: int
    clicks: int = 0
    ways: Counter[str] = field(default_factory=Counter)

    @property
    def pixels(self) -> int:
        return sum(self.ways.values())


class QuickRival:
    """Answers for the other side at once."""

    def __init__(self, contest: Contest, seed: int) -> None:
        self.contest, self.player = contest, RulesPlayer(Random(seed))
        self.iterations, self.thought = 0, dict[str, Any]()
        self.is_thinking, self.seconds = False, 0.0

    def update(self, seconds: float) -> bool:
        option = self.player.choose(redact(self.contest.game.state, self.contest.actor))
        self.contest.answer(option)
        self.thought = {"option": option}
        return True

    def cancel(self) -> None:
        """There is no search."""


class Recorder:
    """Sits at one table and plays one side by mouse."""

    def __init__(self, app: App, seed: int, side: int) -> None:
        self.app, self.side = app, side
        self.game = Game(Beginning(seed))
        seats = [Seat("outlaw"), Seat("outlaw")]
        seats[side] = Seat()
        self.table = TableScene(app, Contest(self.game, seats, None))
        self.table.flow.rival = QuickRival(self.table.contest, seed + 1)
        app.push(self.table)
        self.player = RulesPlayer(Random(seed))
        self.pos: Pos = app.stage.area.center
        self.turn = Turn(side)

    def frame(self, *events: pygame.Event) -> None:
        self.app.frame(events, STEP)
        self.table.flow.beat_player.finish()
        self.app.frame((), STEP)  # what now waits to be read or pressed is laid out

    def turns(self, number: int) -> Iterator[Turn]:
        """Play whole turns, from the choice of a box to the opponent's next choice."""
        while number and not self.game.is_over:
            self.frame()
            if self.table.flow.summary is not None:
                self.click(CONTINUE)
            elif self.table.flow.waits_at_end:
                self.click(TURN)
                continue
            asked, f = self.game.question()
            if asked.actor(f) != self.side:
                if self.turn.clicks:
                    yield self.turn
                    number -= 1
                self.turn = Turn(self.side)
            elif self.table.flow.answering is not None:
                self.answer(self.table.flow.answering)

    # --- answering by mouse

    def answer(self, answering: Answering) -> None:
        """Decide once, and click until the referee has the answer."""
        if answering.series is not None:
            self.answer_series(answering)
            return
        option, given = self.player.choose(answering.view), len(self.game.answers)
        for _click in range(MOST_CLICKS):
            now = self.table.flow.answering
            if len(self.game.answers) > given or now is None:
                return
            self.click(self.next_thing(now, option))
        raise LostError(f"{option} at {answering.asked.prompt}")

    def next_thing(self, answering: Answering, option: int) -> Thing:
        """The nearest thing that brings the answer closer."""
        party = answering.party
        if answering.pending:
            return CONFIRM
        if party is not None and option in party.options.values():
            wanted = next(dict(key) for key, each in party.options.items() if each == option)
            for number, figure in enumerate(party.figures):
                if party.is_picked(figure) != (figure.number < wanted.get(figure.kind, 0)):
                    return Thing("figure", number=number)
            return CONFIRM
        things = [thing for thing, each in answering.things.items() if each == option]
        things += [Thing("chip", number=i) for i, chip in enumerate(answering.chips) if chip.option == option]
        there = [thing for thing in things if self.rects_of(thing)]
        if not there:
            raise LostError(f"Nothing stands for {option} at {answering.asked.prompt}")
        return min(there, key=lambda thing: math.dist(self.pos, self.aim(thing)))

    def answer_series(self, answering: Answering) -> None:
        """Set each number, then confirm."""
        series = answering.series
        assert series is not None
        world = self.game.state.clone()
        for number in range(len(series.asked)):
            wanted = self.player.choose(redact(world, self.side))
            answer(world, *question(world), wanted)
            while series.numbers[number] != wanted:
                way = MORE if series.numbers[number] < wanted else FEWER
                self.click(Thing("stepper", number=number, picture=way))
        self.click(CONFIRM)
        if self.table.flow.answering is not None and self.table.flow.answering.pending:
            self.click(CONFIRM)

    def rects_of(self, thing: Thing) -> list[pygame.Rect]:
        drawing = self.table.drawing
        if thing.kind == "space":
            return [rect for rect in drawing.view.surroundings.parts_of(thing) if self.is_there(thing, rect)]
        rect = drawing.rect_of(thing)
        return [rect] if rect is not None and self.is_there(thing, rect) else []

    def is_there(self, thing: Thing, rect: pygame.Rect) -> bool:
        """Whether a click would reach it: nothing else lies over it."""
        found = self.table.drawing.hit(nearest(rect, self.pos))
        if found is None or thing.kind != "space":
            return found == thing
        return found.place == thing.place

    def aim(self, thing: Thing) -> Pos:
        rects = self.rects_of(thing)
        if not rects:
            raise LostError(f"{thing} cannot be clicked")
        return min((nearest(rect, self.pos) for rect in rects), key=lambda pos: math.dist(self.pos, pos))

    def click(self, thing: Thing) -> None:
        pos = self.aim(thing)
        asked = self.table.flow.answering
        kind = asked.asked.kind if asked is not None else ""
        self.turn.ways[f"{kind}, confirm" if thing == CONFIRM else kind] += round(math.dist(self.pos, pos))
        self.turn.clicks += 1
        self.pos = pos
        while self.table.state.surprises.is_new(pos, self.table.state.clock):
            self.frame()
        self.frame(
            pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
            pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),
        )
        self.frame()


def nearest(rect: pygame.Rect, pos: Pos) -> Pos:
    """The point of a thing that a hand would click: as near as possible, but not at its rim."""
    wide, high = (2 * min(DEEPEST, round(INSIDE * side)) for side in rect.size)
    inner = rect.inflate(-wide, -high)
    return min(max(pos[0], inner.left), inner.right), min(max(pos[1], inner.top), inner.bottom)


def record(app: App, turns: int, seed: int) -> list[Turn]:
    """As many turns of each side as wanted, from one game each."""
    found: list[Turn] = []
    for side in (ROBIN, SHERIFF):
        found += Recorder(app, seed + side, side).turns(turns // 2)
        app.pop()
    return found
