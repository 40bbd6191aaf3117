"""Full positions that fit a view, drawn as 11.3 says: carts by their backs, tokens by what was seen of them.

A view is prepared once, and then gives any number of worlds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from random import Random
from typing import Final

from gest_desktop.tales.bandits.rules.knowledge import Segment, segments
from gest_desktop.tales.bandits.rules.pieces import DRAFT, REWARD
from gest_desktop.tales.bandits.rules.state import State, is_scarlet
from gest_desktop.tales.bandits.rules.steps import CLEAN, END
from gest_desktop.tales.bandits.rules.view import View
from gest_desktop.tales.bandits.rules.vocabulary import (
    CARTS,
    FACE_DOWN,
    LOOT,
    LOOT_COUNTS,
    NOBODY,
    OPEN_LOOT,
    UNSEEN,
    VILLAGE_COIN,
    WITH_BACK,
    Tokens,
)

TRIES: Final = 10_000  # the true deal is among those tried, so this many are never needed
Slot = tuple[int, int]  # a draw of the ledger, and the place within it
Deal = list[list[int]]  # the kinds of every draw


class Imagination:
    """Draws worlds that fit one view."""

    def __init__(self, view: View) -> None:
        self.view, g = view, view.state
        self.is_over = g.step >= END
        self.kinds: Deal = [list(draw.kinds) for draw in g.ledger]
        self.shuffled: dict[int, list[tuple[int, Segment]]] = {}  # by round
        self.free: list[Slot] = []
        self.holders = [self.holders_of(index) for index in range(len(g.ledger))]
        is_open = bool(g.options & OPEN_LOOT)
        for index, draw in enumerate(g.ledger):
            self.free += [(index, slot) for slot, kind in enumerate(draw.kinds) if kind == FACE_DOWN]
            if draw.way == DRAFT and not is_open:
                parts = [(index, part) for part in segments(draw, view.band) if part[1] - part[0] > 1]
                if parts:
                    self.shuffled.setdefault(draw.round, []).extend(parts)
        self.given = {
            key: Counter(token.kind for token in tokens)
            for key, tokens in groupby(sorted(g.given), key=lambda token: (token.round, token.band))
        }
        self.hidden_carts = [
            stretch for stretch in g.stretches if (cart := g.carts[stretch]) is not None and not cart.is_known
        ]
        self.hidden_bands = [
            band for band in g.bands if g.fresh[band][FACE_DOWN] or g.chests[band][FACE_DOWN]
        ]

    def holders_of(self, index: int) -> tuple[int, ...]:
        """Whose the token of each slot is; nobody's if it is in the hand being passed."""
        draw = self.view.state.ledger[index]
        return draw.takers[: draw.taken] + (NOBODY,) * (len(draw.kinds) - draw.taken)

    def world(self, random: Random) -> State:
        """Draw a world; every world has the same view."""
        world = self.view.state.clone()
        if self.is_over:
            return world
        self.deal_carts(world, random)
        self.deal_tokens(world, random)
        return world

    def road(self, random: Random) -> State:
        """Draw only what lies on the road: a quick world for placing, in which tokens stay face down."""
        world = self.view.state.clone()
        self.deal_carts(world, random)
        return world

    def deal_carts(self, world: State, random: Random) -> None:
        """A face-down cart is any that can still come and has its back, without replacement."""
        for stretch in self.hidden_carts:
            cart = world.carts[stretch]
            assert cart is not None
            likely = world.cart_pile & WITH_BACK[cart.card - UNSEEN]
            card = random.choice([card for card in CARTS if likely >> card & 1])
            world.cart_pile ^= 1 << card
            world.carts[stretch] = cart._replace(card=card)

    def deal_tokens(self, world: State, random: Random) -> None:
        for kinds in self.deals(random):
            pool = self.pool(kinds)
            if min(pool) < 0:
                continue  # this deal would need more of a kind than there are
            unseen = [kind for kind in LOOT for _token in range(pool[kind])]
            random.shuffle(unseen)
            for index, slot in self.free:
                if kinds[index][slot] == FACE_DOWN:
                    kinds[index][slot] = unseen.pop()
            self.write(world, kinds, unseen)
            return
        raise ValueError("no deal of the tokens fits this view")

    def deals(self, random: Random) -> Iterator[Deal]:
        """Shuffle what the band knows without its order, and cover what was discarded by free slots."""
        for _attempt in range(TRIES):
            kinds = [row[:] for row in self.kinds]
            for round_, parts in self.shuffled.items():
                self.shuffle_round(kinds, round_, parts, random)
            for key in self.given:
                self.cover(kinds, key, random)
            yield kinds

    def shuffle_round(
        self, kinds: Deal, round_: int, parts: list[tuple[int, Segment]], random: Random
    ) -> None:
        """Until every band of this round could have discarded what it did."""
        keys = [key for key in self.given if key[0] == round_]
        for _attempt in range(TRIES):
            for index, (start, stop) in parts:
                segment = kinds[index][start:stop]
                random.shuffle(segment)
                kinds[index][start:stop] = segment
            if all(self.can_cover(kinds, key) for key in keys):
                return
        raise ValueError("no deal of a hand fits this view")

    def slots_of(self, key: tuple[int, int]) -> Iterator[Slot]:
        """The tokens that a band got in a round and could have discarded in it: not the reward."""
        round_, band = key
        for index, draw in enumerate(self.view.state.ledger):
            if draw.round == round_ and draw.way != REWARD:
                for slot, holder in enumerate(self.holders[index]):
                    if holder == band:
                        yield index, slot

    def lacking(self, kinds: Deal, key: tuple[int, int]) -> tuple[Counter[int], list[Slot]]:
        """What a band discarded beyond the tokens dealt to it, and its free slots."""
        wanted, free = Counter(self.given[key]), []
        for index, slot in self.slots_of(key):
            kind = kinds[index][slot]
            if kind == FACE_DOWN:
                free.append((index, slot))
            elif wanted[kind]:
                wanted[kind] -= 1
        return +wanted, free

    def can_cover(self, kinds: Deal, key: tuple[int, int]) -> bool:
        wanted, free = self.lacking(kinds, key)
        return wanted.total() <= len(free)

    def cover(self, kinds: Deal, key: tuple[int, int], random: Random) -> None:
        wanted, free = self.lacking(kinds, key)
        slots = random.sample(free, wanted.total())
        for (index, slot), kind in zip(slots, wanted.elements(), strict=True):
            kinds[index][slot] = kind

    def pool(self, kinds: Deal) -> list[int]:
        """What is left for the free slots and the supply, once the tokens dealt so far are set aside."""
        g = self.view.state
        pool = [LOOT_COUNTS[kind] - g.discards[kind] for kind in LOOT]
        for row in kinds:
            for kind in row:
                if kind != FACE_DOWN:
                    pool[kind] -= 1
        for token in g.given:
            pool[token.kind] += 1
        return pool

    def write(self, world: State, kinds: Deal, supply: list[int]) -> None:
        """Put the deal into the position."""
        counts = Counter(supply)
        world.supply = (*(counts[kind] for kind in LOOT), 0, 0)
        world.ledger = tuple(
            draw._replace(kinds=(*row[: draw.taken], *sorted(row[draw.taken :])))
            for draw, row in zip(world.ledger, kinds, strict=True)
        )
        is_stored = world.step == CLEAN and world.stage > 0
        for band in self.hidden_bands:
            old, new = [0] * VILLAGE_COIN, [0] * VILLAGE_COIN
            for index, draw in enumerate(world.ledger):
                is_old = draw.round < world.round or is_stored or is_scarlet(world, band)
                for slot, holder in enumerate(self.holders[index]):
                    if holder == band:
                        (old if is_old else new)[kinds[index][slot]] += 1
            for token in world.given:
                if token.band == band:
                    (old if token.round < world.round or is_stored else new)[token.kind] -= 1
            world.chests[band] = shown(old, world.chests[band])
            world.fresh[band] = shown(new, world.fresh[band])


def shown(loot: list[int], tokens: Tokens) -> Tokens:
    return (*loot, tokens[VILLAGE_COIN], 0)
