"""Signs of the Royal Inspection's phases, of the Initiative boxes and of who is eligible."""

import skia

from art.motifs.emblems import crown_icon
from art.pieces.cylinders import LUTE
from art.pieces.parts import OUTLINE, cased, fixed_rng, fp, stroke
from art.tools.paint import P, lin
from art.ui.objects import CREAM, arrow_up, at, henchman, sword
from art.ui.roundels import Draw

FLAME = "M0 20 C-18 18 -17 -2 -6 -12 C-6 -5 0 -8 1 -22 C12 -13 19 2 10 16 C8 19 4 21 0 20 Z"
FLAME_CORE = "M1 17 C-8 14 -6 5 0 -3 C5 5 9 11 1 17 Z"
FEATHER = "M-17 20 C-13 -5 2 -19 20 -22 C17 -3 5 12 -10 17 Z"
TOWER = (
    "M-14 19 L-14 -7 L-18 -7 L-18 -19 L-10 -19 L-10 -13 L-4 -13 L-4 -19 L4 -19 L4 -13 L10 -13 "
    "L10 -19 L18 -19 L18 -7 L14 -7 L14 19 Z"
)
HOURGLASS = (
    "M-13 -18 L13 -18 C13 -4 3.5 -3.4 3.5 0 C3.5 3.4 13 4 13 18 L-13 18 C-13 4 -3.5 3.4 -3.5 0 "
    "C-3.5 -3.4 -13 -4 -13 -18 Z"
)
PENNANT = "M-13 -20 L13 -20 L13 18 L0 10 L-13 18 Z"
CARD = "M-13 -20 L13 -20 L13 20 L-13 20 Z"
LEAP = "M-17 8 C-14 -14 8 -18 13 0"


def _unrest(canvas: skia.Canvas) -> None:
    fp(canvas, FLAME, "#f08a24", 2.2)
    fp(canvas, FLAME_CORE, "#ffe27a", 0)


def _mischief(canvas: skia.Canvas) -> None:
    fp(canvas, FEATHER, "#d9412a", 2.2)
    stroke(canvas, "M-20 23 C-8 5 4 -8 16 -18", OUTLINE, 2)


def _governance(canvas: skia.Canvas) -> None:
    fp(canvas, TOWER, "#dfe5e9", 2.2, lin(-14, -16, 16, 16, ["#ffffff", "#cdd4d9", "#8b949b"]))
    fp(canvas, "M-5 19 L-5 7 C-5 0 5 0 5 7 L5 19 Z", "#22324a", 1.6)


def _redeployment(canvas: skia.Canvas) -> None:
    """A Henchman sent here and there."""
    for turn in (0, 180):
        at(canvas, lambda c: fp(c, "M13 -6 L24 0 L13 6 Z", CREAM, 2), 0, 4, 1, turn)
    at(canvas, henchman, 0, 0, 0.92)


def hourglass(canvas: skia.Canvas) -> None:
    fp(canvas, HOURGLASS, "#f3ead4", 2.2)
    fp(canvas, "M-10 16 C-7 7 7 7 10 16 Z", "#d9a038", 0)
    fp(canvas, "M-7 -9 L7 -9 C5 -4 2 -3 0 -1 C-2 -3 -5 -4 -7 -9 Z", "#d9a038", 0)
    for y in (-19, 19):
        cased(canvas, f"M-15 {y} L15 {y}", 6, "#c08c56", 3)


def _ballad(canvas: skia.Canvas) -> None:
    canvas.save()
    canvas.rotate(38)
    canvas.scale(1.15, 1.15)
    fp(canvas, LUTE, "#e0a860", 2.2)
    canvas.drawCircle(0, 7, 3.4, P(OUTLINE))
    canvas.drawLine(0, 14, 0, -18, P(OUTLINE, 0.8, "stroke", 1.2))
    canvas.restore()


def _single_plot(canvas: skia.Canvas) -> None:
    at(canvas, arrow_up, 0, 0, 0.95, 30)


def _event(canvas: skia.Canvas) -> None:
    """Card with its light and its dark half."""
    canvas.save()
    canvas.rotate(8)
    fp(canvas, CARD, CREAM, 2.4)
    fp(canvas, "M-13 2 L13 2 L13 20 L-13 20 Z", "#33241a", 2)
    canvas.drawCircle(0, -9, 5.6, P("#e2a02c"))
    fp(canvas, "M2 5 C-7 6 -7 17 2 18 C-2 15 -2 8 2 5 Z", CREAM, 0)
    canvas.restore()


def _plots_and_deeds(canvas: skia.Canvas) -> None:
    at(canvas, arrow_up, 0, 0, 0.95, -40)
    at(canvas, sword, 0, 0, 0.95, 40)


def _pass(canvas: skia.Canvas) -> None:
    """An arrow that leaps over a stone."""
    cased(canvas, LEAP, 9, CREAM, 4.6)
    fp(canvas, "M4 0 L21 -2 L14 13 Z", CREAM, 2.2)
    canvas.drawCircle(-2, 13, 6.4, P(OUTLINE))
    canvas.drawCircle(-2, 13, 4.4, P("#e2b548"))


def _pennant(canvas: skia.Canvas, strokes: int, cloth: str) -> None:
    fp(canvas, PENNANT, cloth, 2.4)
    for k in range(strokes):
        x = 8 * (k - (strokes - 1) / 2)
        stroke(canvas, f"M{x} -13 L{x} 5", OUTLINE, 4.6)
    reach = 4 * (strokes - 1) + 5
    for y in (-13, 5):
        stroke(canvas, f"M{-reach} {y} L{reach} {y}", OUTLINE, 2.8)


def _first(canvas: skia.Canvas) -> None:
    _pennant(canvas, 1, "#f0cd68")


def _second(canvas: skia.Canvas) -> None:
    _pennant(canvas, 2, "#d5dbe0")


def _king(canvas: skia.Canvas) -> None:
    crown_icon(canvas, 0, 3, 36, fixed_rng(), w=1.6)


PHASES: dict[str, Draw] = {
    "unrest": _unrest,
    "mischief": _mischief,
    "governance": _governance,
    "redeployment": _redeployment,
    "reset": hourglass,
    "ballad": _ballad,
    "royal_inspection": _king,
}
BOXES: dict[str, Draw] = {
    "single_plot": _single_plot,
    "event": _event,
    "plots_and_deeds": _plots_and_deeds,
    "pass": _pass,
    "first_eligible": _first,
    "second_eligible": _second,
}
