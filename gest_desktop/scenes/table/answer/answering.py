"""Turns pointing at things into answers, by the kind of question alone. Knows neither mouse nor window.

Everything offered here is an option of the question; every refusal is worded by the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gest_desktop.rules.explain import Decision
from gest_desktop.rules.views import View
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.answer.confirming import END_OF_TURN, RISKY, asks_twice
from gest_desktop.scenes.table.answer.held_pieces import HeldPieces
from gest_desktop.scenes.table.answer.offering import CONFIRM, Offering
from gest_desktop.scenes.table.answer.party import Party
from gest_desktop.scenes.table.answer.refusals import refused_space
from gest_desktop.scenes.table.answer.series import Series, series_of
from gest_desktop.scenes.table.answer.staying import EVERYWHERE
from gest_desktop.scenes.table.foresee.lookahead import ends_turn
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.seen.targets import pointed_at
from gest_desktop.scenes.table.seen.things import Thing, ground


@dataclass(frozen=True)
class Reaction:
    """The result of pointing at something: answers for the referee, or one sentence why there are none."""

    answers: tuple[int, ...] = ()
    refusal: str = ""


NOTHING: Final = Reaction()


class Answering(Offering):
    """One question while a person is answering it."""

    def __init__(
        self,
        view: View,
        asked: Decision,
        sight: Sight,
        confirm: str = "never",
        together: bool = True,
        waits_at_end: bool = False,
    ) -> None:
        """`waits_at_end`: the table itself waits before the turn ends, so that a pass can be undone."""
        super().__init__(view, asked, sight, pointed_at(asked, sight))
        self.policy, self.together, self.waits_at_end = confirm, together, waits_at_end
        party = Party(asked)
        self.party = party if party.options else None  # only Merry Men are picked; all else is a button
        self.series = series_of(view, asked) if together else None
        self.pending: tuple[int, ...] = ()  # chosen, and waiting for confirmation
        self.chips = self.in_words()
        self.meant: dict[int, tuple[int, ...]] = {}  # what a drag may mean, by its first answer
        self.touched: Thing | None = None  # what the last answer was given by

    @property
    def prompt(self) -> str:
        """What is really asked: a whole series of questions at once, or the question itself."""
        if self.series is not None:
            return _("How many Henchmen return to Nottingham?")
        return self.asked.prompt

    def touch(self, thing: Thing) -> Reaction:
        """React to a click on a thing, or to Enter while it has the focus."""
        self.touched = thing
        if self.pending:
            return self.confirm_or_cancel(thing)
        if thing.kind == "chip":
            return self.choose(*self.meaning(thing))
        if self.series is not None:
            return self.touch_series(self.series, thing)
        if thing.kind == "refused":
            return Reaction(refusal=self.greyed[thing.number].reason)
        if self.party is not None and self.party.touch(thing):
            return NOTHING
        if thing == CONFIRM and self.party is not None:
            return self.confirm_party(self.party)
        for candidate in (thing, ground(thing)):
            if candidate is not None and candidate in self.things:
                return self.choose(self.things[candidate])
        return self.refuse(thing)

    def touch_series(self, series: Series, thing: Thing) -> Reaction:
        """Change a number, or answer all the questions at once."""
        if thing == CONFIRM:
            return self.choose(*series.numbers)
        series.touch(thing)
        return NOTHING

    def confirm_party(self, party: Party) -> Reaction:
        if party.option is None:
            return Reaction(refusal=_("You can't choose that combination here."))
        return Reaction((party.option,))  # the card has shown the odds and the end of the turn

    def choose(self, *options: int) -> Reaction:
        """Answer, or wait for confirmation first if the player's settings ask for it."""
        if len(self.asked.choices) > 1 and self.asks_twice(*options):
            self.pending = options
            return NOTHING
        return Reaction(options)

    def asks_twice(self, *options: int) -> bool:
        if self.waits_at_end and self.asked.kind == "box" and self.policy == RISKY:
            return False
        return asks_twice(self.view, self.asked, self.policy, *options)

    def ends_turn(self, *options: int) -> bool:
        """Whether the player wants to be asked because these answers end the turn."""
        return self.policy == END_OF_TURN and ends_turn(self.view, *options)

    def lift(self, piece: Thing | None) -> HeldPieces | None:
        """Pick a piece up, unless an answer is waiting for confirmation."""
        return None if self.pending else super().lift(piece)

    def narrow(self, ways: Sequence[tuple[int, ...]], options: Sequence[int]) -> None:
        """Ask only which of several things a drag means; choosing one carries the whole drag out."""
        self.meant = {option: next(way for way in ways if way[0] == option) for option in options}
        self.chips = tuple(choice for choice in self.listed() if choice.option in self.meant)

    def widen(self) -> None:
        """Ask the whole question again."""
        self.meant = {}
        self.chips = self.in_words()

    def confirm_or_cancel(self, thing: Thing) -> Reaction:
        """Choosing the same again confirms it, choosing another takes its place; all else lets go of it."""
        pending, self.pending = self.pending, ()
        meant = self.meaning(thing)
        if thing == CONFIRM or meant == pending:
            return Reaction(pending)
        return self.choose(*meant) if meant else NOTHING

    def meaning(self, thing: Thing) -> tuple[int, ...]:
        """The option that a thing stands for, if any."""
        if thing.kind == "chip":
            option = self.chips[thing.number].option
            return self.stays if option == EVERYWHERE else self.meant.get(option, (option,))
        return (self.things[thing],) if thing in self.things else ()

    @property
    def is_begun(self) -> bool:
        """Whether something has been picked but not answered."""
        picking = (self.party is not None and bool(self.party.picked)) or (
            self.series is not None and self.series.is_touched
        )
        return bool(self.pending) or picking or bool(self.meant)

    def cancel(self) -> bool:
        """Drop what has been picked but not answered; False if there was nothing to drop."""
        had = self.is_begun
        if not self.pending:
            self.widen()
        self.pending = ()
        for picked in (self.party, self.series):
            if picked is not None:
                picked.clear()
        return had

    def refuse(self, thing: Thing) -> Reaction:
        if thing in self.barred:
            return Reaction(refusal=self.barred[thing])
        if self.asked.kind != "space" or ground(thing) is None:
            return NOTHING
        return Reaction(refusal=refused_space(self.view, self.asked, thing.place))

    def chosen(self) -> frozenset[Thing]:
        """The pieces on the map that have been picked."""
        return self.party.chosen() if self.party is not None else frozenset()
