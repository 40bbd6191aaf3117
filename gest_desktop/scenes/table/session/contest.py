"""A game between people and the computer: seats, turns, and a save after every answer."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from gest_desktop.ai.personas import NO_PERSONA
from gest_desktop.rules.explain import Decision, decision
from gest_desktop.rules.game import Game
from gest_desktop.rules.journal import Entry
from gest_desktop.rules.position import write_view
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View, redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF, SIDE_IDS
from gest_desktop.scenes.shell.save_store import PERSON, SaveStore

SEED_BYTES: Final = 8  # of the numbers that the opponent accepts
KEY_BYTES: Final = 32


@dataclass(frozen=True)
class Seat:
    """Who plays a side: a person, or a computer level with its persona."""

    player: str = PERSON
    persona: str = NO_PERSONA

    @property
    def is_person(self) -> bool:
        return self.player == PERSON


class Views:
    """The views of one question, each made once and cached."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.answers = 0
        self.known: dict[int, View] = {}

    def of(self, game: Game, side: int) -> View:
        if self.state is not game.state or self.answers != len(game.answers):
            self.state, self.answers, self.known = game.state, len(game.answers), {}
        if side not in self.known:
            self.known[side] = redact(game.state, side)
        return self.known[side]


class Contest:
    """The referee's game behind the table; scenes ask it for views, never for the position."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        store: SaveStore | None = None,
        notice: str = "",
        key: bytes | None = None,
        away: float = 0.0,
    ) -> None:
        """The key makes the opponent's randomness; with the same one the same game can be played again.

        A game that was saved has been left alone for some seconds, which are `away`.
        """
        self.game, self.seats, self.store = game, tuple(seats), store
        self.away = away
        self._key = secrets.token_bytes(KEY_BYTES) if key is None else key
        self.notice = notice  # one sentence the table shows when it opens
        self._trouble = ""
        self._views = Views()
        self.keep()

    @property
    def actor(self) -> int:
        """The side that is asked, or nobody when the game is over."""
        asked, f = self.game.question()
        return asked.actor(f)

    @property
    def is_over(self) -> bool:
        return self.game.is_over

    @property
    def is_hot_seat(self) -> bool:
        return all(seat.is_person for seat in self.seats)

    @property
    def persons_turn(self) -> bool:
        return not self.is_over and self.seats[self.actor].is_person

    @property
    def viewer(self) -> int:
        """The side whose view is shown: the person's; with two people, that of the one being asked."""
        people = [side for side in (ROBIN, SHERIFF) if self.seats[side].is_person]
        if len(people) == 1:
            return people[0]
        return self.actor if self.actor in (ROBIN, SHERIFF) else ROBIN

    def view(self, side: int | None = None) -> View:
        """The view of a side, by default of the viewer. The same object until the next answer."""
        return self._views.of(self.game, self.viewer if side is None else side)

    def decision(self, side: int | None = None) -> Decision:
        """The question, as a side may read it."""
        return decision(self.game.state, self.viewer if side is None else side)

    def journal(self, since: int = 0, side: int | None = None) -> list[Entry]:
        """The journal, as a side may read it."""
        reader = self.viewer if side is None else side
        return [entry.seen_by(reader) for entry in self.game.journal.entries[since:]]

    def forced(self) -> int | None:
        """The only option, which needs no asking; None if there are several."""
        options = self.options()
        return options[0] if len(options) == 1 else None

    def options(self) -> Sequence[int]:
        """All options; empty when the game is over."""
        asked, f = self.game.question()
        return asked.options(self.game.state, f)

    def answer(self, option: int) -> None:
        """Raises IllegalAnswerError with one sentence; then nothing has changed."""
        self.game.play(option)
        self.keep()

    def undo(self) -> None:
        """Undo back to the viewer's last real choice; raises NothingToUndoError with one sentence."""
        steps = self.steps_back()
        if not steps:
            raise self.game.nothing_to_undo()
        for _step in range(steps):
            self.game.undo()
        self.keep()

    def steps_back(self) -> int:
        """How many answers must be undone to undo a person's choice; 0 if that is impossible."""
        for steps, moment in enumerate(reversed(self.game.moments), 1):
            if moment.answers < self.game.barrier:
                return 0
            asked = decision(moment.state.clone())
            if not self.seats[asked.actor].is_person or asked.actor != self.viewer:
                return 0
            if len(asked.choices) > 1:
                return steps
        return 0

    def request(self, side: int | None = None) -> dict[str, Any]:
        """The request to the computer: the view of its own side and nothing else.

        By default that is the side which is asked.
        """
        side = self.actor if side is None else side
        return {
            "view": write_view(self.view(side)),
            "side": SIDE_IDS[side],
            "level": self.seats[side].player,
            "persona": self.seats[side].persona,
            "seed": self.seed_for(side),
        }

    def seed_for(self, side: int) -> int:
        """Randomness for one request, unrelated to the seed of the game, which would tell cards and dice."""
        moment = f"{SIDE_IDS[side]}/{len(self.game.answers)}".encode()
        return int.from_bytes(blake2b(moment, key=self._key, digest_size=SEED_BYTES).digest())

    def keep(self) -> None:
        """Save the game as it stands; `trouble` says whether that failed."""
        self._trouble = self.store.keep(self.game, self.seats_json()) if self.store else ""

    def save_again(self) -> str:
        """Wait for the disk, and save once more if it refused; return one sentence if it still does."""
        if self.store is not None:
            self.store.flush()
            if self.trouble:
                self.keep()
                self.store.flush()
        return self.trouble

    @property
    def trouble(self) -> str:
        """One sentence if the last answer could not be saved."""
        return self._trouble or (self.store.trouble if self.store else "")

    def seats_json(self) -> dict[str, Any]:
        return {
            SIDE_IDS[side]: {"player": self.seats[side].player, "persona": self.seats[side].persona}
            for side in (ROBIN, SHERIFF)
        }
