"""The part of answering that is done by dragging pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from gest_desktop.rules.explain import Decision
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import AVAILABLE, NOWHERE
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.answer.held_pieces import HeldPieces
from gest_desktop.scenes.table.answer.reach import Reach, can_hold
from gest_desktop.scenes.table.answer.refusals import refused_drive, refused_drop, refused_lift
from gest_desktop.scenes.table.answer.to_boxes import ToBoxes
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.seen.things import Thing


class Dragging:
    """Where pieces may go; each search runs once per question."""

    def __init__(self, view: View, asked: Decision, sight: Sight, things: Mapping[Thing, int]) -> None:
        self.view, self.asked, self.sight, self.things = view, asked, sight, things
        self._reaches: dict[Thing, Reach] = {}  # by place and picture; each Carriage for itself

    def reach(self, piece: Thing) -> Reach:
        key = piece if piece.kind == "carriage" else replace(piece, number=0)
        if key not in self._reaches:
            self._reaches[key] = Reach(self.view, self.sight, key)
        return self._reaches[key]

    def ends(self, piece: Thing | None) -> frozenset[Thing]:
        """Where a single piece may be dropped; empty if it cannot be held."""
        if self.is_own_cylinder(piece):
            return frozenset(self.things)
        if piece is None or not can_hold(piece):
            return frozenset()
        return self.reach(piece).ends(1)

    def lift(self, piece: Thing | None) -> HeldPieces | None:
        """Pick a piece up, unless it cannot be held."""
        if piece is not None and self.is_own_cylinder(piece):
            return HeldPieces(ToBoxes(self.view, piece, frozenset(self.things)))
        return HeldPieces(self.reach(piece)) if piece is not None and can_hold(piece) else None

    def is_own_cylinder(self, piece: Thing | None) -> bool:
        """Whether this is the cylinder of the side that must take a box of the Initiative track."""
        is_asked = self.asked.kind == "box" and piece is not None and piece.kind == "eligible"
        return is_asked and piece is not None and self.sight.initiative[self.asked.actor] == piece.number

    def refuse_drop(self, source: int, place: int) -> str:
        """Why pieces cannot be dropped on a place now."""
        return refused_drop(self.view, self.asked, self.things, source, place)

    def refuse_held(self, held: HeldPieces, place: int) -> str:
        """Why what is held cannot be dropped on a place now."""
        if held.is_cylinder:
            return _("Drop it on a free box of the Initiative track.")
        if held.is_carriage and held.source != AVAILABLE:
            return refused_drive(self.view, self.asked, held.source, held.targets())
        return self.refuse_drop(held.source, place)

    def refuse_lifted(self, held: HeldPieces) -> str:
        """Why what is held can be dropped nowhere now."""
        if held.is_carriage and held.source != AVAILABLE:
            return self.refuse_held(held, NOWHERE)
        return refused_lift(self.asked, self.things, held.source)

    def meant_by(self, ways: Sequence[Sequence[int]]) -> list[int]:
        """What a drag could mean, if its first answer is a choice."""
        first = {way[0] for way in ways} if self.asked.kind == "choice" else set[int]()
        return [choice.option for choice in self.asked.choices if choice.option in first]
