"""How large the names on the board are, and the boxes that pieces leave free for them."""

import skia

from art.geometry.anchors import ANCHORS
from art.tools.lettering import fnt, twidth

NAME_SPACING = 1.5
NAME_SIZES = {"parish": 56, "forest": 54}
LONG_NAMES = {"southwell_forest": 49}  # between a road and a border
# Width, height, length of the tails and bend of a ribbon whose middle is the label; ends bend up if negative.
RIBBONS = {"nottingham": (214, 36, 20, -28), "ollerton_hill": (168, 31, 20, 5)}


def name_font(space: str) -> skia.Font:
    return fnt("name", LONG_NAMES.get(space) or NAME_SIZES[ANCHORS[space]["type"]])


def name_box(space: str) -> list[float]:
    """Box (x, y, width, height) of a name: its capitals, or its ribbon without the tails."""
    x, y = ANCHORS[space]["label"]
    if space in RIBBONS:
        length, thickness, _, bend = RIBBONS[space]
        height = thickness + abs(bend)
        return [x - length / 2, y - height / 2, length, height]
    f = name_font(space)
    w = twidth(ANCHORS[space]["name"], f, NAME_SPACING)
    capitals = f.getMetrics().fCapHeight
    return [round(v, 1) for v in (x - w / 2, y - capitals, w, capitals)]
