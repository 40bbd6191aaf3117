"""What all panels beside the map share: spots that can be pointed at, and marks on them."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from gest_desktop.scenes.kit.brush import Brush
from gest_desktop.scenes.table.board.ground import Point
from gest_desktop.scenes.table.paint.palette import Palette
from gest_desktop.scenes.table.panels.panel_marks import draw_spot
from gest_desktop.scenes.table.seen.sight import Sight
from gest_desktop.scenes.table.seen.things import Marks, Thing
from gest_desktop.scenes.table.seen.turn_status import TurnStatus


class Panel:
    """Repainted only when its `cache_key` has changed; marks are drawn on top in every frame."""

    def __init__(self, area: pygame.Rect, brush: Brush, colours: Palette) -> None:
        self.area, self.brush, self.colours = area, brush, colours
        self.spots: list[tuple[Thing, pygame.Rect]] = []  # those in front come last

    def cache_key(self, sight: Sight, turn_status: TurnStatus) -> Hashable:
        """Equal keys mean the same picture."""
        raise NotImplementedError

    def paint(self, target: pygame.Surface, sight: Sight, turn_status: TurnStatus) -> None:
        """Paint onto the empty panel; fills `spots`."""
        raise NotImplementedError

    def draw_marks(self, target: pygame.Surface, marks: Marks) -> None:
        for thing, area in self.spots:
            draw_spot(target, area, thing, marks, self.colours, self.brush.factor)

    def hit(self, pos: Point) -> Thing | None:
        return next((thing for thing, area in reversed(self.spots) if area.collidepoint(pos)), None)

    def place_of(self, thing: Thing) -> Point | None:
        """The centre of a spot; for pieces in a heap, that of the heap."""
        exact = next((area for each, area in self.spots if each == thing), None)
        heap = exact or next((area for each, area in self.spots if _is_alike(each, thing)), None)
        return (heap.centerx, heap.centery) if heap else None


def _is_alike(one: Thing, other: Thing) -> bool:
    if one.kind == other.kind == "carriage":
        return one.place == other.place
    same = (one.kind, one.place, one.picture) == (other.kind, other.place, other.picture)
    return same and bool(one.picture)
