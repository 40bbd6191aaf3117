"""What a question offers: the rows of its card, the keys that choose them, and what glows on the table."""

from __future__ import annotations

from functools import cached_property

from gest_desktop.rules.explain import Choice, Refused, refused
from gest_desktop.rules.vocabulary import DONE, NOWHERE
from gest_desktop.scenes.table.answer.card_order import digit_of, in_order
from gest_desktop.scenes.table.answer.confirming import SHOWN_ON_THE_TABLE
from gest_desktop.scenes.table.answer.dragging import Dragging
from gest_desktop.scenes.table.answer.party import ALL, NONE, Party
from gest_desktop.scenes.table.answer.series import Series
from gest_desktop.scenes.table.answer.staying import EVERYWHERE, stay_everywhere, staying_everywhere
from gest_desktop.scenes.table.foresee.lookahead import world_of
from gest_desktop.scenes.table.seen.targets import thing_for
from gest_desktop.scenes.table.seen.things import Thing

CONFIRM, BACK = (Thing("button", picture=name) for name in ("confirm", "back"))


class Offering(Dragging):
    """Everything that can be pointed at, pressed or stepped through; nothing here answers."""

    together: bool
    party: Party | None
    series: Series | None
    pending: tuple[int, ...]
    chips: tuple[Choice, ...]
    meant: dict[int, tuple[int, ...]]

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
