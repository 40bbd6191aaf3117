"""Turns pointing at things into answers, by the kind of question alone. Knows neither mouse nor window.

Everything offered here is an option of the question; every refusal is worded by the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from gest_desktop.rules.explain import Choice, Decision, Refused, refused
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import DONE, NOWHERE
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.answer.card_order import digit_of, in_order
from gest_desktop.scenes.table.answer.confirming import END_OF_TURN, RISKY, SHOWN_ON_THE_TABLE, asks_twice
from gest_desktop.scenes.table.answer.dragging import Dragging
from gest_desktop.scenes.table.answer.held_pieces import HeldPieces
from gest_desktop.scenes.table.answer.party import ALL, NONE, Party
from gest_desktop.scenes.table.answer.refusals import refused_space
from gest_desktop.scenes.table.answer.series import Series, series_of
from gest_desktop.scenes.table.answer.staying import EVERYWHERE, stay_everywhere, staying_everywhere
from gest_desktop.scenes.table.foresee.lookahead import ends_turn, world_of
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.seen.targets import pointed_at, thing_for
from gest_desktop.scenes.table.seen.things import Thing, ground

CONFIRM, BACK = (Thing("button", picture=name) for name in ("confirm", "back"))


@dataclass(frozen=True)
class Reaction:
    """The result of pointing at something: answers for the referee, or one sentence why there are none."""

    answers: tuple[int, ...] = ()
    refusal: str = ""


NOTHING: Final = Reaction()


class Answering(Dragging):
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

    def in_words(self) -> tuple[Choice, ...]:
        """What the card says: options, and where that is possible, that everyone stays everywhere."""
        chips = tuple(choice for choice in self.listed() if self.needs_words(choice))
        return (*chips, staying_everywhere()) if self.stays else chips

    @cached_property
    def stays(self) -> tuple[int, ...]:
        """The answers with which everyone stays wherever it is asked next."""
        is_for_each = self.together and self.asked.kind == "space" and self.asked.place != NOWHERE
        may_stay = any(choice.option == DONE for choice in self.asked.choices)
        return stay_everywhere(self.view) if is_for_each and may_stay else ()

    def needs_words(self, choice: Choice) -> bool:
        """Whether an option needs a button, because neither the table nor the figures can stand for it."""
        if self.series is not None or self.has_figures(choice):
            return False
        return choice.option == DONE or self.has_boxes or self.asked.kind not in SHOWN_ON_THE_TABLE

    @property
    def has_boxes(self) -> bool:
        """Whether the boxes of the Initiative track stand on a card too, near the hand."""
        return self.asked.kind == "box" and self.together

    def has_figures(self, choice: Choice) -> bool:
        return self.party is not None and choice.option in self.party.options.values()

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The options of a card from top to bottom, possible now or not."""
        named = self.refused if self.asked.kind == "choice" else ()
        return tuple(in_order(self.asked.choices, named))

    def listed(self) -> list[Choice]:
        """The answers in the order of the card."""
        return sorted(self.asked.choices, key=lambda choice: self.order.index(choice.option))

    def key_of(self, option: int) -> int:
        """The digit that chooses an option, whatever else is possible; 0 if it has none."""
        return digit_of(self.asked, self.order, option)

    def thing_of_key(self, digit: int) -> Thing | None:
        """What a digit touches: a row, possible or not, a figure, or a half of the card."""
        if not digit and self.asked.kind != "number":
            return None
        if self.party is not None and not self.pending:
            return self.party.thing_of_key(digit)
        rows = (*self.rows, *self.things.items(), *self.barred_options)
        return next((thing for thing, option in rows if self.key_of(option) == digit), None)

    @property
    def rows(self) -> list[tuple[Thing, int]]:
        """What stands on the card in words, with its option, from top to bottom."""
        found = [(Thing("chip", number=i), chip.option) for i, chip in enumerate(self.chips)]
        found += [(Thing("refused", number=i), one.option) for i, one in enumerate(self.greyed)]
        is_in_order = self.asked.kind == "choice"
        return sorted(found, key=lambda row: self.order.index(row[1])) if is_in_order else found

    @property
    def stops(self) -> tuple[Thing, ...]:
        """Everything the keyboard steps through, in order."""
        if self.pending:
            return CONFIRM, BACK
        if self.series is not None:
            return (*self.series.steps, NONE, ALL, CONFIRM)
        chips = tuple(thing for thing, _option in self.rows)
        if self.party is None:
            is_shown = self.asked.kind in SHOWN_ON_THE_TABLE and not self.has_boxes
            return (*(self.things if is_shown else ()), *chips, *self.borders)
        figures = tuple(Thing("figure", number=i) for i in range(len(self.party.figures)))
        ready = (CONFIRM,) if self.party.option is not None else ()
        return (*figures, ALL, NONE, *chips, *ready)

    @property
    def borders(self) -> tuple[Thing, ...]:
        """Where the Bridge may be built: on the map as well as on the card."""
        return tuple(thing for thing in self.things if thing.kind == "bridge")

    @property
    def default(self) -> Thing | None:
        """What Enter does before anything has the focus: confirm, or be done."""
        is_ready = self.party is not None and self.party.option is not None
        if self.pending or is_ready or self.series is not None:
            return CONFIRM
        options = [chip.option for chip in self.chips if chip.option != EVERYWHERE]
        is_done = options == [DONE]
        return Thing("chip", number=0) if is_done else None

    @cached_property
    def refused(self) -> tuple[Refused, ...]:
        """What the rules name for this question that is not possible now, with the reason."""
        return refused(world_of(self.view))

    @property
    def greyed(self) -> tuple[Refused, ...]:
        """Those that a card shows beside the answers; halves are greyed where they are."""
        if self.has_boxes:
            free = {choice.option // 2 for choice in self.asked.choices}
            return tuple(one for one in self.refused if one.option // 2 in free)
        return self.refused if self.asked.kind == "choice" and not self.meant else ()

    @cached_property
    def barred(self) -> dict[Thing, str]:
        """The boxes or halves that are not possible now, with the reason."""
        if self.asked.kind not in ("box", "card"):
            return {}
        return {thing_for(self.asked.kind, one.option): one.reason for one in self.refused}

    @property
    def barred_options(self) -> list[tuple[Thing, int]]:
        is_card = self.asked.kind == "card"
        return [(thing_for("card", one.option), one.option) for one in self.refused] if is_card else []

    @property
    def legal(self) -> frozenset[Thing]:
        """What glows on the table: things that are answers, and men that may be picked."""
        if self.pending:
            return frozenset()
        men = self.party.pieces(*self.party.figures) if self.party is not None else frozenset()
        return frozenset(self.things) | men

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
