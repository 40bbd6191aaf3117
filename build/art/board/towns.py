"""The town of every Parish: its own landmark, and the houses round the market where the roads meet."""

from collections.abc import Callable

import skia

from art.board.plan import Plan
from art.board.scenery import Placed, Scenery
from art.motifs.buildings import church, house
from art.motifs.dwellings import barn, cottage, hall_house, town_house
from art.motifs.landmarks import castle, cross, windmill
from art.motifs.marketplace import dovecote, market_hall, stall, well
from art.motifs.sanctuaries import chapel, parish_church, priory
from art.motifs.trees import tree
from art.tools.colour import Rng, mixh
from art.tools.paint import P, rect

BUILDINGS: dict[str, Callable[..., None]] = {
    "barn": barn,
    "castle": castle,
    "chapel": chapel,
    "church": church,
    "cottage": cottage,
    "cross": cross,
    "dovecote": dovecote,
    "hall": hall_house,
    "house": house,
    "market hall": market_hall,
    "parish church": parish_church,
    "priory": priory,
    "stall": stall,
    "town house": town_house,
    "tree": tree,
    "well": well,
    "windmill": windmill,
}
PINK_TILE, RUSSET, OLD_THATCH, REED = "#c9795a", "#9c5a38", "#a98a55", "#d0b26a"
CREAM_WALL = "#eadbb8"

# building, offset from the town anchor, size, then its options; from back to front
TOWNS: dict[str, list[Placed]] = {
    "blyth": [  # the priory
        ("house", 44, -56, 34, RUSSET),
        ("tree", 112, -52, 46),
        ("house", -122, -48, 34, REED),
        ("priory", -78, -12, 52),
        ("well", 8, 20, 22),
        ("dovecote", 118, -8, 46),
        ("cottage", -124, 30, 36),
        ("hall", 46, 34, 32, PINK_TILE),
        ("barn", -84, 60, 32, OLD_THATCH),
    ],
    "retford": [  # the market
        ("house", -118, -44, 36, REED),
        ("town house", -40, -62, 34, RUSSET),
        ("town house", 4, -58, 36, "clay"),
        ("church", 66, -26, 42, True, "slate"),
        ("house", -124, 2, 36, "clay"),
        ("market hall", -44, 0, 46),
        ("town house", 30, 22, 34, PINK_TILE),
        ("town house", 68, 26, 36, "clay"),
        ("stall", -78, 32, 26, "azure"),
        ("stall", -44, 40, 26),
        ("cross", -4, 18, 34),
        ("cottage", 116, 40, 34),
    ],
    "tuxford": [  # the windmill
        ("house", -84, -50, 34, REED),
        ("town house", -34, -34, 34, PINK_TILE),
        ("house", 48, -46, 34, "clay"),
        ("church", 52, -2, 36, True, RUSSET, CREAM_WALL),
        ("cottage", 64, 26, 34),
        ("windmill", -98, 62, 78),
        ("cottage", 10, 88, 32),
    ],
    "newark": [  # the castle
        ("tree", -66, -28, 42),
        ("castle", 26, -20, 62),
        ("cross", -40, 28, 34),
        ("town house", 0, 52, 34, PINK_TILE),
        ("town house", 36, 56, 36, "clay"),
        ("town house", 76, 50, 34, RUSSET),
        ("house", -72, 66, 34, "thatch"),
        ("church", 50, 102, 34, True, "slate"),
        ("house", -22, 98, 36, "clay"),
    ],
    "bingham": [  # the church with the tall spire
        ("cottage", -114, -26, 36),
        ("house", -56, -52, 32, RUSSET),
        ("hall", 34, -36, 32),
        ("parish church", -26, 4, 62),
        ("dovecote", 112, 8, 44),
        ("well", 10, 38, 22),
        ("tree", -76, 26, 40),
        ("house", 58, 44, 38, PINK_TILE),
        ("cottage", -74, 92, 34),
        ("barn", -8, 84, 32),
    ],
    "remston": [  # a hamlet
        ("tree", -26, -30, 40),
        ("chapel", 26, 4, 38),
        ("well", 2, 34, 20),
        ("cottage", -84, 20, 36),
        ("barn", -92, 66, 34, OLD_THATCH),
    ],
    "mansfield": [  # a town in the forest
        ("tree", -86, -36, 50),
        ("cottage", -58, -44, 34),
        ("tree", 96, -30, 46),
        ("house", 48, -34, 34, RUSSET),
        ("church", -62, 6, 46, False, "clay"),
        ("hall", 44, 10, 32, OLD_THATCH),
        ("cottage", -92, 46, 36),
        ("tree", 118, 34, 44),
        ("town house", -30, 62, 34),
        ("cross", 14, 20, 34),
    ],
}
# half width and half height of a market
MARKET = (27, 16)
PAVING, SETT = "#e6d6ad", "#b39c74"


def draw_town(canvas: skia.Canvas, space: str, x: float, y: float, rng: Rng) -> None:
    for building, dx, dy, size, *options in TOWNS[space]:
        BUILDINGS[building](canvas, x + dx, y + dy, size, rng, *options)


def add_town(scenery: Scenery, plan: Plan, space: str, rng: Rng) -> None:
    """The buildings of a town as one thing: they are listed so that each hides what is behind it."""
    x, y = plan.anchor(space, "town")
    scenery.add(y + 20, draw_town, space, x, y, rng)


def _market_outline(spot: tuple[float, float], grow: float) -> skia.Path:
    half_w, half_h = (half + grow for half in MARKET)
    oval = skia.Path()
    oval.addOval(rect(spot[0] - half_w, spot[1] - half_h, 2 * half_w, 2 * half_h))
    return oval


def draw_market_rim(canvas: skia.Canvas, spot: tuple[float, float]) -> None:
    """The edge of a paved market; the roads are drawn over it."""
    canvas.drawPath(_market_outline(spot, 5), P("#3a2611", 0.28, blur=4))
    canvas.drawPath(_market_outline(spot, 1.2), P("ink", 0.92))


def draw_market(canvas: skia.Canvas, spot: tuple[float, float], rng: Rng) -> None:
    """The paving, over the ends of the roads."""
    ground = _market_outline(spot, -1)
    canvas.drawPath(ground, P(PAVING))
    canvas.save()
    canvas.clipPath(ground, True)
    half_w, half_h = MARKET
    for _ in range(90):
        px = spot[0] + rng.uniform(-half_w, half_w)
        py = spot[1] + rng.uniform(-half_h, half_h)
        stone = rect(px - 2.6, py - 2.1, 5.2, 4.2)
        canvas.drawRoundRect(stone, 1.6, 1.6, P(mixh(PAVING, SETT, rng.uniform(0, 0.75))))
        canvas.drawRoundRect(stone, 1.6, 1.6, P("#4d3820", 0.34, "stroke", 0.8))
    canvas.restore()
