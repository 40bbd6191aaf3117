"""Things that stand up on the map: they wait in a list and are drawn from back to front."""

from collections.abc import Callable
from functools import partial

import skia
from shapely.geometry import Point
from shapely.geometry.base import BaseGeometry

from art.board.plan import Plan
from art.motifs.beasts import boat, stag, swan
from art.motifs.relief import hill
from art.motifs.trees import tuft
from art.tools.colour import Rng

# kind, x, y, size, then its options
Placed = tuple[str, float, float, float, *tuple[object, ...]]

PEAK = "#d8c796"  # the hills of Derbyshire
# x, y, size, colour, height
HILLS = [
    (100, 470, 120, PEAK, 0.5),
    (196, 438, 96, PEAK, 0.46),
    (306, 420, 84, PEAK, 0.42),
    (150, 492, 84, PEAK, 0.4),
    (244, 452, 66, PEAK, 0.38),
    (92, 548, 88, PEAK, 0.46),
    (84, 640, 70, PEAK, 0.42),
    (80, 1130, 66, PEAK, 0.42),
    (150, 860, 92, "#c7ad66", 0.42),
    (118, 915, 70, "#c7ad66", 0.42),
    (2236, 330, 90, "#cdb46c", 0.3),
    (2190, 404, 84, "#cdb46c", 0.3),
    (2262, 398, 70, "#cdb46c", 0.3),
]
DEER = [(1806, 916, 46, True), (478, 672, 50, False), (308, 690, 44, True)]
SWANS = [(1330, 1084, 30, False), (1842, 1236, 22, True), (560, 1136, 26, True)]

TUFTS = 260
TUFT_AREA = (90, 2310, 95, 1420)


class Scenery:
    """Drawing calls sorted by the line on the ground where each thing stands."""

    def __init__(self, canvas: skia.Canvas) -> None:
        self.canvas = canvas
        self.items: list[tuple[float, Callable[[], None]]] = []

    def add(self, y: float, draw: Callable[..., None], *args: object, **options: object) -> None:
        """Queue draw(canvas, *args, **options) at depth y."""
        self.items.append((y, partial(draw, self.canvas, *args, **options)))

    def draw(self) -> None:
        for _, draw in sorted(self.items, key=lambda item: item[0]):
            draw()


def add_hills(scenery: Scenery, rng: Rng) -> None:
    for x, y, size, color, height in HILLS:
        scenery.add(y, hill, x, y, size, rng, color, height)


def add_deer(scenery: Scenery, rng: Rng) -> None:
    for x, y, size, flip in DEER:
        scenery.add(y, stag, x, y, size, rng, "#9a6236", flip)


def _draw_tuft(canvas: skia.Canvas, x: float, y: float, rng: Rng) -> None:
    tuft(canvas, x, y, rng.uniform(8, 13), rng, 0.38)


def add_tufts(scenery: Scenery, plan: Plan, occupied: BaseGeometry, rng: Rng) -> None:
    left, right, top, bottom = TUFT_AREA
    inside = plan.county.buffer(-16)
    bare = [plan.road_net.buffer(16), plan.river.buffer(10), plan.town_disc, plan.towns, occupied]
    for _ in range(TUFTS):
        x, y = rng.uniform(left, right), rng.uniform(top, bottom)
        spot = Point(x, y)
        if inside.contains(spot) and not any(area.contains(spot) for area in bare):
            scenery.add(y - 40, _draw_tuft, x, y, rng)


def draw_boats(canvas: skia.Canvas, rng: Rng) -> None:
    boat(canvas, 1532, 1080, 60, rng)
    boat(canvas, 2152, 700, 50, rng, True)
    for x, y, size, flip in SWANS:
        swan(canvas, x, y, size, rng, flip)
