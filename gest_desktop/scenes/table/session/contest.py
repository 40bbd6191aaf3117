"""A game between people and the computer: seats, turns, and a save after every answer."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
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
from gest_desktop.scenes.shell.archive.about import About, new_about
from gest_desktop.scenes.shell.career.gain import Gain
from gest_desktop.scenes.shell.career.record import record_of
from gest_desktop.scenes.shell.players import PERSON
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.table.session.joining import Joining, joining
from gest_desktop.scenes.table.session.only_answer import only_answer

SEED_BYTES: Final = 8  # of the numbers that the opponent accepts
KEY_BYTES: Final = 32
LONGEST_THOUGHT: Final = 300.0  # seconds; whoever needs longer for a choice has left the table


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

    is_posed = False  # a position to solve, in which nobody is the opponent

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        store: SaveStore | None = None,
        notice: str = "",
        key: bytes | None = None,
        away: float = 0.0,
        about: About | None = None,
    ) -> None:
        """The key makes the opponent's randomness; with the same one the same game can be played again.

        A game that was saved has been left alone for some seconds, which are `away`, and `about` is its own.
        """
        self.game, self.seats, self.store = game, tuple(seats), store
        self.away = away
        self.about = about or new_about()
        self._key = secrets.token_bytes(KEY_BYTES) if key is None else key
        self.notice = notice  # one sentence the table shows when it opens
        self._trouble = self.archive_trouble = ""
        self._views = Views()
        self._seconds, self._since = float(self.about.seconds), time.monotonic()
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
        """Raises IllegalAnswerError with one sentence; then nothing has changed.

        The current game is saved last: a program killed just before gives the same answer again, while the
        archive and the career never lack what the current game has.
        """
        self.game.play(option)
        self.pass_time()
        self.archive()
        if self.is_over:
            self.enter_career()
        self.keep()

    def undo(self, before_card: int | None = None) -> None:
        """Undo back to the viewer's last real choice; raises NothingToUndoError with one sentence.

        A card that was turned, but not shown yet to the side `before_card`, is turned back.
        """
        if before_card is not None:
            self.game.turn_card_back()
        steps = self.steps_back(before_card)
        if not steps:
            raise self.game.nothing_to_undo()
        self.step_back(steps)

    def step_back(self, steps: int) -> None:
        """Undo so many answers; raises NothingToUndoError with one sentence."""
        for _step in range(steps):
            self.game.undo()
        self.keep()
        self.archive()

    def joining(self, source: int, target: int, party: int) -> Joining | None:
        """How more Merry Men of the viewer's can join a route that is planned already."""
        return joining(self.game, self.viewer, source, target, party)

    def steps_back(self, side: int | None = None) -> int:
        """How many answers must be undone to undo a person's choice; 0 if that is impossible.

        The choice is that of a side, by default of the viewer.
        """
        viewer = self.viewer if side is None else side
        for steps, moment in enumerate(reversed(self.game.moments), 1):
            if moment.answers < self.game.barrier:
                return 0
            state = moment.state.clone()
            asked = decision(state)
            if not self.seats[asked.actor].is_person or asked.actor != viewer:
                return 0
            if len(asked.choices) > 1 and only_answer(state) is None:
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
        if self.store is not None:
            self._trouble = self.store.keep(self.game, self.seats_json(), about=self.about)

    def archive(self) -> None:
        """Keep the game among all games that were played; a lesson is not kept."""
        if self.store is not None:
            self.archive_trouble = self.store.archive.keep(self.game, self.seats_json(), self.about)

    def pass_time(self) -> None:
        """Count the time at the table since the last choice."""
        now = time.monotonic()
        self._seconds += min(now - self._since, LONGEST_THOUGHT)
        self._since = now
        self.about = replace(self.about, seconds=int(self._seconds))

    def enter_career(self) -> Gain | None:
        """Add a finished game against the computer to the career, once; return what it brought."""
        if self.store is None:
            return None
        about, now = self.about, int(time.time())
        record = record_of(
            self.game, self.seats_json(), about.id, now, about.seconds, about.practice, about.hints
        )
        return self.store.career.add(record) if record is not None else None

    def note_hint(self) -> None:
        """A game in which advice was asked for is told so in the archive."""
        self.about = replace(self.about, hints=True)

    def save_again(self) -> str:
        """Wait for the disk, and save once more if it refused; return one sentence if it still does."""
        if self.store is not None:
            self.store.flush()
            if self.trouble:
                self.keep()
                self.store.flush()
            if self.archive_trouble or self.store.archive.trouble(self.about.id):
                self.archive()
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
