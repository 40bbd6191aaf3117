"""Where every piece lies on the screen, for a position as one band sees it.

Pieces that a band always has (bandits, dice, leader, marker) are all listed, wherever they are, in groups of
the same number before and after whatever happens: so the way of each can be found by comparing two lists.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.tales.bandits.rules.pieces import Space
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import (
    BAND_IDS,
    BANDITS,
    CARD_IDS,
    HOME,
    MEN,
    NO_CARD,
    NOBODY,
    PRISON,
)
from gest_desktop.tales.bandits.table.paint.ground import Ground
from gest_desktop.tales.bandits.table.seen import things
from gest_desktop.tales.bandits.table.seen.placed import (
    CARDS,
    DICE,
    LEADERS,
    MARKERS,
    PEOPLE,
    Homes,
    Placed,
    Scenery,
)

SMALLER: Final = 0.78  # of two that share a space
BESIDE: Final = 30  # units of the board between them


class Placing:
    def __init__(self, ground: Ground, homes: Homes, seat: int) -> None:
        self.ground, self.homes, self.seat = ground, homes, seat

    def scenery(self, g: State) -> Scenery:
        found: Scenery = {}
        for stretch in g.stretches:
            found["cart", stretch] = list(self.cart(g, stretch))
            found["mark", stretch] = list(self.cart_marks(g, stretch))
        for man in MEN:
            found["man", man] = list(self.man(g, man))
        for band in g.bands:
            found["bandit", band] = self.bandits(g, band)
            found["die", band] = self.dice(g, band)
            found["leader", band] = [self.leader(g, band)]
            found["score", band] = [self.marker(g, band)]
        return found

    def cart(self, g: State, stretch: int) -> Iterator[Placed]:
        cart = g.carts[stretch]
        if cart is None:
            return
        box = self.ground.cart(stretch)
        is_face = cart.is_known
        name = f"cart:{cart.card}" if is_face else f"back:{cart.back}"
        if is_face and not cart.is_up:
            name = f"peeked:{cart.card}"
        dim = cart.fate != 0
        yield Placed(name, box.centerx, box.centery, box.width, CARDS, things.cart(stretch), dim=dim)

    def cart_marks(self, g: State, stretch: int) -> Iterator[Placed]:
        cart = g.carts[stretch]
        if cart is None:
            return
        unit = self.ground.piece("marker")
        if cart.token:
            x, y = self.ground.cart_token(stretch)
            yield Placed("plus_two" if cart.token > 0 else "minus_two", x, y, unit * 1.2, MARKERS)
        if cart.crossed:
            x, y = self.ground.cart_token(stretch, 1)
            yield Placed("cross", x, y, unit * 0.9, MARKERS)

    def man(self, g: State, man: int) -> Iterator[Placed]:
        card = g.in_play[man]
        if card != NO_CARD:
            box = self.ground.man(man)
            name = f"man:{CARD_IDS[card]}"
            yield Placed(name, box.centerx, box.centery, box.width, CARDS, things.man(man))

    def bandits(self, g: State, band: int) -> list[Placed]:
        out = list(self.in_rows(g, band))
        unit = self.ground.piece("bandit")
        for number, owner in enumerate(g.alleys):
            if owner == band:
                x, y = self.ground.alley(number)
                out.append(Placed(f"bandit_{BAND_IDS[band]}", x, y, unit, PEOPLE, things.alley(number)))
        return out[:BANDITS] + self.at_home(g, band, BANDITS - len(out))

    def in_rows(self, g: State, band: int) -> Iterator[Placed]:
        for stretch in g.stretches:
            for at, there in enumerate(g.rows[stretch]):
                if there is not None and not there.left:
                    yield from self.in_space(stretch, at, there, band)

    def in_space(self, stretch: int, at: int, there: Space, band: int) -> Iterator[Placed]:
        thing, unit, is_shared = (
            things.space(stretch, at),
            self.ground.piece("bandit"),
            there.squeezer != NOBODY,
        )
        if there.band == band:
            dx = -BESIDE if is_shared else 0
            x, y = self.ground.ambush(stretch, at, dx, -6)
            name = f"bandit_{BAND_IDS[band]}" + "_lying" * there.lies
            size = unit * SMALLER if is_shared else unit
            yield Placed(name, x, y, size, PEOPLE, thing, hides=not there.lies)
        if there.squeezer == band:
            x, y = self.ground.ambush(stretch, at, BESIDE, 10)
            yield Placed(f"bandit_{BAND_IDS[band]}_lying", x, y, unit * SMALLER, PEOPLE, thing)

    def at_home(self, g: State, band: int, number: int) -> list[Placed]:
        """Bandits in hand, and those that came back from a cart or are still to be dealt out."""
        name = f"bandit_{BAND_IDS[band]}"
        if band != self.seat:
            x, y = self.homes.bands[band]
            return [Placed(name, x, y, self.homes.unit, PEOPLE, shown=False)] * number
        in_hand = g.hand[band]
        return [
            Placed(
                name, *self.homes.hand[k], self.homes.unit, PEOPLE, things.HAND if k < in_hand else None,
                dim=k >= in_hand,
            )
            for k in range(number)
        ]  # fmt: skip

    def dice(self, g: State, band: int) -> list[Placed]:
        out = [*self.attacking(g, band), *self.on_bridge(g, band)]
        x, y = self.homes.bands[band]
        home = Placed(f"die_{BAND_IDS[band]}_1", x, y, self.homes.unit * 0.6, DICE, shown=False)
        return out[:BANDITS] + [home] * (BANDITS - len(out))

    def attacking(self, g: State, band: int) -> Iterator[Placed]:
        unit = self.ground.piece("die")
        for stretch in g.stretches:
            for at, dice in enumerate(g.dice[stretch]):
                for which, die in enumerate(dice):
                    if die.band == band:
                        shared = len(dice) > 1
                        dx = (-BESIDE, BESIDE)[which] if shared else 0
                        x, y = self.ground.attack(stretch, at, dx, dx / 3)
                        size = unit * (SMALLER if shared else 1.0)
                        name = f"die_{BAND_IDS[band]}_{die.face}"
                        yield Placed(name, x, y, size, DICE, things.die(stretch, at, which))

    def on_bridge(self, g: State, band: int) -> Iterator[Placed]:
        unit = self.ground.piece("die")
        for number, face in enumerate(g.bridge[band]):
            x, y = self.ground.bridge_die(band, number)
            yield Placed(f"die_{BAND_IDS[band]}_{face}", x, y, unit, DICE, things.bridge_die(band, number))

    def leader(self, g: State, band: int) -> Placed:
        name, where = f"leader_{BAND_IDS[band]}", g.leaders[band]
        if where == PRISON:
            return Placed(name, *self.ground.cell(band), self.ground.px(112), LEADERS, Thing("prison", band))
        if where == HOME:
            if band == self.seat:
                thing = things.LEADER
                return Placed(name, *self.homes.leader, self.homes.leader_unit, LEADERS, thing)
            return Placed(name, *self.homes.bands[band], self.homes.unit, LEADERS, shown=False)
        others = [other for other in g.bands if g.leaders[other] == where]
        x, y = self.ground.beside_man(where, others.index(band))
        return Placed(name, x, y, self.ground.piece("leader") * 0.9, LEADERS, things.man(where))

    def marker(self, g: State, band: int) -> Placed:
        """On the score track; several on one space stand side by side, or two by two."""
        points = g.points[band]
        together = [other for other in g.bands if g.points[other] % 50 == points % 50]
        x, y = self.ground.track(points)
        number, many = together.index(band), len(together)
        dx = (number % 2 - 0.5) * 38 if many > 1 else 0.0
        dy = (number // 2 - 0.5) * 38 if many > 2 else 0.0
        unit = self.ground.px(66 if many == 1 else 50 if many == 2 else 42)
        x, y = x + self.ground.px(dx), y + self.ground.px(dy)
        return Placed(f"score_{BAND_IDS[band]}", x, y, unit, MARKERS, Thing("track", band))
