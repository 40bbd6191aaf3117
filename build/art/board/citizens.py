"""What stands inside the wall of Nottingham: streets, market, church, houses, and the castle on its rock."""

import math
from collections.abc import Callable

import numpy as np
import skia
from shapely.geometry import LineString, Polygon
from shapely.ops import unary_union

from art.board.scenery import Placed
from art.motifs.buildings import church, house
from art.motifs.dwellings import town_house
from art.motifs.landmarks import castle, cross
from art.motifs.marketplace import stall
from art.motifs.trees import bush
from art.tools.colour import Rng, mixh
from art.tools.curves import Spot, placed, poly, smooth
from art.tools.ink import hatch, ink, shape
from art.tools.paint import P, lin, rect

EARTH_STREET, SETT_INK = "#efe2be", "#7a5a30"
STREET_WIDTH = 24
PINK_TILE, RUSSET, REED = "#c9795a", "#9c5a38", "#c9ab66"
STREETS = [
    [(-196, 4), (-130, 10), (-60, 22)],
    [(194, -52), (132, -44), (60, -8)],
    [(-112, -160), (-108, -104), (-84, -50), (-50, -8)],
    [(20, -96), (24, -60), (12, -10)],
    [(-96, 152), (-72, 118), (-46, 84)],
    [(128, 120), (96, 96), (64, 76)],
    [(2, 78), (6, 130), (2, 160)],
]
SQUARE = [(-100, -22), (-52, -38), (12, -34), (84, -26), (104, 24), (88, 84), (20, 96), (-66, 92), (-108, 44)]
KINDS: dict[str, Callable[..., None]] = {
    "church": church,
    "cross": cross,
    "house": house,
    "stall": stall,
    "town": town_house,
}
# places are offsets from the centre; where pieces stand, things are paler
HOUSES: list[Placed] = [
    ("house", 66, -136, 25, RUSSET),
    ("house", 100, -130, 26, "clay"),
    ("house", 134, -108, 25, REED),
    ("town", 74, -92, 27, RUSSET),
    ("town", 112, -80, 27, PINK_TILE),
    ("town", 146, -76, 25, "clay"),
    ("church", -160, -72, 30, True, "slate"),
    ("house", -180, -34, 27, "clay"),
    ("house", -144, -22, 26, REED),
    ("town", -186, 44, 27, PINK_TILE),
    ("house", -152, 46, 27, "clay"),
    ("town", -178, 78, 27, RUSSET),
    ("house", -146, 82, 26, "thatch"),
    ("house", -158, 114, 26, "clay"),
    ("town", -120, 118, 26, PINK_TILE),
    ("house", 136, 0, 27, REED),
    ("town", 128, 36, 26, "clay"),
    ("town", 158, 40, 25, RUSSET),
    ("house", 132, 74, 27, PINK_TILE),
    ("house", 122, 108, 27, "thatch"),
    ("town", 84, 126, 26, "clay"),
    ("town", -78, 146, 27, "clay"),
    ("house", -46, 152, 26, RUSSET),
    ("town", 22, 156, 27, PINK_TILE),
    ("house", 52, 150, 26, "clay"),
    ("town", -14, 160, 24, REED),
]
PIECES = (-165, -60, 120, 135)  # left, top, right and bottom of the paler middle
PALER = 0.74
STALLS: list[Placed] = [
    ("stall", -66, -4, 27, "verm"),
    ("stall", -30, -14, 27, "azure"),
    ("stall", 58, 0, 27, "verm"),
    ("stall", 76, 34, 27, "leaf"),
    ("stall", -78, 56, 27, "leaf"),
    ("stall", -40, 76, 27, "verm"),
    ("stall", 48, 72, 27, "azure"),
]
CROSS: Placed = ("cross", 4, 34, 46)
ROCK = [
    (-120, 4),
    (-112, -14),
    (-104, -16),
    (-99, -38),
    (-84, -44),
    (-78, -52),
    (-30, -56),
    (22, -55),
    (48, -51),
    (58, -38),
    (70, -34),
    (77, -14),
    (88, -9),
    (93, 5),
    (70, 9),
    (44, 5),
    (18, 10),
    (-8, 6),
    (-36, 11),
    (-62, 6),
    (-92, 10),
]
# crevices from the brow to the foot, and the shaded face to the right of each
CLEFTS = [(-92, -40, -88, 8), (-58, -50, -50, 8), (-16, -52, -22, 8), (18, -50, 24, 7), (46, -46, 56, 7)]
ROCK_AT = (-16, -92)
CAVES = [(-72, 0, 11), (-36, 2, 9), (4, 0, 10), (38, -1, 9), (70, 2, 7)]


