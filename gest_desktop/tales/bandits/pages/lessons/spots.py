"""Where on the table the things are that the lesson mentions."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from gest_desktop.scenes.kit.thing import Thing
from gest_desktop.tales.bandits.rules.vocabulary import ALLEYS, BANDS, MAN_IDS, SPACES
from gest_desktop.tales.bandits.table.answer.answering import Answering
from gest_desktop.tales.bandits.table.drawing import Drawing
from gest_desktop.tales.bandits.table.seen import things

PANELS = ("hand", "fresh", "chest", "odds", "bands", "merry", "chronicle", "prompt", "board")
PLACES = ("alleys", "bridge", "prison")
STRETCHES = ("1", "2", "3")


def is_known(name: str) -> bool:
    """Whether a spot can exist at all; used by the test of the lesson."""
    kind, *rest = name.split(":")
    if kind in ("cart", "row"):
        return len(rest) == 1 and rest[0] in STRETCHES
    if kind == "space":
        return len(rest) == 2 and rest[0] in STRETCHES and rest[1] in ("1", "2", "3", "4")
    if kind == "man":
        return rest[0] in MAN_IDS
    return kind in (*PANELS, *PLACES)


def things_of(name: str, players: int) -> list[Thing]:
    kind, *rest = name.split(":")
    bands = BANDS[players]
    if kind == "cart":
        return [things.cart(int(rest[0]) - 1)]
    if kind == "space":
        return [things.space(int(rest[0]) - 1, int(rest[1]) - 1)]
    if kind == "row":
        stretch = int(rest[0]) - 1
        return [each(stretch, at) for at in range(SPACES) for each in (things.space, things.die)]
    if kind == "man":
        return [things.man(MAN_IDS.index(rest[0]))]
    if kind == "alleys":
        return [things.alley(number) for number in range(ALLEYS)]
    if kind == "bridge":
        return [things.column(band) for band in bands]
    return [Thing("prison", band) for band in bands]


def rect_of(drawing: Drawing, name: str, players: int) -> pygame.Rect | None:
    """The area of a spot on the screen; None if it is not on the table. Tokens in hand lie over the board."""
    if name == "fresh" and drawing.tray.spots:
        return drawing.tray.area.copy()
    if name in PANELS:
        return pygame.Rect(getattr(drawing.layout, name))
    return joined(drawing.rect_of(thing) for thing in things_of(name, players))


def joined(rects: Iterable[pygame.Rect | None]) -> pygame.Rect | None:
    found = [rect for rect in rects if rect is not None]
    return found[0].unionall(found[1:]) if found else None


def wanted_rects(drawing: Drawing, answering: Answering, options: Iterable[int]) -> list[pygame.Rect]:
    """Where the next step towards one of these answers is done, the one to be shown first."""
    touched, open_now = answering.touched, answering.next_things
    ways = [
        way
        for option in options
        for way in answering.ways
        if way.option == option and way.steps >= touched and way.then is None
    ]
    steps = dict.fromkeys(thing for way in ways for thing in sorted(way.steps - touched, key=str))
    left = [thing for thing in steps if thing in open_now] or list(steps)
    rects = [drawing.rect_of(thing) for thing in left]
    return [rect for rect in rects if rect is not None]
