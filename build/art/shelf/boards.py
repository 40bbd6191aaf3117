"""The board of the shelf, and the light of a candle on the wall behind it."""

import skia

from art.pieces.parts import fixed_rng
from art.tools.ink import ink
from art.tools.paint import P, lin, rad, rect, wash

BOARD = (1260, 130)
LIGHT = (480, 270)
EDGE = 20  # left and right of the wood, for its shadow
TOP = 12  # of the picture: the lit edge on which books are placed


def board(detail: int) -> skia.Surface:
    """One shelf: a lit top edge, a grained front, nails and two brackets."""
    surface = skia.Surface(BOARD[0] * detail, BOARD[1] * detail)
    c = surface.getCanvas()
    c.scale(detail, detail)
    left, right, y = EDGE, BOARD[0] - EDGE, 14
    c.drawRect(rect(left, y + 30, right - left, 40), P("#000000", 0.65, blur=14))
    for x in (left + 120, right - 150):
        c.drawRect(rect(x, y + 34, 30, 74), wash(lin(x, 0, x + 30, 0, ["#7a4f2a", "#4a2c14", "#22120a"])))
        c.drawRect(rect(x, y + 34, 30, 74), P("#140c05", 1, "stroke", 3))
    c.drawRect(rect(left, y - 12, right - left, 16), wash(lin(0, y - 12, 0, y + 4, ["#5a3818", "#b98850"])))
    front = wash(lin(0, y, 0, y + 42, ["#c89a5e", "#8a5c30", "#4a2c14"]))
    c.drawRect(rect(left, y, right - left, 42), front)
    rng = fixed_rng(610)
    for k in range(9):
        level = y + 6 + 4 * k
        grain = [(left + 8, level), (right - 8, level + rng.uniform(-3, 3))]
        ink(c, grain, 1.5, "#3a2210", 0.4, rng, wob=1.4, step=30)
    c.drawRect(rect(left, y - 12, right - left, 54), P("#140c05", 1, "stroke", 3.4))
    for x in range(left + 24, right, 148):
        c.drawCircle(x, y + 21, 6, P("#140c05"))
        c.drawCircle(x - 1, y + 20, 4, P("#d9ab45"))
    return surface


def light() -> skia.Surface:
    """Warm in the middle of the books, dark at the edges."""
    surface = skia.Surface(*LIGHT)
    stops = [("#ffd890", 0.34), ("#8a5a2a", 0.16), ("#080402", 0.62)]
    shader = rad(LIGHT[0] * 0.34, LIGHT[1] * 0.3, LIGHT[0] * 0.6, stops, [0, 0.45, 1])
    surface.getCanvas().drawRect(rect(0, 0, *LIGHT), wash(shader))
    return surface
