"""Where on the board each thing can be pointed at."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.vocabulary import ALLEYS, MEN, SPACES
from gest_desktop.tales.bandits.table.paint.ground import Ground, Point
from gest_desktop.tales.bandits.table.seen import things

SPACE, DIE, MARKER = 106, 96, 62  # units of the board
PILES = ("carts", "cart_discards", "loot", "loot_discards")
ROUND = ("space", "alley", "track", "fresh")


def around(ground: Ground, at: Point, units: float) -> pygame.Rect:
    side = round(ground.px(units))
    return pygame.Rect(round(at[0]) - side // 2, round(at[1]) - side // 2, side, side)


def spots(ground: Ground, g: State) -> Iterator[tuple[Thing, pygame.Rect]]:
    """Everything on the board, what lies in front first."""
    for band in g.bands:
        yield Thing("track", band), around(ground, ground.track(g.points[band]), MARKER)
    yield from on_road(ground, g)
    for man in MEN:
        yield things.man(man), ground.man(man)
    for number in range(ALLEYS):
        yield things.alley(number), around(ground, ground.alley(number), 124)
    for band in g.bands:
        for number, _face in enumerate(g.bridge[band]):
            yield things.bridge_die(band, number), around(ground, ground.bridge_die(band, number), DIE)
        yield Thing("prison", band), around(ground, ground.cell(band), 124)
        yield things.column(band), ground.column(band)
    for name in PILES:
        yield Thing("pile", picture=name), ground.pile(name)


def on_road(ground: Ground, g: State) -> Iterator[tuple[Thing, pygame.Rect]]:
    for stretch in g.stretches:
        for at, dice in enumerate(g.dice[stretch]):
            for which, _die in enumerate(dice):
                dx = (-30, 30)[which] if len(dice) > 1 else 0
                spot = ground.attack(stretch, at, dx, dx / 3)
                yield things.die(stretch, at, which), around(ground, spot, DIE if len(dice) == 1 else 76)
        if g.carts[stretch] is not None:
            yield things.cart(stretch), ground.cart(stretch)
        for at in range(SPACES):
            yield things.space(stretch, at), around(ground, ground.ambush(stretch, at), SPACE)
