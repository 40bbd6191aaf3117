"""Forest and hedgerow trees, set out so that no crown hides a border, a road, a name or a slot."""

from collections.abc import Callable

import numpy as np
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from art.board.country import occupied
from art.board.plan import Plan
from art.board.scenery import Scenery
from art.motifs.trees import bush, tree
from art.tools.colour import Rng

FOREST_KINDS = ["oak", "oak", "oak", "poplar", "fir"]
FOREST_ODDS = [0.3, 0.3, 0.22, 0.12, 0.06]
FOREST_TONES = {
    "shire_wood": ["#6b7f3a", "#5c7537", "#7a8740", "#54703c", "#8a8a42"],
    "southwell_forest": ["#547238", "#486a3c", "#657d3d", "#3f6240", "#77853f"],
}
FALLBACK_SIZES = (50, 40, 30)
SMALLEST_TREE = 35
HEDGE_TONE = "#75833f"
HEDGE_KINDS = ["oak", "oak", "poplar", "bush"]
TRENT_NAME = LineString([(1838, 1052), (1868, 1000), (1914, 908), (1936, 848)]).buffer(46)


def scatter(
    area: Polygon, spacing: float, rng: Rng, keep: Callable[[Point], bool]
) -> list[tuple[float, float]]:
    """Jittered hexagonal grid over the bounds of an area; keep() decides on every point."""
    x0, y0, x1, y1 = area.bounds
    out = []
    for row, y in enumerate(np.arange(y0, y1 + 10, spacing * 0.62)):
        for x in np.arange(x0 + (row % 2) * spacing / 2, x1, spacing):
            q = Point(x + rng.uniform(-0.3, 0.3) * spacing, y + rng.uniform(-0.24, 0.24) * spacing)
            if keep(q):
                out.append((q.x, q.y))
    return out


def _forest_clearings(plan: Plan, space: str) -> BaseGeometry:
    """Ground in a forest where no trunk may stand."""
    return unary_union(
        [
            plan.piece_zones.buffer(8),
            plan.road_net.buffer(25),
            plan.river.buffer(15),
            plan.name_boxes.buffer(2),
            plan.town_disc,
            plan.hill_disc,
            plan.hill_label,
            Point(*plan.anchor(space, "camp")).buffer(50),
            occupied().buffer(8),
        ]
    )


def _crown_fits(plan: Plan) -> Callable[[float, float, float], bool]:
    """Test whether a tree at (x, y) of size s hides no slot, name, road or border."""
    ring = Point(*plan.hill_centre).buffer(plan.hill_radius + 2)
    slots = unary_union([plan.piece_zones, plan.name_boxes, plan.hill_label, ring, occupied()])
    roads = plan.road_net.buffer(12)

    def fits(x: float, y: float, s: float) -> bool:
        return not (
            box(x - 0.27 * s, y - 0.72 * s, x + 0.27 * s, y).intersects(slots)
            or box(x - 0.32 * s, y - 0.86 * s, x + 0.32 * s, y).intersects(roads)
            or box(x - 0.28 * s, y - 0.88 * s, x + 0.28 * s, y + 1).intersects(plan.borders)
        )

    return fits


def add_forest(scenery: Scenery, plan: Plan, space: str, rng: Rng) -> None:
    """Close trees that shrink near obstacles, down to a bush."""
    inside = plan.polygons[space].buffer(-6)
    bare = _forest_clearings(plan, space)
    fits = _crown_fits(plan)
    spots = scatter(plan.polygons[space], 38, rng, lambda q: inside.contains(q) and not bare.contains(q))
    for x, y in spots:
        sizes = (rng.uniform(58, 76), *FALLBACK_SIZES)
        size = next((s for s in sizes if fits(x, y, s)), None)
        if size is None:
            continue
        kind = rng.choice(FOREST_KINDS, p=FOREST_ODDS) if size > SMALLEST_TREE else "bush"
        tone = rng.choice(FOREST_TONES[space])
        if kind == "bush":
            scenery.add(y, bush, x, y, size * 1.1, rng, tone=tone)
        else:
            scenery.add(y, tree, x, y, size, rng, kind, tone)


def _hedge_clearings(plan: Plan, space: str) -> BaseGeometry:
    """Ground in a parish that hedgerow trees leave open."""
    return unary_union(
        [
            plan.piece_zones.buffer(26),
            plan.road_net.buffer(26),
            plan.river.buffer(22),
            plan.name_boxes.buffer(14),
            plan.towns,
            plan.town_disc,
            plan.hill_disc,
            Point(*plan.anchor(space, "camp")).buffer(56),
            Point(*plan.anchor(space, "carriage")).buffer(60),
            Point(*plan.anchor(space, "status")).buffer(52),
            TRENT_NAME,
            occupied().buffer(12),
        ]
    )


def add_hedgerows(scenery: Scenery, plan: Plan, space: str, rng: Rng) -> None:
    """Groups of one to three trees in a parish."""
    inside = plan.polygons[space].buffer(-20)
    bare = _hedge_clearings(plan, space)
    obstacles = unary_union(
        [plan.name_boxes, plan.road_net.buffer(11), plan.river.buffer(4), plan.borders, occupied()]
    )

    def keep(q: Point) -> bool:
        return (
            inside.contains(q)
            and not bare.contains(q)
            and not box(q.x - 40, q.y - 60, q.x + 40, q.y + 12).intersects(plan.borders)
            and rng.uniform() < 0.55
        )

    for x, y in scatter(plan.polygons[space], 92, rng, keep):
        for _ in range(int(rng.integers(1, 4))):
            tx, ty = x + rng.uniform(-22, 22), y + rng.uniform(-10, 10)
            size = rng.uniform(36, 50)
            if box(tx - 0.42 * size, ty - size, tx + 0.42 * size, ty).intersects(obstacles):
                continue
            kind = rng.choice(HEDGE_KINDS)
            if kind == "bush":
                scenery.add(ty, bush, tx, ty, size * 0.7, rng, tone=HEDGE_TONE)
            else:
                scenery.add(ty, tree, tx, ty, size, rng, kind, HEDGE_TONE, 1.5)
