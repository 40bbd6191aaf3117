"""Things that stand up on the map: they wait in a list and are drawn from back to front."""

from collections.abc import Callable
from functools import partial

import skia
from shapely.geometry import Point

from art.board.plan import Plan
from art.motifs.beasts import boat, plough, sheep, stag, swan
from art.motifs.buildings import church, house
from art.motifs.landmarks import castle, cross, haystack, watermill, windmill
from art.motifs.relief import hill
from art.motifs.trees import tuft
from art.tools.colour import Rng

BUILDINGS = {
    "house": house,
    "church": church,
    "castle": castle,
    "cross": cross,
    "windmill": windmill,
    "watermill": watermill,
}
CREAM_WALL = "#eadbb8"

# building, offset from the town anchor, size, then its options (roof; for a church: spire, roof, wall)
TOWNS = {
    "blyth": [("house", -110, -34, 40, "thatch"), ("house", 70, -40, 42, "clay"),
              ("church", -24, 0, 60, False, "slate"), ("house", -100, 22, 42, "clay"),
              ("house", 64, 30, 40, "thatch")],
    "retford": [("house", -90, -30, 42, "clay"), ("windmill", 120, -14, 74), ("house", 28, -46, 40, "thatch"),
                ("church", -30, 6, 54, True, "slate"), ("house", -104, 34, 42, "thatch"),
                ("house", 48, 30, 44, "clay")],
    "tuxford": [("house", -76, -34, 40, "clay"), ("house", 18, -44, 38, "thatch"),
                ("church", -34, 4, 50, True, "clay", CREAM_WALL), ("house", 36, 6, 42, "clay"),
                ("house", -92, 26, 40, "thatch")],
    "newark": [("castle", 0, -12, 66), ("house", -96, 34, 40, "thatch"), ("house", -20, 48, 42, "clay"),
               ("house", 54, 36, 42, "thatch")],
    "bingham": [("house", -100, -24, 42, "thatch"), ("house", 42, -34, 42, "clay"),
                ("church", -22, 4, 52, True, "slate"), ("cross", 104, 32, 52), ("house", -96, 40, 44, "clay"),
                ("house", 18, 42, 42, "thatch")],
    "remston": [("house", -72, -32, 38, "thatch"), ("church", 4, -2, 48, False, "clay", CREAM_WALL),
                ("watermill", -62, 34, 42), ("house", 34, 56, 38, "thatch")],
    "mansfield": [("house", -60, -36, 38, "clay"), ("house", 36, -32, 38, "thatch"),
                  ("church", -20, 8, 50, True, "slate"), ("house", -82, 34, 40, "thatch"),
                  ("cross", 64, 40, 46)],
}
# x, y, size, colour, height
HILLS = [
    (100, 470, 120, "#d8c796", 0.42), (190, 440, 96, "#d8c796", 0.42), (300, 420, 84, "#d8c796", 0.42),
    (84, 620, 80, "#d8c796", 0.42), (80, 1140, 84, "#d8c796", 0.42), (150, 1190, 70, "#d8c796", 0.42),
    (150, 860, 92, "#c7ad66", 0.42), (215, 770, 84, "#c7ad66", 0.42), (118, 915, 70, "#c7ad66", 0.42),
    (2230, 320, 90, "#cdb46c", 0.3), (2180, 400, 84, "#cdb46c", 0.3), (2262, 395, 70, "#cdb46c", 0.3),
    (2268, 640, 70, "#cdb46c", 0.3),
]
SHEEP = [(2040, 350, False), (1000, 330, True), (2080, 1396, False), (2114, 1404, True), (1040, 1240, False)]
HAYSTACKS = [(1050, 176, 26), (1082, 182, 22), (1660, 182, 24), (1986, 1392, 26), (2012, 1384, 22),
             (1236, 1404, 24), (196, 1022, 24), (2300, 770, 22), (1660, 602, 20)]
SWANS = [(1330, 1084, 30, False), (1842, 1230, 26, True), (560, 1136, 26, True)]

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


def draw_town(canvas: skia.Canvas, space: str, x: float, y: float, rng: Rng) -> None:
    for building, dx, dy, size, *options in TOWNS[space]:
        BUILDINGS[building](canvas, x + dx, y + dy, size, rng, *options)


def add_town(scenery: Scenery, plan: Plan, space: str, rng: Rng) -> None:
    x, y = plan.spaces[space]["town"]
    scenery.add(y, draw_town, space, x, y, rng)


def add_country_life(scenery: Scenery, rng: Rng) -> None:
    """Sheep, haystacks, ploughs, a windmill and two stags."""
    for x, y, flip in SHEEP:
        scenery.add(y, sheep, x, y, 25, rng, flip)
    for x, y, size in HAYSTACKS:
        scenery.add(y, haystack, x, y, size, rng)
    scenery.add(1412, plough, 1600, 1410, 58, rng)
    scenery.add(1392, windmill, 2226, 1392, 58, rng)
    scenery.add(412, plough, 820, 424, 54, rng, True)
    scenery.add(980, stag, 1500, 1006, 58, rng, "#9a6236", True)
    scenery.add(720, stag, 462, 664, 54, rng, "#9a6236", False)


def _draw_tuft(canvas: skia.Canvas, x: float, y: float, rng: Rng) -> None:
    tuft(canvas, x, y, rng.uniform(8, 13), rng, 0.38)


def add_tufts(scenery: Scenery, plan: Plan, rng: Rng) -> None:
    left, right, top, bottom = TUFT_AREA
    inside = plan.county.buffer(-16)
    bare = [plan.road_net.buffer(16), plan.river.buffer(10), plan.town_disc, plan.towns]
    for _ in range(TUFTS):
        x, y = rng.uniform(left, right), rng.uniform(top, bottom)
        spot = Point(x, y)
        if inside.contains(spot) and not any(area.contains(spot) for area in bare):
            scenery.add(y - 40, _draw_tuft, x, y, rng)


def draw_boats(canvas: skia.Canvas, rng: Rng) -> None:
    boat(canvas, 1560, 1080, 62, rng)
    boat(canvas, 2152, 700, 50, rng, True)
    for x, y, size, flip in SWANS:
        swan(canvas, x, y, size, rng, flip)
