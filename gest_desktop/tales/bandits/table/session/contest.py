"""A game between bands of people and of the computer: seats, turns, and a save after every answer."""

from __future__ import annotations

import errno
import os
import secrets
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final

from gest_desktop.tales.bandits.rules.explain import Decision, decision
from gest_desktop.tales.bandits.rules.game import Game
from gest_desktop.tales.bandits.rules.imagination import Imagination
from gest_desktop.tales.bandits.rules.position import write_view
from gest_desktop.tales.bandits.rules.referee import question
from gest_desktop.tales.bandits.rules.views import View, redact
from gest_desktop.tales.bandits.rules.vocabulary import BAND_IDS, PLAYERS
from gest_desktop.tales.bandits.table.session.saved import Saves
from gest_desktop.tales.bandits.table.session.seats import Seat

ANYBODY: Final = 7  # sees only what everybody may know: no band has this number
KEY_BYTES: Final = 32
SEED_BYTES: Final = 8
Json = dict[str, Any]


class Contest:
    """The referee's game behind the table."""

    def __init__(
        self,
        game: Game,
        seats: tuple[Seat, ...],
        saves: Saves | None = None,
        notice: str = "",
        key: bytes | None = None,
    ) -> None:
        self.game, self.saves, self.notice = game, saves, notice
        self.seats = dict(zip(PLAYERS[game.beginning.players], seats, strict=True))
        self.people = tuple(band for band, seat in self.seats.items() if seat.is_person)
        self._key = secrets.token_bytes(KEY_BYTES) if key is None else key
        self.trouble = ""
        self.keep()

    @property
    def players(self) -> int:
        return self.game.beginning.players

    @property
    def actor(self) -> int:
        """The band that is asked, or nobody when the game is over."""
        return self.game.question().actor(self.game.state)

    @property
    def is_over(self) -> bool:
        return self.game.is_over

    @property
    def is_hot_seat(self) -> bool:
        return len(self.people) > 1

    @property
    def persons_turn(self) -> bool:
        return self.actor in self.people

    def view(self, band: int) -> View:
        return redact(self.game.state, band)

    def asked(self, band: int) -> Decision:
        """The current question as a band may read it."""
        return decision(self.game.state, band)

    def answer(self, option: int) -> None:
        """Give an answer to the referee, and save the game; raises IllegalAnswerError."""
        self.game.play(option)
        self.keep()

    def undo(self) -> None:
        """Take back answers until a person's own; raises NothingToUndoError."""
        self.game.undo()
        while not self.persons_turn and self.game.can_undo():
            self.game.undo()
        self.keep()

    def can_undo(self) -> bool:
        """Whether a person's answer can be taken back, with what the computer has answered since."""
        game = self.game
        later = (moment.state for moment in game.moments if moment.answers >= game.barrier)
        return any(question(state).actor(state) in self.people for state in later)

    def keep(self) -> None:
        if self.saves is not None:
            self.trouble = self.saves.keep(self.game, tuple(self.seats.values())) or self.saves.trouble

    def keep_elsewhere(self) -> Path:
        """Save the game in another folder; raises OSError if none can be written."""
        if self.saves is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        return self.saves.keep_elsewhere(self.game, tuple(self.seats.values()))

    def seed(self, *about: object) -> int:
        """Randomness for the computer that tells nothing about the game's own."""
        words = "/".join(map(str, (len(self.game.answers), *about))).encode()
        return int.from_bytes(blake2b(words, key=self._key, digest_size=SEED_BYTES).digest(), "big")

    def request(self, band: int) -> Json:
        """What the mind of a band is asked: nothing but its own view."""
        seat = self.seats[band]
        level = {} if seat.is_person else {"level": seat.player, "temper": seat.temper}
        return {"view": write_view(self.view(band)), "band": BAND_IDS[band], "seed": self.seed(band), **level}


def imagined_request(view: View, band: int, option: int, seed: int) -> Json:
    """Ask for the reasons of a band's answer, as far as whoever has this view can know them.

    The secrets of the band are imagined: what it really knew is not used.
    """
    world = Imagination(view).world(Random(seed))
    seen = redact(world, band)
    return {
        "view": write_view(seen),
        "band": BAND_IDS[band],
        "seed": seed,
        "level": "yeoman",
        "option": option,
    }
