"""Small scenes of life in the Parishes and landmarks in the Forests, clear of pieces, names and roads.

Faint ones lie inside the piece slots: they keep an empty Parish from being plain and vanish under a figure.
"""

from collections.abc import Callable
from typing import NamedTuple

import skia
from shapely.geometry import Point, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from art.board.plan import Plan
from art.board.scenery import Placed, Scenery
from art.geometry.map_file import PointName
from art.motifs.beasts import plough, sheep, stag
from art.motifs.dwellings import tithe_barn
from art.motifs.great_oak import great_oak
from art.motifs.husbandry import charcoal_burners, hives, orchard, sheepfold, vineyard
from art.motifs.landmarks import haystack
from art.motifs.ponds import fishponds, mill_pond
from art.motifs.sanctuaries import minster, ruined_abbey
from art.motifs.travellers import hunting_party, pilgrims
from art.motifs.wayside import butts, gallows, wheel_cross
from art.tools.colour import Rng
from art.tools.paint import rect

SCENE_ALPHA = 0.90
FAINT_ALPHA = 0.34
KEPT_CLEAR: tuple[PointName, ...] = ("camp", "carriage", "status")


class Motif(NamedTuple):
    """How to draw a scene, and what it covers to the left, above, to the right and below, in its size."""

    draw: Callable[..., None]
    left: float
    above: float
    right: float
    below: float = 0.08


MOTIFS = {
    "butts": Motif(butts, 0.9, 0.85, 1.0),
    "charcoal burners": Motif(charcoal_burners, 0.85, 1.15, 1.0),
    "fishponds": Motif(fishponds, 0.6, 0.34, 0.52, 0.2),
    "gallows": Motif(gallows, 0.5, 1.25, 0.5),
    "great oak": Motif(great_oak, 0.56, 1.06, 0.56),
    "haystack": Motif(haystack, 0.5, 0.95, 0.6),
    "hives": Motif(hives, 0.7, 0.95, 0.7),
    "hunting party": Motif(hunting_party, 1.3, 0.85, 1.3),
    "mill pond": Motif(mill_pond, 0.85, 0.6, 0.9, 0.2),
    "minster": Motif(minster, 0.5, 1.65, 2.2, 0.12),
    "orchard": Motif(orchard, 0.72, 0.62, 0.82),
    "pilgrims": Motif(pilgrims, 0.75, 1.15, 0.75),
    "plough": Motif(plough, 1.2, 0.7, 1.2),
    "ruined abbey": Motif(ruined_abbey, 1.0, 1.4, 1.1),
    "sheep": Motif(sheep, 0.6, 0.8, 0.7),
    "sheepfold": Motif(sheepfold, 0.52, 0.45, 0.78, 0.14),
    "stag": Motif(stag, 0.6, 1.1, 0.6),
    "tithe barn": Motif(tithe_barn, 0.1, 1.4, 2.9, 0.15),
    "vineyard": Motif(vineyard, 0.56, 0.65, 0.8),
    "wheel cross": Motif(wheel_cross, 0.35, 1.15, 0.5),
}

