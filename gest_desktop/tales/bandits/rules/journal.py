"""What has happened in a game, with one type of entry for each kind of event."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gest_desktop.common.journal import Entry, Journal, write_entry

__all__ = ["Entry", "Journal", "write_entry"]


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


@dataclass(frozen=True, slots=True)
class AssaultBegun(Entry):
    verb = "assault_begun"
    stretch: int
    card: int


@dataclass(frozen=True, slots=True)
class FairThrown(Entry):
    verb = "fair_thrown"
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DieRolled(Entry):
    verb = "die_rolled"
    band: int
    stretch: int
    space: int
    face: int


@dataclass(frozen=True, slots=True)
class DieTurned(Entry):
    """By Robin Hood's help; `again`: it was rolled."""

    verb = "die_turned"
    band: int
    stretch: int
    space: int
    before: int
    face: int
    again: bool


@dataclass(frozen=True, slots=True)
class CartFell(Entry):
    verb = "cart_fell"
    stretch: int
    card: int
    total: int
    defence: int


@dataclass(frozen=True, slots=True)
class CartFled(Entry):
    verb = "cart_fled"
    stretch: int
    card: int
    total: int
    defence: int


@dataclass(frozen=True, slots=True)
class PointsScored(Entry):
    """For an assault: taking part, striking last, doing so lying down."""

    verb = "points_scored"
    band: int
    points: int


@dataclass(frozen=True, slots=True)
class HandDrawn(Entry):
    """The tokens that will be passed from the right to the left."""

    verb = "hand_drawn"
    band: int
    number: int


@dataclass(frozen=True, slots=True)
class TokenTaken(Entry):
    """Of a hand that is passed on, or drawn; its kind is the band's secret, unless Loot lies open."""

    verb = "token_taken"
    band: int
    kind: int | None
    drawn: bool
    is_open: bool

    def seen_by(self, side: int) -> Entry:
        return self if self.is_open or side == self.band else replace(self, kind=None)


@dataclass(frozen=True, slots=True)
class DiscardsTurned(Entry):
    verb = "discards_turned"
    number: int


@dataclass(frozen=True, slots=True)
class DiceCrossed(Entry):
    """The dice of a band reached the Drawbridge."""

    verb = "dice_crossed"
    band: int
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DieHidden(Entry):
    """Friar Tuck took a die off the Drawbridge."""

    verb = "die_hidden"
    band: int
    face: int


@dataclass(frozen=True, slots=True)
class DieRaised(Entry):
    """On the Drawbridge, by one more barrel."""

    verb = "die_raised"
    band: int
    before: int
    face: int


@dataclass(frozen=True, slots=True)
class TokenDiscarded(Entry):
    verb = "token_discarded"
    band: int
    kind: int


@dataclass(frozen=True, slots=True)
class TokenSold(Entry):
    """Discarded for a point."""

    verb = "token_sold"
    band: int
    kind: int


@dataclass(frozen=True, slots=True)
class LeaderReleased(Entry):
    verb = "leader_released"
    band: int


@dataclass(frozen=True, slots=True)
class BailPaid(Entry):
    """So many dice, the lowest, leave the Drawbridge; each token is shown as it is discarded."""

    verb = "bail_paid"
    band: int
    tokens: tuple[int, ...]
    dice: int


@dataclass(frozen=True, slots=True)
class LeaderArrested(Entry):
    verb = "leader_arrested"
    band: int
    total: int
    fine: int


@dataclass(frozen=True, slots=True)
class RewardTaken(Entry):
    verb = "reward_taken"
    band: int
    is_token: bool


@dataclass(frozen=True, slots=True)
class RichesStored(Entry):
    verb = "riches_stored"


@dataclass(frozen=True, slots=True)
class BandScored(Entry):
    verb = "band_scored"
    band: int
    track: int
    majorities: int
    spending: int


@dataclass(frozen=True, slots=True)
class GameWon(Entry):
    verb = "game_won"
    band: int
    by_lot: bool


# An answer that caused one of these can no longer be undone: someone has seen something new.
UNCOVERING = (
    CartLookedAt,
    CartSentAway,
    CartTurnedUp,
    HandDrawn,
    TokenTaken,
    TokenDiscarded,
    TokenSold,
    BailPaid,
    BandScored,
)
