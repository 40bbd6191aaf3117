"""Where on the screen the things are that a lesson mentions, and the shade around them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import pygame

from gest_desktop.rules.vocabulary import BOX_IDS, PLACE_IDS, SIDE_IDS
from gest_desktop.scenes.table.board.piece_rects import pieces_rect, space_rect
from gest_desktop.scenes.table.seen.things import PILES, Thing
from gest_desktop.scenes.table.table_view import TableView

DUSK: Final = (18, 10, 4)
DARKNESS: Final = {"say": 108, "do": 80}
ROUND: Final = 14
RING: Final = 4  # width of a golden frame, in units
GOLD, DARK = (255, 214, 92), (64, 34, 6)
HALVES: Final = ("light", "dark")
SIGNS: Final = {"purse", "mat"}
PANELS: Final = (
    "favour", "inspection", "robin", "sheriff", "card", "initiative", "prison", "used", "chronicle", "board",
    "prompt", "menu",
)  # fmt: skip


def named(name: str) -> tuple[str, str, str]:
    """Parse a spot as a lesson writes it: a kind, and up to two more words."""
    kind, _colon, rest = name.partition(":")
    what, _colon, which = rest.partition(":")
    return kind, what, which


def is_known(name: str) -> bool:
    """Whether a spot can exist at all; used by the test of the lesson files."""
    kind, what, _which = named(name)
    if kind in ("space", "pieces", "carriage"):
        return what in PLACE_IDS
    if kind in ("box", "pass"):
        return what in BOX_IDS[:3]
    if kind in SIGNS:
        return what in SIDE_IDS[:2]
    return kind in PANELS or kind in PILES or (kind == "half" and what in HALVES) or kind == "phase"


def rect_of(view: TableView, name: str) -> pygame.Rect | None:
    """The area of a spot on the screen; None if it is not on the table."""
    kind, what, which = named(name)
    if kind in PANELS:
        return pygame.Rect(getattr(view.layout, kind))
    if kind == "space":
        return space_rect(view.board, PLACE_IDS.index(what))
    if kind in ("pieces", "carriage"):
        return pieces_rect(view.board, PLACE_IDS.index(what), which or kind)
    if kind == "phase":
        return spot_rect(view, Thing("inspection", picture=what), by_picture=True)
    number = BOX_IDS.index(what) if kind in ("box", "pass") else HALVES.index(what) if kind == "half" else 0
    place = SIDE_IDS.index(what) if kind in SIGNS else -1
    return spot_rect(view, Thing(kind, place, number=number))


def thing_rect(view: TableView, thing: Thing) -> pygame.Rect | None:
    """The area of a thing that is an answer to the question."""
    if thing.kind == "space":
        return space_rect(view.board, thing.place)
    if thing.kind in ("piece", "carriage"):
        found = pieces_rect(view.board, thing.place, thing.picture)
        return found or spot_rect(view, thing)
    return spot_rect(view, thing)


def spot_rect(view: TableView, thing: Thing, *, by_picture: bool = False) -> pygame.Rect | None:
    for part in view.panels:
        for each, area in part.spots:
            if each == thing or (by_picture and (each.kind, each.picture) == (thing.kind, thing.picture)):
                return area.copy()
    return None


@lru_cache(maxsize=4)
def dusk(size: tuple[int, int], holes: Sequence[tuple[int, int, int, int]], darkness: int) -> pygame.Surface:
    """Shade over the whole table except for the holes, whose edges are soft."""
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill((*DUSK, darkness))
    for step in range(4):
        grown = 5 * (3 - step)
        shade = (*DUSK, round(darkness * (3 - step) / 4))
        for hole in holes:
            area = pygame.Rect(hole).inflate(grown, grown)
            pygame.draw.rect(veil, shade, area, border_radius=ROUND + grown // 2)
    return veil


def draw_dusk(target: pygame.Surface, lit: Sequence[pygame.Rect], darkness: int) -> None:
    holes = tuple(tuple(rect.inflate(12, 12)) for rect in lit)
    target.blit(dusk(target.get_size(), holes, darkness), (0, 0))


def draw_rings(target: pygame.Surface, areas: Sequence[pygame.Rect], grown: int, factor: float) -> None:
    """Golden frames with dark edges, visible on paper and on grass, around the things and not on them."""
    width = max(2, round(RING * max(factor, 0.6)))
    for area in areas:
        for colour, wide, outside in ((DARK, width + 2, width + 2), (GOLD, width, width + 1)):
            more = 2 * outside + grown
            pygame.draw.rect(target, colour, area.inflate(more, more), wide, border_radius=ROUND)
