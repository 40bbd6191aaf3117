"""Where the review of a finished game is worked on, whatever screen is shown, and where it is kept."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, Protocol

from gest_desktop.ai.review.review import Review
from gest_desktop.ai.worker_review import ReviewTicket
from gest_desktop.rules.game import Game
from gest_desktop.scenes.shell.archive.archive import Archive

NAME: Final = "review"  # of the file beside the game
SAVED_EVERY: Final = 24  # looks


class Work(Protocol):
    """What the desk needs of a ticket."""

    is_over: bool

    def poll(self) -> dict[str, Any] | None: ...
    def rest(self, is_resting: bool) -> None: ...
    def cancel(self) -> None: ...


class NoWork:
    """A stand-in for the process, where nothing should run beside the window: it never finds anything."""

    is_over = False

    def __init__(self, review: Review) -> None:
        self.review = review

    def poll(self) -> dict[str, Any] | None:
        return None

    def rest(self, is_resting: bool) -> None:
        """There is nothing to pause."""

    def cancel(self) -> None:
        """There is no process to end."""


class ReviewDesk:
    """One review at a time; what was found is on disk, so that another one can take its place."""

    def __init__(
        self,
        archive: Archive,
        make_ticket: Callable[[Review], Work] = ReviewTicket,
        on_done: Callable[[str, Review], object] | None = None,
    ) -> None:
        """`on_done` is told the id of a kept game and its review, once that is complete."""
        self.archive, self.make_ticket, self.on_done = archive, make_ticket, on_done
        self.review: Review | None = None
        self.game_id = ""
        self.work: Work | None = None
        self.is_done = self.has_failed = False
        self.changes = 0  # grows with everything that is found
        self.began, self.known = 0.0, 0

    def open(self, game: Game, side: int, game_id: str = "") -> Review:
        """The review of a finished game; it is worked on from now on. Raises UnfinishedError.

        It is kept beside the game, if that has an id in the archive.
        """
        if self.review is not None and self.review.game == game:  # the same beginning and answers
            self.review.side = side
            return self.review
        self.stop()
        kept = self.archive.attached(game_id, NAME) if game_id else None
        known = kept if isinstance(kept, dict) else {}
        self.review, self.game_id = Review(game, side, known=known.get("review")), game_id
        self.is_done = known.get("done") is True and self.review.done == self.review.total
        self.changes += 1
        if not self.is_done:
            self.go_on()
        return self.review

    @property
    def is_working(self) -> bool:
        return self.work is not None

    def go_on(self) -> None:
        """Start, or continue after a stop."""
        if self.review is not None and self.work is None and not self.is_done:
            self.has_failed = False
            self.began, self.known = time.monotonic(), self.review.done
            self.work = self.make_ticket(self.review)

    def stop(self) -> None:
        """Stop; what is done is kept."""
        if self.work is not None:
            self.work.cancel()
            self.work = None
            self.keep()
            self.changes += 1

    def update(self, is_thinking: bool) -> bool:
        """Take what was found, and rest while an opponent thinks; return whether anything is new."""
        before = self.changes
        if self.work is not None:
            self.work.rest(is_thinking)
        while self.work is not None and (message := self.work.poll()) is not None:
            self.take(message)
        return self.changes > before

    def take(self, message: dict[str, Any]) -> None:
        self.changes += 1
        if message["kind"] != "found":
            self.work = None
            self.is_done, self.has_failed = message["kind"] == "done", message["kind"] != "done"
            if self.is_done and self.on_done is not None and self.review is not None and self.game_id:
                self.on_done(self.game_id, self.review)
        if self.work is None or (self.review is not None and self.review.done % SAVED_EVERY == 0):
            self.keep()

    def keep(self) -> None:
        """Keep what was found; if the disk refuses, it is worked out again another time."""
        if self.review is not None and self.review.done and self.game_id:
            data = {"done": self.is_done, "review": self.review.document()}
            self.archive.attach(self.game_id, NAME, data)

    @property
    def seconds_left(self) -> float | None:
        """How long it will take, once that can be guessed."""
        review = self.review
        if review is None or review.done - self.known < SAVED_EVERY:
            return None
        pace = (time.monotonic() - self.began) / (review.done - self.known)
        return pace * (review.total - review.done)

    def close(self) -> None:
        self.stop()