SCENES: dict[str, list[Placed]] = {
    "blyth": [
        ("plough", 770, 432, 50, True),
        ("fishponds", 1074, 416, 124),
        ("orchard", 1280, 366, 58),
        ("hives", 1046, 150, 44),
        ("haystack", 1094, 158, 28),
        ("haystack", 690, 156, 26),
        ("haystack", 664, 172, 22),
        ("pilgrims", 1156, 374, 30),
    ],
    "retford": [
        ("vineyard", 1474, 404, 92),
        ("sheepfold", 1848, 414, 92),
        ("hunting party", 2032, 406, 54),
        ("haystack", 1436, 160, 28),
        ("haystack", 1466, 168, 24),
        ("haystack", 1640, 350, 28),
        ("haystack", 1612, 340, 22),
    ],
    "tuxford": [
        ("butts", 1928, 720, 44),
        ("fishponds", 2194, 652, 76),
        ("wheel cross", 1648, 584, 46),
        ("haystack", 2124, 458, 24),
    ],
    "newark": [
        ("orchard", 2000, 910, 112),
        ("gallows", 1890, 1200, 46),
        ("tithe barn", 2016, 1405, 29),
        ("hives", 2236, 1346, 36),
        ("sheep", 1896, 1270, 24),
        ("sheep", 1904, 1248, 22, True),
        ("haystack", 2136, 1413, 24),
        ("haystack", 2162, 1409, 20),
    ],
    "bingham": [
        ("sheepfold", 1050, 1224, 84),
        ("fishponds", 1262, 1158, 104),
        ("vineyard", 1240, 1416, 84, 3),
        ("plough", 1590, 1404, 54),
        ("wheel cross", 1750, 1172, 50),
        ("haystack", 1714, 1146, 24),
    ],
    "remston": [
        ("hives", 478, 1396, 32),
        ("mill pond", 392, 1246, 48),
        ("haystack", 430, 1356, 24),
        ("sheep", 606, 1418, 19),
        ("sheep", 580, 1411, 18, True),
    ],
    "mansfield": [
        ("charcoal burners", 202, 814, 50),
        ("ruined abbey", 220, 1068, 48),
        ("gallows", 330, 1146, 42),
        ("pilgrims", 344, 1012, 28),
        ("haystack", 132, 958, 24),
    ],
    "shire_wood": [("great oak", 382, 664, 142)],
    "southwell_forest": [("minster", 1596, 1046, 40)],
}
FAINT: dict[str, list[Placed]] = {
    "blyth": [("vineyard", 748, 330, 120), ("pilgrims", 950, 322, 42)],
    "retford": [("plough", 1860, 304, 70), ("haystack", 2060, 262, 40), ("haystack", 2094, 276, 34)],
    "tuxford": [("hunting party", 1880, 612, 66)],
    "newark": [("fishponds", 2030, 1120, 150), ("sheepfold", 2176, 1236, 104)],
    "bingham": [("orchard", 1430, 1290, 112), ("haystack", 1630, 1270, 42), ("haystack", 1666, 1286, 36)],
    "remston": [("sheepfold", 660, 1312, 100), ("butts", 862, 1318, 58)],
    "mansfield": [("orchard", 452, 962, 80), ("stag", 606, 980, 54, "#9a6236", True)],
    "shire_wood": [("stag", 610, 668, 56, "#7a5230"), ("stag", 680, 656, 46, "#7a5230")],
    "southwell_forest": [("stag", 1660, 912, 56, "#7a5230", True), ("stag", 1592, 898, 46, "#7a5230", True)],
}


def _box(motif: str, x: float, y: float, size: float) -> BaseGeometry:
    _, left, above, right, below = MOTIFS[motif]
    return box(x - left * size, y - above * size, x + right * size, y + below * size)


def scene_boxes(space: str) -> list[BaseGeometry]:
    return [_box(motif, x, y, size) for motif, x, y, size, *_ in SCENES.get(space, ())]


def faint_ground() -> BaseGeometry:
    """Ground that the faint fields leave to the faint scenes."""
    return unary_union(
        [_box(motif, x, y, size) for scenes in FAINT.values() for motif, x, y, size, *_ in scenes]
    )


def occupied() -> BaseGeometry:
    """Ground that trees and tufts leave to the scenes."""
    return unary_union([area for space in SCENES for area in scene_boxes(space)])


def check_scenes(plan: Plan) -> None:
    """No scene touches a slot, a name, a road, a river or a border."""
    taken = {
        "slot": plan.piece_zones,
        "name": plan.name_boxes,
        "road": plan.road_net.buffer(9),
        "river": plan.river,
        "border": plan.borders,
    }
    for space, scenes in SCENES.items():
        inside = plan.polygons[space]
        for area, (motif, x, y, *_) in zip(scene_boxes(space), scenes, strict=True):
            hit = [what for what, ground in taken.items() if ground.intersects(area)]
            assert not hit, (space, motif, x, y, hit)
            assert inside.contains(area), (space, motif, x, y, "out of its space")
            for anchor in KEPT_CLEAR:
                at = plan.spaces[space][anchor]
                assert not at or not Point(at).buffer(34).intersects(area), (space, motif, x, y, anchor)


def _draw(
    canvas: skia.Canvas,
    alpha: float,
    rng: Rng,
    motif: str,
    x: float,
    y: float,
    size: float,
    *options: object,
) -> None:
    """Draw a scene as a layer of its own, so that its opacity is even."""
    left, top, right, bottom = _box(motif, x, y, size).buffer(12).bounds
    canvas.saveLayer(rect(left, top, right - left, bottom - top), skia.Paint(Alphaf=alpha))
    MOTIFS[motif].draw(canvas, x, y, size, rng, *options)
    canvas.restore()


def add_scenes(scenery: Scenery, space: str, rng: Rng) -> None:
    for scene in SCENES.get(space, ()):
        scenery.add(scene[2], _draw, SCENE_ALPHA, rng, *scene)


def draw_faint_scenes(canvas: skia.Canvas, space: str, rng: Rng) -> None:
    for scene in FAINT.get(space, ()):
        _draw(canvas, FAINT_ALPHA, rng, *scene)
