"""Situations at the table, found by letting rule-of-thumb players play until one comes up."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

from gest_desktop.ai.lab.baselines.rules import RulesPlayer
from gest_desktop.ai.players import RandomPlayer
from gest_desktop.ai.review.review import Review
from gest_desktop.ai.worker import Ticket, Worker
from gest_desktop.rules.belief import suspects
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.journal import CardTurned, Entry, HenchmenMoved, Rolled, TravellerMoved, UnrestCounted
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.review.scene import ReviewScene
from gest_desktop.scenes.review.words import Reviewed
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import unsaved
from gest_desktop.scenes.table.answer.party import ALL
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.table.unsaved import unsaved_scene

STEP: Final = 1 / 30
FEW: Final = 24  # iterations of a review, enough for a picture
LONGEST: Final = 4000  # answers tried to reach a situation
Test = Callable[[Game], bool]


class NoWorker(Worker):
    """A worker without a process, for pictures: requests are never answered."""

    def __init__(self) -> None:
        self.ticket, self.is_pondering = None, False

    def ask(self, request: dict[str, Any]) -> Ticket:
        """Return a ticket that is never answered."""
        return Ticket(self, 0, request)

    def ponder(self, request: dict[str, Any]) -> None:
        """There is no process to ponder."""

    def receive(self) -> None:
        """There is never a message."""

    def close(self) -> None:
        """There is no process to end."""


def played(until: Test, seed: int = 10) -> Game:
    """A game up to the first position that passes the test; other seeds are tried if it has none."""
    for number in range(seed, seed + 60):
        game = Game(Beginning(number))
        make = (RulesPlayer, RandomPlayer)[number % 2]  # rule-of-thumb players never do some things
        players = make(Random(number)), make(Random(number + 1))
        while not game.is_over:
            if until(game):
                return game
            asked, f = game.question()
            side = asked.actor(f)
            game.play(players[side].choose(redact(game.state, side)))
        if until(game):
            return game
    raise LookupError("no game came to such a moment")


def asks(kind: str, side: int, topic: Topic | None = None, after: int = 30) -> Test:
    def test(game: Game) -> bool:
        asked, f = game.question()
        return (
            asked.kind == kind
            and asked.actor(f) == side
            and topic in (None, f.script.topic)
            and len(game.answers) >= after
            and len(asked.options(game.state, f)) > 1
        )

    return test


def sit_down(app: App, game: Game, side: int, persona: str = "none") -> TableScene:
    """Open a table at rest, with the computer on the other side."""
    seats = [Seat("outlaw", persona), Seat("outlaw", persona)]
    seats[side] = Seat()
    table = TableScene(app, Contest(game, seats, None))
    app.push(table)
    for _frame in range(4):
        app.frame([], STEP)
    return table


def question(app: App, kind: str, side: int, topic: Topic | None = None, after: int = 30) -> TableScene:
    return sit_down(app, played(asks(kind, side, topic, after)), side)


def rob_with_odds(app: App) -> None:
    table = question(app, "pieces", ROBIN, Topic.ROBBERY)
    if table.flow.answering is not None:
        table.react(table.flow.answering.touch(ALL))


def suspicion(app: App, side: int, hunches: bool = False) -> None:
    """A box is chosen while Robin may be in many places."""
    app.change(suspicion=True, hunches=hunches)
    asks_box = asks("box", side, after=20)
    sit_down(app, played(lambda game: len(suspects(game.state)) > 3 and asks_box(game)), side)


def rivals_turn(app: App, share: float, kind: type[Entry], side: int) -> None:
    """In the middle of a beat of the opponent's turn, played by rules of thumb."""
    table = sit_down(app, played(asks("box", 1 - side, after=40), 3), side)
    game = table.contest.game
    player = RulesPlayer(Random(5))
    for _answer in range(LONGEST):
        if game.is_over:
            return
        asked, f = game.question()
        game.play(player.choose(redact(game.state, asked.actor(f))))
        table.flow.show(own=False)
        rows = list(table.flow.beat_player.queue)
        if any(isinstance(beat.entry, kind) for beat in rows):
            break
        table.flow.beat_player.finish()
    freeze(table, kind, share)


