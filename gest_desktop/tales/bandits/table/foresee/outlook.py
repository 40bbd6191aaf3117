"""What a band can expect of a row: does the cart fall, who strikes last, who gets what."""

from __future__ import annotations

from dataclasses import dataclass

from gest_desktop.tales.bandits.rules.odds import UNROLLED, Belief, Dice, after, beliefs, deciding, dice_of
from gest_desktop.tales.bandits.rules.pieces import Row, Space
from gest_desktop.tales.bandits.rules.view import View
from gest_desktop.tales.bandits.rules.vocabulary import ARREST_OVER, FALLEN, POINTS, REWARD_UNDER, WAITING

Chances = dict[int, float]


@dataclass(frozen=True)
class Share:
    """What one band can expect at one cart."""

    part: float  # the chance that it takes part and the cart falls
    last: float  # that it strikes last
    points: float
    tokens: float


@dataclass(frozen=True)
class Outlook:
    """One row, with an extra bandit or without."""

    stretch: int
    belief: Belief
    fall: float
    deciding: tuple[float, ...]  # for each space in use, from the left
    shares: dict[int, Share]
    total: int  # of the dice that are rolled
    is_rolled: bool


class Outlooks:
    """All rows of one view; what carts may be is worked out once."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.beliefs = beliefs(view)

    def of(self, stretch: int, extra: tuple[int, int] | None = None) -> Outlook | None:
        """A row as it is, or with one more bandit: a band, and the free space where he would stand."""
        g = self.view.state
        cart = g.carts[stretch]
        if cart is None or cart.fate != WAITING:
            return None
        row = g.rows[stretch]
        if extra is not None:
            band, at = extra
            row = (*row[:at], Space(band), *row[at + 1 :])
        spaces = tuple(space for space in row if space is not None)
        dice = dice_of(row, g.dice[stretch])
        chances = self.chances(dice, stretch)
        rolled = [face for space in dice for face in space if face != UNROLLED]
        is_rolled = bool(rolled) and all(UNROLLED not in space for space in dice)
        shares = {band: share(band, spaces, chances) for band in g.bands}
        return Outlook(stretch, self.beliefs[stretch], sum(chances), chances, shares, sum(rolled), is_rolled)

    def chances(self, dice: Dice, stretch: int) -> tuple[float, ...]:
        """The chance of each space to be the last one needed."""
        found = [0.0] * len(dice)
        for value, chance in self.beliefs[stretch].items():
            for at, one in enumerate(deciding(dice, value)):
                found[at] += chance * one
        return tuple(found)

    def on_bridge(self, band: int) -> Chances:
        """How likely each sum of a band's column is, when the Sheriff counts."""
        g = self.view.state
        sums: Chances = {sum(g.bridge[band]): 1.0}
        for stretch in g.stretches:
            cart = g.carts[stretch]
            if cart is None or not g.rows[stretch]:
                continue
            if cart.fate == FALLEN and g.dice[stretch]:
                sure = sum(die.face for dice in g.dice[stretch] for die in dice if die.band == band)
                sums = {total + sure: chance for total, chance in sums.items()}
            elif cart.fate == WAITING:
                sums = joined(sums, self.from_row(band, stretch))
        return sums

    def from_row(self, band: int, stretch: int) -> Chances:
        """What the dice of a band at one cart bring to the Drawbridge: nothing if the cart flees."""
        g = self.view.state
        row, dice = g.rows[stretch], dice_of(g.rows[stretch], g.dice[stretch])
        spaces = [space for space in row if space is not None]
        found: Chances = {}
        for value, likely in self.beliefs[stretch].items():
            for total, chance in crossing(band, spaces, dice, value).items():
                found[total] = found.get(total, 0.0) + likely * chance
        return found


def share(band: int, spaces: Row, chances: tuple[float, ...]) -> Share:
    """Points go to the bandit who stands, the token to who takes it (BR32)."""
    own = [at for at, space in enumerate(spaces) if space is not None and space.band == band]
    takes = [at for at, space in enumerate(spaces) if space is not None and space.taker == band]
    part = sum(chances[min(own) :]) if own else 0.0
    last = sum(chances[at] for at in own)
    lying = sum(chances[at] for at in own if (space := spaces[at]) is not None and space.lies)
    points = POINTS["takes_part"] * part + POINTS["rightmost"] * last + POINTS["rightmost_lying"] * lying
    return Share(part, last, points, sum(sum(chances[at:]) for at in takes))


def crossing(band: int, spaces: list[Space], dice: Dice, defence: int) -> Chances:
    """How likely each sum of a band's dice is among those that took part."""
    open_sums: dict[tuple[int, int], float] = {(0, 0): 1.0}  # all dice so far, and the band's own
    found: Chances = {}
    for space, faces in zip(spaces, dice, strict=True):
        reached: dict[tuple[int, int], float] = {}
        for (total, own), chance in open_sums.items():
            for (all_faces, own_faces), share_ in rolls(space.owners, faces, band).items():
                key, odds = (total + all_faces, own + own_faces), chance * share_
                if key[0] >= defence:
                    found[key[1]] = found.get(key[1], 0.0) + odds
                else:
                    reached[key] = reached.get(key, 0.0) + odds
        open_sums = reached
    found[0] = found.get(0, 0.0) + sum(open_sums.values())
    return found


def rolls(owners: tuple[int, ...], faces: tuple[int, ...], band: int) -> dict[tuple[int, int], float]:
    """The sums of the dice in a space: of all, and of the band's own."""
    found: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for owner, face in zip(owners, faces, strict=True):
        added: dict[tuple[int, int], float] = {}
        for (total, own), chance in found.items():
            for rolled, share_ in after({0: 1.0}, (face,)).items():
                key = (total + rolled, own + rolled * (owner == band))
                added[key] = added.get(key, 0.0) + chance * share_
        found = added
    return found


def joined(one: Chances, other: Chances) -> Chances:
    found: Chances = {}
    for a, first in one.items():
        for b, second in other.items():
            found[a + b] = found.get(a + b, 0.0) + first * second
    return found


def arrest_chance(sums: Chances) -> float:
    return sum(chance for total, chance in sums.items() if total > ARREST_OVER)


def reward_chance(sums: Chances) -> float:
    return sum(chance for total, chance in sums.items() if total < REWARD_UNDER)