def draw_streets(canvas: skia.Canvas, centre: Spot, rng: Rng) -> None:
    """Pale ways from the gates to a market square, strewn with cobbles."""
    cx, cy = centre
    streets = [LineString(smooth(street, 8)).buffer(STREET_WIDTH / 2) for street in STREETS]
    ways = poly(unary_union([Polygon(smooth(SQUARE, 6, True)), *streets]).exterior.coords)
    canvas.save()
    canvas.translate(cx, cy)
    canvas.drawPath(ways, P("#7a5a30", 0.30, "stroke", 3.2))
    canvas.drawPath(ways, P(EARTH_STREET))
    canvas.clipPath(ways, True)
    for row, y in enumerate(np.arange(-170, 170, 6.5)):
        for x in np.arange(-196 + (row % 2) * 5, 196, 10):
            if rng.uniform() < 0.6:
                stone = rect(x + rng.uniform(-1, 1), y + rng.uniform(-1, 1), 8, 5)
                canvas.drawRoundRect(stone, 2.4, 2.4, P(SETT_INK, 0.17, "stroke", 1.0))
    canvas.restore()


def draw_castle_rock(canvas: skia.Canvas, centre: Spot, rng: Rng) -> None:
    """The castle on its sandstone rock, which is full of caves."""
    x, y = centre[0] + ROCK_AT[0], centre[1] + ROCK_AT[1]
    outline = np.array(placed(x, y, 1, ROCK))
    canvas.drawPath(poly(outline + np.array([4, 5])), P("#2c1c10", 0.35, blur=5))
    sandstone = lin(x - 90, y - 50, x + 70, y + 8, ["#e3c690", "#c79a62", "#8a6238"])
    shape(canvas, outline, "#c79a62", 1.7, rng=rng, wob=0.5, shader=sandstone)
    canvas.save()
    canvas.clipPath(poly(outline), True)
    for x0, y0, x1, y1 in CLEFTS:
        elbow = ((x0 + x1) / 2 + rng.uniform(-5, 5), (y0 + y1) / 2)
        face = [(x0, y0), (x0 + 12, y0 + 6), (elbow[0] + 15, elbow[1]), (x1 + 8, y1), (x1, y1), elbow]
        canvas.drawPath(poly(placed(x, y, 1, face)), P("#6b4522", 0.34))
        ink(canvas, placed(x, y, 1, [(x0, y0), elbow, (x1, y1)]), 1.4, a=0.7, rng=rng, wob=0.5)
    canvas.restore()
    hatch(canvas, outline, 4, 9, 0.8, a=0.26, rng=rng, frac=0.7, wob=0.8)
    for dx, dy, r in CAVES:
        mouth = [(-r * 0.6, 4), (-r * 0.55, -r * 0.6), (0, -r), (r * 0.55, -r * 0.6), (r * 0.6, 4)]
        shape(canvas, smooth(placed(x + dx, y + dy, 1, mouth), 4), "#3a2414", 1.1, rng=rng, wob=0.1)
    castle(canvas, x - 14, y - 44, 58, rng)
    for dx, dy in ((-106, 10), (88, 10), (20, 14)):
        bush(canvas, x + dx, y + dy, 20, rng, 1.1, "#75833f")


def _pale(canvas: skia.Canvas, at: Spot, draw: Callable[..., None], *args: object) -> None:
    """Draw something; paler if it stands where pieces do."""
    left, top, right, bottom = PIECES
    if left < at[0] < right and top < at[1] < bottom:
        canvas.saveLayer(None, skia.Paint(Alphaf=PALER))
        draw(canvas, *args)
        canvas.restore()
    else:
        draw(canvas, *args)


def draw_houses(canvas: skia.Canvas, centre: Spot, rng: Rng) -> None:
    """Church, stalls, market cross and rows of houses, from back to front."""
    cx, cy = centre
    things = [*HOUSES, *STALLS, CROSS]
    for kind, dx, dy, size, *options in sorted(things, key=lambda thing: thing[2]):
        _pale(canvas, (dx, dy), KINDS[kind], cx + dx, cy + dy, size, rng, *options)


def inner_shade(canvas: skia.Canvas, centre: Spot, radius: float) -> None:
    """The wall's shadow on the ground inside it."""
    canvas.save()
    canvas.clipPath(skia.Path.Circle(*centre, radius), True)
    canvas.drawCircle(*centre, radius + 4, P("#5d4a22", 0.45, "stroke", 26, blur=9))
    canvas.restore()


def townsfolk(canvas: skia.Canvas, centre: Spot, rng: Rng) -> None:
    """A few specks of people in the square."""
    for _ in range(16):
        turn, reach = rng.uniform(0, 2 * math.pi), rng.uniform(30, 86)
        x, y = centre[0] + reach * math.cos(turn), centre[1] + 26 + 0.7 * reach * math.sin(turn)
        coat = mixh(rng.choice(["#8f4a2e", "#27517f", "#75833f", "#8a6238"]), "#efe2be", 0.35)
        canvas.drawOval(rect(x - 2.4, y - 8, 4.8, 8), P(coat, 0.9))
        canvas.drawCircle(x, y - 9.5, 1.9, P("#c99a6e", 0.9))
        ink(canvas, [(x - 2.6, y), (x + 4, y + 0.6)], 1, a=0.3, rng=rng, wob=0.1)