def freeze(table: TableScene, kind: type[Entry], share: float) -> None:
    """Stop the replay in the middle of the first beat of a kind."""
    beat_player = table.flow.beat_player
    while beat_player.queue:
        beat_player.begin(beat_player.queue.popleft())
        if beat_player.beat is not None and isinstance(beat_player.beat.entry, kind):
            beat_player.elapsed = beat_player.beat.seconds * share
            beat_player.queue.clear()
            table.app.change(speed=50)  # so that the picture is taken before it goes on
            return
        beat_player.end()


def pause(app: App) -> None:
    question(app, "box", ROBIN).commands.menu()


def unsaved_game(app: App) -> None:
    table = question(app, "box", ROBIN)
    app.frame([], STEP)
    trouble = unsaved(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)))
    app.push(unsaved_scene(app, table.contest, trouble, app.quit))


def the_end(app: App) -> None:
    sit_down(app, played(lambda game: game.is_over, 4), ROBIN)


def reviewed(app: App) -> Reviewed:
    """A finished game with a review of few iterations."""
    game = played(lambda game: game.is_over, 4)
    review = Review(game, ROBIN, iterations=FEW)
    while review.go_on():
        pass
    app.reviews.review, app.reviews.is_done = review, True
    return Reviewed(game, ROBIN, ROBIN)


def end_reviewed(app: App) -> None:
    reviewed(app)
    the_end(app)


def review_page(app: App) -> None:
    page = ReviewScene(app, reviewed(app))
    app.push(page)
    page.next_mistake()


def try_again(app: App) -> None:
    review_page(app)
    page = app.scene
    assert isinstance(page, ReviewScene)
    page.try_again()


def crowded(game: Game) -> bool:
    from gest_desktop.rules.state import men
    from gest_desktop.rules.vocabulary import HENCHMAN, SPACES

    g = game.state
    return any(men(g, place) + g.pieces[HENCHMAN + place] >= 10 and men(g, place) for place in SPACES)


TABLE_SHOTS: Final[dict[str, Callable[[App], object]]] = {
    "table_setup": partial(question, kind="choice", side=ROBIN, topic=Topic.SETUP, after=0),
    "table_setup_own": partial(question, kind="space", side=ROBIN, after=1),
    "table_robin": partial(question, kind="box", side=ROBIN, after=90),
    "table_sheriff": partial(question, kind="box", side=SHERIFF, after=90),
    "table_crowded": lambda app: sit_down(app, played(crowded), SHERIFF),
    "ask_space": partial(question, kind="space", side=ROBIN),
    "ask_space_sheriff": partial(question, kind="space", side=SHERIFF),
    "ask_pieces": partial(question, kind="pieces", side=ROBIN, topic=Topic.SNEAK),
    "ask_number": partial(question, kind="number", side=SHERIFF),
    "ask_choice": partial(question, kind="choice", side=ROBIN, topic=Topic.ACTION),
    "ask_choice_sheriff": partial(question, kind="choice", side=SHERIFF, topic=Topic.ACTION),
    "ask_card": partial(question, kind="card", side=SHERIFF),
    "ask_carriage": partial(question, kind="carriage", side=SHERIFF),
    "ask_victim": partial(question, kind="choice", side=ROBIN, topic=Topic.ROBBERY),
    "ask_traveller": partial(question, kind="choice", side=ROBIN, topic=Topic.TRAVELLER),
    "rob_with_odds": rob_with_odds,
    "rob_rolls": partial(rivals_turn, share=0.85, kind=Rolled, side=SHERIFF),
    "traveller_comes": partial(rivals_turn, share=0.9, kind=TravellerMoved, side=SHERIFF),
    "card_turns": partial(rivals_turn, share=0.2, kind=CardTurned, side=SHERIFF),
    "inspection": partial(rivals_turn, share=0.5, kind=UnrestCounted, side=ROBIN),
    "rival_moves": partial(rivals_turn, share=0.5, kind=HenchmenMoved, side=ROBIN),
    "suspicion_sheriff": partial(suspicion, side=SHERIFF),
    "suspicion_robin": partial(suspicion, side=ROBIN),
    "suspicion_hunch": partial(suspicion, side=SHERIFF, hunches=True),
    "pause": pause,
    "unsaved": unsaved_game,
    "end": the_end,
    "end_reviewed": end_reviewed,
    "review": review_page,
    "try_again": try_again,
}
