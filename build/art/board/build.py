"""Draws the board layer by layer: paper, washes, roads, scenery, borders, names, frame, grain."""

from functools import partial
from pathlib import Path

import numpy as np
import skia
from shapely.ops import unary_union

from art.board import country, ground, labels, scenery, towns, washes, woods
from art.board.frame import draw_frame, unify
from art.board.nottingham import draw_nottingham
from art.board.ollerton import draw_ollerton
from art.board.plan import FORESTS, LABELLED, PARISHES, Plan
from art.board.rivers import draw_banks, draw_wavelets
from art.board.roads import bridge, chevrons, road
from art.board.sheet import Sheet, lay_over
from art.board.streams import SEED, Streams
from art.geometry.outline import WALL_RADIUS
from art.motifs.scrolls import compass
from art.tools.files import Job, picture, reduced, write_json, write_webp
from art.tools.paper import parchment
from art.tools.raster import Pixels, arr

PAPER_SEED = 3
WIDTHS = (800, 2400, 3840)  # the smallest for pictures in menus


def draw_board(plan: Plan, scale: float = 1, seed: int = SEED) -> tuple[Pixels, Pixels]:
    """Pixels of the board without words, and of what they stand on, on a transparent ground."""
    streams = Streams(seed)
    sheet = Sheet(plan.width, plan.height, scale)
    base = parchment(*sheet.pixels, PAPER_SEED, "#eedfba", "#b5894a", edge=False, k=scale)
    washes.wash_spaces(base, sheet, plan)
    base = washes.lighten_glades(base, sheet, plan)
    base = washes.wash_river(base, sheet, plan)
    objects = sheet.layer()
    canvas = objects.getCanvas()
    _rivers_and_roads(canvas, plan, streams)
    _open_ground(canvas, plan, streams)
    _standing_things(canvas, plan, streams)
    borders = _border_layer(sheet, plan, streams)
    ink_opacity = np.clip(0.985 + 0.035 * sheet.tooth, 0.80, 1.0)
    base = lay_over(base, objects, ink_opacity)
    base = lay_over(base, borders, np.clip(0.95 + 0.07 * sheet.tooth, 0.6, 1))
    frame = sheet.layer()
    draw_frame(frame.getCanvas(), plan.width, plan.height, streams)
    base = lay_over(base, frame)
    return unify(base, sheet), arr(_name_layer(sheet, plan, streams))


def _rivers_and_roads(canvas: skia.Canvas, plan: Plan, streams: Streams) -> None:
    draw_banks(canvas, plan.river, streams.of("banks"))
    for name, course in plan.courses.items():
        draw_wavelets(canvas, course, streams.of("wavelets", name))
    names = [f"{r['from']}-{r['to']}" for r in plan.roads]
    markets = {name.split("-")[0]: line[0] for name, line in zip(names, plan.road_lines, strict=True)}
    for space in PARISHES:
        towns.draw_market_rim(canvas, markets[space])
    for name, line in zip(names, plan.road_lines, strict=True):
        road(canvas, line, streams.of("road", name))
    for space in PARISHES:
        towns.draw_market(canvas, markets[space], streams.of("market", space))
    for name, r in zip(names, plan.roads, strict=True):
        if r["bridge"]:
            bridge(canvas, r["bridge"]["at"], r["bridge"]["angle"], streams.of("bridge", name))
    for name, line in zip(names, plan.road_lines, strict=True):
        chevrons(canvas, line, streams.of("chevrons", name))


def _open_ground(canvas: skia.Canvas, plan: Plan, streams: Streams) -> None:
    canvas.save()
    canvas.clipPath(plan.farmland, True)
    ground.ghost_fields(canvas, country.faint_ground(), streams.of("ghost fields"))
    ground.strip_fields(canvas, streams.of("fields"))
    canvas.restore()
    for space in country.FAINT:
        country.draw_faint_scenes(canvas, space, streams.of("faint scenes", space))
    for name, edge in plan.edges.items():
        if edge["kind"] == "county":
            ground.county_line(canvas, edge["points"], plan.river, streams.of("county line", name))


def _standing_things(canvas: skia.Canvas, plan: Plan, streams: Streams) -> None:
    scene = scenery.Scenery(canvas)
    scenery.add_hills(scene, streams.of("hills"))
    for space in PARISHES:
        towns.add_town(scene, plan, space, streams.of("town", space))
    country.check_scenes(plan)
    for space in country.SCENES:
        country.add_scenes(scene, space, streams.of("scenes", space))
    for space in FORESTS:
        woods.add_forest(scene, plan, space, streams.of("forest", space))
    for space in PARISHES:
        woods.add_hedgerows(scene, plan, space, streams.of("hedgerows", space))
    scenery.add_deer(scene, streams.of("deer"))
    _grass(canvas, plan, streams)
    scenery.add_tufts(scene, plan, country.occupied(), streams.of("tufts"))
    centre, radius = plan.hill_centre, plan.hill_radius
    scene.add(centre[1] + radius - 8, draw_ollerton, centre, radius, streams.of("ollerton"))
    town = plan.town_centre
    scene.add(town[1] - WALL_RADIUS + 40, draw_nottingham, town, plan.gates, streams.of("nottingham"))
    scene.draw()
    scenery.draw_boats(canvas, streams.of("boats"))


def _grass(canvas: skia.Canvas, plan: Plan, streams: Streams) -> None:
    bare = unary_union(
        [
            plan.road_net.buffer(18),
            plan.river.buffer(14),
            plan.name_boxes,
            plan.towns.buffer(-30),
            plan.town_disc,
            plan.hill_disc,
            country.occupied(),
        ]
    )
    for space in LABELLED:
        ground.engrave_grass(canvas, plan, space, bare, streams.of("grass", space))


def _border_layer(sheet: Sheet, plan: Plan, streams: Streams) -> skia.Surface:
    layer = sheet.layer()
    for name, edge in plan.edges.items():
        # the borders of Nottingham are its wall
        if edge["kind"] == "land" and not name.startswith("no_"):
            labels.draw_border(layer.getCanvas(), plan, name, streams.of("border", name))
    return layer


def _name_layer(sheet: Sheet, plan: Plan, streams: Streams) -> skia.Surface:
    layer = sheet.layer()
    canvas = layer.getCanvas()
    labels.draw_ribbons(canvas, plan, streams.of("ribbons"))
    labels.draw_cartouche(canvas, streams.of("cartouche"))
    compass(canvas, 186, 1318, 74, streams.of("compass"))
    return layer


def _write(folder: Path, width: int) -> None:
    """A board narrower than its plan is drawn in full and then reduced: thin lines would vanish."""
    plan = Plan()
    board, names = (picture(drawn) for drawn in draw_board(plan, max(1, width / plan.width)))
    size = (width, width * 5 // 8)
    write_webp(folder / f"board_{width}.webp", reduced(board, size))
    write_webp(folder / f"labels_{width}.webp", reduced(names, size), lossless=True)


def jobs(assets: Path) -> list[Job]:
    """The board and what its words stand on, at each width."""
    folder = assets / "board"
    sizes = [
        {"size": [width, width * 5 // 8], "board": f"board_{width}.webp", "labels": f"labels_{width}.webp"}
        for width in WIDTHS
    ]
    return [
        *(Job(f"board, {width} pixels wide", partial(_write, folder, width)) for width in WIDTHS),
        Job("manifest of the board", partial(write_json, folder / "manifest.json", {"sizes": sizes})),
    ]
