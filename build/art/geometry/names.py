"""How large the names on the board are, and the boxes that pieces leave free for them."""

import skia

from art.geometry.anchors import ANCHORS
from art.geometry.outline import HILL_R, HILL_X, HILL_Y, TOWN_X, TOWN_Y
from art.tools.lettering import fnt, twidth

NAME_SPACING = 1.5
NAME_SIZES = {"parish": 56, "forest": 54}
# Centre x and y, width, height and length of the tails of a ribbon.
RIBBONS = {
    "nottingham": (TOWN_X, TOWN_Y + 118, 214, 36, 26),
    "ollerton_hill": (HILL_X, HILL_Y + HILL_R + 14, 168, 31, 20),
}


def name_font(space: str) -> skia.Font:
    return fnt("name", NAME_SIZES[ANCHORS[space]["type"]])


def name_box(space: str) -> list[float]:
    """Box (x, y, width, height) of a name: its capitals, or its ribbon without the tails."""
    if space in RIBBONS:
        x, y, w, h, _ = RIBBONS[space]
        return [x - w / 2, y - h / 2, w, h]
    f = name_font(space)
    w = twidth(ANCHORS[space]["name"], f, NAME_SPACING)
    x, y = ANCHORS[space]["label"]
    capitals = f.getMetrics().fCapHeight
    return [round(v, 1) for v in (x - w / 2, y - capitals, w, capitals)]
