"""Entries of the Sheriff's phase and of the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

from gest_desktop.common.journal import Entry


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
