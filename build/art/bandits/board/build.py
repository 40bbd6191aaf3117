"""Draws the board of the bandits layer by layer: washes, road, town, trees, spaces, names, track, grain."""

from functools import partial
from pathlib import Path

import numpy as np
import skia
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union

from art.bandits.board import bridge, camp, castle, ground, plan, spaces, suburb
from art.bandits.board.track import draw_track
from art.board.frame import unify
from art.board.scenery import Scenery
from art.board.sheet import Sheet, lay_over
from art.board.streams import Streams
from art.board.woods import scatter
from art.motifs.beasts import stag
from art.motifs.great_oak import great_oak
from art.motifs.scrolls import ribbon
from art.motifs.travellers import pilgrims, rider
from art.motifs.trees import bush, tree, tuft
from art.tools.colour import Rng
from art.tools.files import Job, picture, reduced, write_json, write_webp
from art.tools.ink import ink
from art.tools.lettering import fnt, text_arc
from art.tools.paint import P
from art.tools.paper import parchment

SEED, PAPER_SEED = 7, 5
SMALL = (800, 500)  # for menus
TONES = ["#547238", "#486a3c", "#657d3d", "#3f6240", "#77853f", "#6b7f3a"]
KINDS = ["oak", "oak", "oak", "poplar", "fir"]
ODDS = [0.34, 0.3, 0.2, 0.1, 0.06]
SIZES = (84, 68, 52, 40)
SMALLEST_TREE = 45
DEER = [(838, 176, 52, False)]
FLOWERS = ["#f6ecd2", "#e2b548", "#d0546a"]
PILGRIMS, RIDER = (620, 562, 50), (1330, 560, 60)
OAK = (1614, 806, 158)


def _taken() -> Polygon:
    """Everything trees must not cover: places of pieces, road, names, town."""
    parts = [
        LineString(plan.road_line()).buffer(ground.ROAD_HALF + 4),
        Polygon(ground.town_area()).buffer(10),
    ]
    for s in plan.STRETCHES:
        x, y = s.cart
        parts.append(box(x - 116, y - 156, x + 116, y + 156))
        parts.append(box(x - 112, y - 226, x - 30, y - 130))
        parts += [box(p.x - 72, p.y - 66, p.x + 72, p.y + 210) for p in s.ambush]
    for p in plan.MERRY:
        parts.append(box(p.x - 118, p.y - 158, p.x + 120, p.y + 244))
    for p in (plan.CART_PILE, plan.CART_DISCARD):
        parts.append(box(p.x - 108, p.y - 146, p.x + 108, p.y + 146))
    parts += [Point(p).buffer(84) for p in (plan.LOOT_SUPPLY, plan.LOOT_DISCARD)]
    parts.append(box(OAK[0] - 66, OAK[1] - 150, OAK[0] + 66, OAK[1] + 6))
    parts.append(box(420, 92, 740, 172))
    return unary_union(parts)


def _add_wood(scene: Scenery, rng: Rng) -> None:
    """Close trees wherever no piece lies, smaller towards the glades."""
    taken = _taken()
    area = box(86, 110, ground.TOWN_EDGE[0][0], 1424)
    for x, y in scatter(area, 44, rng, lambda q: not taken.contains(q)):
        size = next(
            (
                s
                for s in (rng.uniform(0.9, 1.08) * k for k in SIZES)
                if not box(x - 0.36 * s, max(y - 0.95 * s, 84), x + 0.36 * s, y + 3).intersects(taken)
                and y - s > 70
            ),
            None,
        )
        if size is None:
            if not box(x - 18, y - 22, x + 18, y + 2).intersects(taken):
                scene.add(y, tuft, x, y, rng.uniform(11, 16), rng, 0.5)
            continue
        tone = rng.choice(TONES)
        if size > SMALLEST_TREE:
            scene.add(y, tree, x, y, size, rng, rng.choice(KINDS, p=ODDS), tone)
        else:
            scene.add(y, bush, x, y, size * 1.05, rng, tone=tone)


