"""Reviews in a process of their own, in the background: a ticket per game, found steps as they come.

The process has a low priority, and rests while it is told to: an opponent that thinks goes first.
`ReviewTicket.poll` returns the messages: "found" (at, found, done, total), "done", "refused" (error) or
"stopped", if the process ended by itself; what was found before is not lost, and another ticket goes on from
there. Only finished games are accepted, so that no review exists while a game has secrets.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from contextlib import suppress
from dataclasses import asdict
from multiprocessing.context import SpawnProcess
from typing import Final

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.review.document import write_found
from gest_desktop.ai.review.review import Review
from gest_desktop.ai.review.steps import UnfinishedError
from gest_desktop.ai.worker_outbox import Outbox
from gest_desktop.ai.worker_pipe import Connection, Json, receive, send
from gest_desktop.ai.worker_start import end_processes
from gest_desktop.common.refusal import FAILURES
from gest_desktop.rules.game import Game
from gest_desktop.rules.saves import read_beginning

NICENESS: Final = 10
LAST_WORDS: Final = 0.2  # seconds to send what still waits before the end


def request_for(review: Review) -> Json:
    """What the process needs to go on with a review."""
    game = review.game
    return {
        "beginning": asdict(game.beginning),
        "answers": game.answers,
        "side": review.side,
        "seed": review.seed,
        "iterations": review.iterations,
        "known": review.document(),
    }


class ReviewTicket:
    """One review that is worked on; the review itself learns what is found when it is polled."""

    def __init__(self, review: Review) -> None:
        """Start a process for this review."""
        self.review = review
        self.is_resting = self.is_over = False
        self.messages: deque[Json] = deque()
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=serve, args=(theirs,), name="gest review", daemon=True
        )
        self.process.start()
        theirs.close()
        self.outbox = Outbox(self.pipe)
        self.outbox.send({"kind": "review", "request": request_for(review)})

    def poll(self) -> Json | None:
        """The next message, or None without waiting."""
        self.receive()
        return self.messages.popleft() if self.messages else None

    def receive(self) -> None:
        try:
            while not self.is_over and self.pipe.poll():
                self.take(receive(self.pipe))
        except (EOFError, OSError):
            self.take({"kind": "stopped"})

    def take(self, message: Json) -> None:
        if message["kind"] == "found":
            self.review.learn(message["at"], message["found"])
        self.messages.append(message)
        if message["kind"] != "found":
            self.end()

    def rest(self, is_resting: bool) -> None:
        """Pause, or go on."""
        if is_resting != self.is_resting and not self.is_over:
            self.is_resting = is_resting
            self.outbox.send({"kind": "rest" if is_resting else "go on"})

    def cancel(self) -> None:
        """Stop for good; what was found is kept."""
        if not self.is_over:
            self.end()

    def end(self) -> None:
        self.is_over = True
        end_processes([self.process])
        self.outbox.close(LAST_WORDS)
        self.pipe.close()


def read_review(request: Json) -> Review:
    """Raises one of FAILURES unless the request holds a finished game."""
    game = Game(read_beginning(request["beginning"]), request["answers"])
    if len(game.answers) != len(request["answers"]):
        raise UnfinishedError("The game goes on after the last answer.")
    return Review(game, request["side"], request["seed"], request["iterations"], request["known"])


def work(pipe: Connection, request: Json) -> Json:
    """Review, and send what is found; return the last message."""
    try:
        review = read_review(request)
    except FAILURES as error:
        return {"kind": "refused", "error": str(error)}
    is_resting = False
    while True:
        while pipe.poll(None if is_resting else 0):
            is_resting = receive(pipe)["kind"] == "rest"
            if not is_resting:
                break
        if not review.go_on():
            return {"kind": "done"}
        for at in review.news:
            found = write_found(review.found[at])
            send(
                pipe, {"kind": "found", "at": at, "found": found, "done": review.done, "total": review.total}
            )
        review.news.clear()


def serve(pipe: Connection) -> None:
    """Work on one review; end when the other end closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICENESS)
    trained_weights()
    with suppress(EOFError, OSError):
        send(pipe, work(pipe, receive(pipe)["request"]))
        receive(pipe)  # until the other end is gone
