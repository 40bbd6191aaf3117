"""What can be pointed at on this table.

The `kind` of a Thing is one of

space (place: stretch, number: ambush space) · die (place: stretch, number: 2 × space + which) ·
cart (place: stretch) · alley (number) · bridge (place: band, number: from the lowest die) ·
column, prison, track, band (place: band) · man (place: Merry Man) · hand (own bandits) · leader (own) ·
fresh (place: kind, number: which of them) · held (the same, in the hand being passed) ·
fresh_panel · chest · horn · pile (picture: carts, cart_discards, loot, loot_discards) ·
button (picture: what it does; number: which of several).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gest_desktop.scenes.kit.thing import Thing

HAND: Final = Thing("hand")
LEADER: Final = Thing("leader")
CHEST: Final = Thing("chest")
HORN: Final = Thing("horn")
FRESH: Final = Thing("fresh_panel")
LOOT: Final = Thing("pile", picture="loot")
LOOT_DISCARDS: Final = Thing("pile", picture="loot_discards")


def space(stretch: int, number: int) -> Thing:
    return Thing("space", stretch, number=number)


def cart(stretch: int) -> Thing:
    return Thing("cart", stretch)


def alley(number: int) -> Thing:
    return Thing("alley", number=number)


def die(stretch: int, at: int, which: int = 0) -> Thing:
    return Thing("die", stretch, number=2 * at + which)


def bridge_die(band: int, number: int) -> Thing:
    return Thing("bridge", band, number=number)


def column(band: int) -> Thing:
    return Thing("column", band)


def man(number: int) -> Thing:
    return Thing("man", number)


def button(name: str, number: int = 0) -> Thing:
    return Thing("button", picture=name, number=number)


def token(where: str, kind: int, number: int) -> Thing:
    return Thing(where, kind, number=number)


@dataclass(frozen=True)
class Marks:
    """What is drawn on top of the pieces."""

    legal: frozenset[Thing] = frozenset()  # may be chosen now: they glow
    chosen: frozenset[Thing] = frozenset()  # already chosen for this answer
    hovered: Thing | None = None
    focused: Thing | None = None  # by keyboard or gamepad: a ring
    glow: float = 1.0  # brightness of the glow
    suggested: frozenset[Thing] = frozenset()  # by an open hint: a ring as well

    def is_ringed(self, thing: Thing) -> bool:
        return thing == self.focused or thing in self.suggested