def _grass(canvas: skia.Canvas, rng: Rng) -> None:
    """Faint ticks of grass and a few flowers in the glades."""
    road = LineString(plan.road_line()).buffer(ground.ROAD_HALF + 6)
    wood = box(90, 90, 1660, 1410)
    for x, y in scatter(wood, 40, rng, lambda q: rng.uniform() < 0.6 and not road.contains(q)):
        for dx in (-5, 0, 5):
            ink(
                canvas,
                [(x + dx, y), (x + dx * 1.5, y - rng.uniform(5, 9))],
                1.2,
                "#31491f",
                0.36,
                rng,
                wob=0.1,
                step=3,
            )
        if rng.uniform() < 0.09:
            canvas.drawCircle(x + 9, y - 3, 3.4, P("ink", 0.5))
            canvas.drawCircle(x + 9, y - 3, 2.5, P(rng.choice(FLOWERS)))


def _names(canvas: skia.Canvas, rng: Rng) -> None:
    for x, y, width, name in ((582, 132, 250, "Sherwood"), (2060, 1018, 310, "Nottingham")):
        line = ribbon(canvas, x, y, width, 50, rng, curve=8)
        text_arc(canvas, name, line + [0, 13], fnt("name", 41), "ink", 1)


def draw_board(scale: float = 1.0) -> np.ndarray:
    """Pixels of the board at a scale (1 gives 2400 x 1500)."""
    streams = Streams(SEED)
    sheet = Sheet(plan.WIDTH, plan.HEIGHT, scale)
    base = parchment(*sheet.pixels, PAPER_SEED, "#eedfba", "#b5894a", edge=False, k=scale)
    base = ground.wash_ground(base, sheet)
    layer = sheet.layer()
    canvas = layer.getCanvas()
    ground.draw_ripples(canvas, streams.of("ripples"))
    ground.draw_road(canvas, streams.of("road"))
    scene = Scenery(canvas)
    _add_wood(scene, streams.of("wood"))
    for x, y, size, flip in DEER:
        scene.add(y, stag, x, y, size, streams.of("deer"), "#9a6236", flip)
    scene.add(OAK[1], great_oak, *OAK, streams.of("oak"))
    scene.add(PILGRIMS[1], pilgrims, *PILGRIMS, streams.of("pilgrims"), True)
    scene.add(RIDER[1], rider, *RIDER, streams.of("rider"), "#27517f", "#a0602c", True)
    _grass(canvas, streams.of("grass"))
    scene.draw()
    bridge.draw_bridge(canvas, streams.of("bridge"))
    castle.draw_castle(canvas, streams.of("castle"))
    castle.draw_limits(canvas, streams.of("limits"))
    suburb.draw_suburb(canvas, streams.of("suburb"))
    camp.draw_camp(canvas, streams.of("camp"))
    spaces.draw_spaces(canvas, streams.of("spaces"))
    _names(canvas, streams.of("names"))
    base = lay_over(base, layer, np.clip(0.985 + 0.035 * sheet.tooth, 0.80, 1.0))
    frame = sheet.layer()
    draw_track(frame.getCanvas(), streams)
    return unify(lay_over(base, frame), sheet)


def _write(folder: Path) -> None:
    drawn = picture(draw_board())
    write_webp(folder / f"board_{plan.WIDTH}.webp", drawn)
    write_webp(folder / f"board_{SMALL[0]}.webp", reduced(drawn, SMALL))


def jobs(assets: Path) -> list[Job]:
    """The board at two sizes, and its geometry."""
    folder = assets / "bandits" / "board"
    return [
        Job("board of the bandits", partial(_write, folder)),
        Job("geometry of the bandits' board", partial(write_json, folder / "board.json", plan.geometry())),
    ]
