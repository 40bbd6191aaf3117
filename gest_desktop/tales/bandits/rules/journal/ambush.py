"""Entries of the ambush: rounds, cards, carts, bandits placed and moved."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gest_desktop.common.journal import Entry


@dataclass(frozen=True, slots=True)
class RoundBegun(Entry):
    verb = "round_begun"
    round: int
    first: int


@dataclass(frozen=True, slots=True)
class CardTurned(Entry):
    """The next card of a Merry Man is in play; `left` is the one that it replaces, or -1."""

    verb = "card_turned"
    man: int
    card: int
    left: int


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Entry):
    verb = "first_player_chosen"
    band: int
    by_lot: bool


@dataclass(frozen=True, slots=True)
class CartLaid(Entry):
    verb = "cart_laid"
    stretch: int
    back: int


@dataclass(frozen=True, slots=True)
class HelpAsked(Entry):
    verb = "help_asked"
    band: int
    card: int


@dataclass(frozen=True, slots=True)
class BanditPlaced(Entry):
    verb = "bandit_placed"
    band: int
    stretch: int
    space: int


@dataclass(frozen=True, slots=True)
class PocketPicked(Entry):
    verb = "pocket_picked"
    band: int


@dataclass(frozen=True, slots=True)
class CartLookedAt(Entry):
    """Which cart is public, what it is only the band knows (BR11)."""

    verb = "cart_looked_at"
    band: int
    stretch: int
    card: int | None

    def seen_by(self, side: int) -> Entry:
        return self if side == self.band else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class CartSentAway(Entry):
    verb = "cart_sent_away"
    band: int
    stretch: int
    card: int


@dataclass(frozen=True, slots=True)
class GuardsMarked(Entry):
    verb = "guards_marked"
    band: int
    stretch: int
    by: int


@dataclass(frozen=True, slots=True)
class RowsClosedUp(Entry):
    verb = "rows_closed_up"


@dataclass(frozen=True, slots=True)
class CartTurnedUp(Entry):
    verb = "cart_turned_up"
    stretch: int
    card: int


@dataclass(frozen=True, slots=True)
class LeaderTaken(Entry):
    """By the Sheriff's cart."""

    verb = "leader_taken"
    band: int


@dataclass(frozen=True, slots=True)
class Infiltrated(Entry):
    verb = "infiltrated"
    band: int
    stretch: int
    space: int
    opponent: int
    other: int


@dataclass(frozen=True, slots=True)
class Shoved(Entry):
    verb = "shoved"
    band: int
    stretch: int
    space: int
    to: int


@dataclass(frozen=True, slots=True)
class Squeezed(Entry):
    verb = "squeezed"
    band: int
    stretch: int
    space: int
    beside: int


@dataclass(frozen=True, slots=True)
class WorkedQuickly(Entry):
    verb = "worked_quickly"
    band: int
    stretch: int
    space: int
