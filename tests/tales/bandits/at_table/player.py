"""Plays at the table as a person would, by mouse or keyboard, using only what is shown."""

from __future__ import annotations

from random import Random

import pygame

from gest_desktop.scenes.menus.curtain import CurtainScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.tales.bandits.mind.opponent import quick_answer
from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.table.end import EndScene
from gest_desktop.tales.bandits.table.scene import BanditsTable
from gest_desktop.tales.bandits.table.session.contest import Contest
from gest_desktop.tales.bandits.table.session.seats import Seat

STEP = 0.05
LONGEST = 20_000  # frames
KEY = bytes(32)


class RandomWorker:
    """Worker and ticket in one: any legal answer, at once."""

    is_idle, is_pondering = True, False

    def __init__(self, game: Game) -> None:
        self.game, self.random = game, Random(1)
        self.asked = []
        self.closed = 0

    def ask(self, request):
        self.asked.append(request)
        return self

    def poll(self):
        options = list(self.game.question().options(self.game.state))
        return {"kind": "reply", "option": self.random.choice(options)}

    def cancel(self) -> None:
        """Nothing is under way."""

    def close(self) -> None:
        self.closed += 1


class QuickWorker(RandomWorker):
    """The mind answers at once, in this process."""

    def poll(self):
        return {"kind": "reply", **quick_answer({**self.asked[-1], "level": "potter"})}


def sit_down(app: App, game: Game, seats: tuple[Seat, ...], saves=None, worker=RandomWorker) -> BanditsTable:
    app.minds.make_tale_worker = lambda mind: worker(game)
    app.minds.tales.clear()
    table = BanditsTable(app, Contest(game, seats, saves, key=KEY))
    app.push(table)
    app.frame([], STEP)
    return table


def a_game(seed: int, players: int = 3, **options) -> Game:
    return Game(Beginning(seed, players, **options))


class StuckError(AssertionError):
    """Nothing that was tried led to an answer."""


class Player:
    """`how` is click, keys or drag; a drag is tried where one can answer, else a click."""

    def __init__(self, app: App, table: BanditsTable, seed: int, how: str) -> None:
        self.app, self.table, self.random, self.how = app, table, Random(seed), how
        self.kinds: set[str] = set()
        self.drags: set[str] = set()

    def frame(self, *events: pygame.Event) -> None:
        self.app.frame(events, STEP)

    def key(self, key: int) -> None:
        down = pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")
        self.frame(down, pygame.Event(pygame.KEYUP, key=key, mod=0))

    def click(self, pos: tuple[int, int]) -> None:
        self.frame(
            pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
            pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),
        )

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        self.frame(
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1),
            *(
                pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(1, 0, 0))
                for at in (middle, end)
            ),
        )
        self.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))

    def play(self, until: int = 10_000) -> None:
        game = self.table.contest.game
        for _frame in range(LONGEST):
            if isinstance(self.app.scene, EndScene) or len(game.answers) >= until:
                return
            if isinstance(self.app.scene, CurtainScene) or self.table.flow.waits_for_player:
                self.key(pygame.K_RETURN)
            elif self.table.flow.answering is None:
                self.frame()
            else:
                self.answer()
        raise StuckError(f"after {len(game.answers)} answers at {game.question().kind}")

    def answer(self) -> None:
        question = self.table.flow.answering
        assert question is not None
        self.kinds.add(question.asked.kind)
        if self.how == "drag" and self.try_drag():
            return
        stops = sorted(question.next_things, key=repr)
        thing = self.random.choice(stops)
        if self.how == "keys":
            self.go_to(thing)
        else:
            rect = self.table.drawing.rect_of(thing)
            assert rect is not None, f"{thing} is nowhere on the screen"
            assert self.table.drawing.hit(rect.center) == thing, f"{thing} is covered"
            self.click(rect.center)

    def go_to(self, thing) -> None:
        for _step in range(len(self.table.commands.stops) + 1):
            if self.table.pointer.focused == thing:
                self.key(pygame.K_RETURN)
                return
            self.key(pygame.K_TAB)
        raise StuckError(f"the keyboard does not reach {thing}")

    def try_drag(self) -> bool:
        question, drawing = self.table.flow.answering, self.table.drawing
        assert question is not None
        ways = [way for way in question.ways if way.drag is not None]
        if not ways or self.random.random() < 0.2:
            return False
        origin, target = self.random.choice(ways).drag
        start, end = drawing.rect_of(origin), drawing.rect_of(target)
        assert start is not None, f"{origin} is nowhere"
        assert end is not None, f"{target} is nowhere"
        self.drags.add(question.asked.kind)
        self.drag(start.center, end.center)
        return True
