"""Pieces on the table as frozen rows of ints: spaces, dice, carts, and draws of tokens."""

from __future__ import annotations

from typing import NamedTuple

from gest_desktop.tales.bandits.rules.vocabulary import BACK_OF, NOBODY, UNSEEN, WAITING


class Space(NamedTuple):
    """An ambush space in use: one bandit, or two after Squeeze, or only the die that Quick Work left."""

    band: int
    lies: bool = False
    squeezer: int = NOBODY  # the band whose lying bandit shares the space
    left: bool = False  # the bandit went away; a die of his band is in his place

    @property
    def is_lone(self) -> bool:
        """Whether its bandit is the only one there, and not lying down (3.4)."""
        return not (self.lies or self.left or self.squeezer != NOBODY)

    @property
    def taker(self) -> int:
        """Who takes the token of this space: the squeezer, if there is one (BR32)."""
        return self.band if self.squeezer == NOBODY else self.squeezer

    @property
    def owners(self) -> tuple[int, ...]:
        """Whose dice belong here, in the order in which they are rolled."""
        return (self.band,) if self.squeezer == NOBODY else (self.band, self.squeezer)


class Die(NamedTuple):
    """A die in an attack space; a crossed one bears an X."""

    band: int
    face: int
    crossed: bool = False


Row = tuple[Space | None, ...]  # None: free, until the rows close up
Attack = tuple[tuple[Die, ...], ...]  # the dice of each space of a row


class Cart(NamedTuple):
    """A cart on its stretch."""

    card: int
    token: int = 0  # +2, -2 or none
    crossed: bool = False  # came by Inside Job
    seen: int = 0  # one bit for each band that looked at it
    is_up: bool = False
    fate: int = WAITING
    thrown: tuple[int, ...] = ()  # the Fair's dice

    @property
    def back(self) -> int:
        return BACK_OF[self.card]

    @property
    def is_known(self) -> bool:
        return self.card < UNSEEN


BLIND, REWARD, DRAFT = range(3)  # how tokens were drawn


class Draw(NamedTuple):
    """Tokens drawn together: who takes them, from the right, and which each took.

    The first `taken` of the kinds belong to the first takers; the others are the hand being passed, sorted.
    """

    round: int
    way: int
    takers: tuple[int, ...]
    kinds: tuple[int, ...]
    taken: int


class Given(NamedTuple):
    """A Loot token that a band discarded, face up."""

    round: int
    band: int
    kind: int
