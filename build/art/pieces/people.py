"""Merry Men, Robin Hood and Henchmen."""

from typing import NamedTuple

import skia

from art.pieces.parts import OUTLINE, SKIN, cased, fp, shadow, stroke
from art.tools.paint import P, goldfill, lin, rad, rect, wash
from art.tools.svgpath import svg


class Dye(NamedTuple):
    """Colour of a cloth with its light and its dark."""

    base: str
    light: str
    dark: str


GREEN_CLOAK = Dye("#2f6b3a", "#5c9a58", "#12351d")
GREEN_HOOD = Dye("#35743f", "#6cab63", "#14381e")
LINCOLN = Dye("#3f8a48", "#86c070", "#1c4a28")
ROBIN_GREEN = Dye("#2c8a3f", "#8fd07a", "#145024")
GOLD_TRIM = "#e8bd4e"
GOLD = "#e2b548"
WHITE = "#fdf7e6"
IRON_LINE = "#171310"

BODY = "M50 40 C68 42 80 62 87 90 C72 98 28 98 13 90 C20 62 32 42 50 40 Z"
BODY_FOLDS = ("M38 60 C34 74 31 84 30 98", "M60 60 C66 74 70 84 72 98", "M49 66 C49 78 48 88 48 98")
BODY_HEM = "M13 89 C28 97 72 97 87 89"
HOOD = "M44 3 C60 -1 74 14 79 34 C83 52 70 66 50 66 C30 66 18 53 21 35 C23 20 30 10 44 3 Z"
HOOD_CREASE = "M62 6 C70 16 76 30 74 46"
HOOD_VOID = "M48 20 C60 20 66 30 65 42 C64 53 58 58 48 58 C38 58 31 52 31 42 C31 30 37 20 48 20 Z"
HOOD_RIM = "M48 19 C61 19 68 30 66 43 C65 54 58 60 48 60 C37 60 29 53 29 42 C29 29 36 19 48 19 Z"
COLLAR = "M26 56 C34 70 66 70 74 56 C70 50 30 50 26 56 Z"
BEARD = "M30 44 C31 62 40 68 50 68 C60 68 69 62 70 44 C66 50 60 51 50 50 C40 51 34 50 30 44 Z"
CAP_FEATHER = "M62 22 C70 4 84 -8 99 -8 C97 8 88 22 70 28 Z"
CAP_CROWN = "M12 34 C20 18 34 4 54 5 C70 6 80 16 84 32 C70 28 40 26 12 34 Z"
CAP_BRIM = "M8 37 C26 25 66 22 90 34 C80 40 62 35 48 35 C34 35 20 39 8 37 Z"
HOOD_FEATHER = "M68 22 C76 6 88 -4 99 -6 C97 9 90 20 76 27 Z"
LONGBOW = "M14 26 C-4 48 -4 72 14 94"
WEDGE = "M50 36 L92 92 C74 99 26 99 8 92 Z"
HELM = "M26 38 C26 18 40 6 50 -6 C60 6 74 18 74 38 C66 33 34 33 26 38 Z"
HELM_RIM = "M24 40 C36 33 64 33 76 40 L75 34 C64 28 36 28 25 34 Z"
NASAL = "M46.4 34 L53.6 34 L52.6 53 L47.4 53 Z"
KITE = "M56 58 C64 55 76 55 84 58 C85 74 80 88 70 98 C60 88 55 74 56 58 Z"


def cloak(canvas: skia.Canvas, dye: Dye, trim: str | None = None) -> None:
    """Bell-shaped body of a man in a cloak."""
    fp(canvas, BODY, dye.base, 3.4, lin(14, 50, 88, 80, [dye.light, dye.base, dye.dark], [0, 0.45, 1]))
    canvas.save()
    canvas.clipPath(svg(BODY), True)
    for fold in BODY_FOLDS:
        stroke(canvas, fold, dye.dark, 2.6, 0.75)
    if trim:
        stroke(canvas, BODY_HEM, trim, 5)
    canvas.restore()
    stroke(canvas, BODY, OUTLINE, 3.4)


def hood(canvas: skia.Canvas, dye: Dye, trim: str | None = None) -> None:
    """Hood drawn up over a dark face."""
    fp(canvas, HOOD, dye.base, 3.4, lin(22, 10, 80, 60, [dye.light, dye.base, dye.dark], [0, 0.45, 1]))
    stroke(canvas, HOOD_CREASE, dye.dark, 2.6, 0.8)
    fp(canvas, HOOD_VOID, None, 2.6, rad(48, 36, 26, ["#050302", "#120b06", "#2a1a0f"]))
    if trim:
        stroke(canvas, HOOD_RIM, trim, 3.2)


def face(canvas: skia.Canvas, beard: str) -> None:
    canvas.drawOval(rect(28, 20, 44, 46), P(OUTLINE))
    canvas.drawOval(rect(30, 22, 40, 42), wash(lin(32, 26, 70, 60, ["#f6d3a8", SKIN, "#b97b4c"])))
    fp(canvas, BEARD, beard, 2)
    stroke(canvas, "M44 56 C48 59 52 59 56 56", "#3a160c", 2.2)
    for x in (42, 58):
        canvas.drawCircle(x, 41, 2.9, P(OUTLINE))
    stroke(canvas, "M50 42 L48.5 49 L52 49.5", "#8a5430", 1.8)


def cap(canvas: skia.Canvas, dye: Dye, feather: str, quill: str, band: str | None = None) -> None:
    """Pointed cap with a feather."""
    fp(canvas, CAP_FEATHER, feather, 2.6, lin(64, 22, 98, -8, [quill, feather, feather]))
    stroke(canvas, "M64 24 C74 12 84 2 96 -5", OUTLINE, 1.7, 0.85)
    for barb in ("M76 12 L84 14", "M82 5 L91 6", "M72 17 L78 20"):
        stroke(canvas, barb, OUTLINE, 1.4, 0.7)
    fp(canvas, CAP_CROWN, dye.base, 3.2, lin(20, 8, 80, 34, [dye.light, dye.base, dye.dark]))
    fp(canvas, CAP_BRIM, band or dye.dark, 2.8)


def _gold_base(canvas: skia.Canvas) -> None:
    """Golden foot that sets Robin apart from his men."""
    shadow(canvas, w=84)
    canvas.drawOval(rect(6, 82, 88, 18), P(OUTLINE))
    canvas.drawOval(rect(8, 83, 84, 15), wash(goldfill(8, 80, 92, 100)))


def merry_hidden(canvas: skia.Canvas) -> None:
    shadow(canvas)
    cloak(canvas, GREEN_CLOAK)
    hood(canvas, GREEN_HOOD)
    for x in (42, 54):
        canvas.drawOval(rect(x - 2.6, 38, 5.2, 3.4), P("#d9c98a", 0.55))


def merry_revealed(canvas: skia.Canvas) -> None:
    shadow(canvas)
    cloak(canvas, LINCOLN)
    fp(canvas, COLLAR, "#6b4a2c", 2.6)
    face(canvas, "#7a4a22")
    cap(canvas, LINCOLN, "#d2341e", "#ff8a5a")


def robin_revealed(canvas: skia.Canvas) -> None:
    _gold_base(canvas)
    cased(canvas, LONGBOW, 7, "#a8672e", 4)
    stroke(canvas, "M14 26 L14 94", "#f3e6c4", 1.6, 0.9)
    cloak(canvas, ROBIN_GREEN, GOLD_TRIM)
    fp(canvas, COLLAR, GOLD, 2.6)
    face(canvas, "#b5702c")
    cap(canvas, ROBIN_GREEN, WHITE, "#e8d9a8", GOLD)


def robin_hidden(canvas: skia.Canvas) -> None:
    """Robin among his men, as only his own player sees him."""
    _gold_base(canvas)
    cloak(canvas, GREEN_CLOAK, GOLD_TRIM)
    hood(canvas, GREEN_HOOD, GOLD_TRIM)
    for x in (42, 54):
        canvas.drawOval(rect(x - 3.2, 37, 6.4, 4.6), P("#ffe9a0"))
    fp(canvas, HOOD_FEATHER, WHITE, 2.4, lin(70, 22, 98, -6, [GOLD_TRIM, WHITE]))
    stroke(canvas, "M70 23 C80 12 88 3 96 -3", OUTLINE, 1.6, 0.8)


def henchman(canvas: skia.Canvas) -> None:
    shadow(canvas, w=80)
    _mail_wedge(canvas)
    _helmed_head(canvas)
    _kite_shield(canvas)


def _mail_wedge(canvas: skia.Canvas) -> None:
    steel = lin(14, 60, 90, 84, ["#f1f4f6", "#aab3ba", "#4d565f"], [0, 0.48, 1])
    fp(canvas, WEDGE, "steel", 3.4, steel)
    canvas.save()
    canvas.clipPath(svg(WEDGE), True)
    for y in range(46, 100, 6):
        for x in range(6, 98, 7):
            stroke(canvas, f"M{x + (y // 6 % 2) * 3.5} {y} q3 4 6 0", "#2b3138", 1.5, 0.42)
    canvas.restore()
    stroke(canvas, WEDGE, IRON_LINE, 3.4)


def _helmed_head(canvas: skia.Canvas) -> None:
    """Mail coif, face and nasal helm."""
    canvas.drawOval(rect(27, 20, 46, 46), P(IRON_LINE))
    canvas.drawOval(rect(29.5, 22.5, 41, 41), wash(lin(30, 30, 70, 60, ["#c7ced3", "#8b949b", "#4d565f"])))
    canvas.drawOval(rect(36, 30, 28, 28), P(IRON_LINE))
    canvas.drawOval(rect(37.5, 31.5, 25, 25), wash(lin(38, 34, 62, 56, ["#f0c79c", SKIN, "#a86c42"])))
    for x in (43.5, 56.5):
        canvas.drawCircle(x, 44, 2.6, P(IRON_LINE))
    fp(canvas, HELM, "steel", 3.2, lin(28, 10, 74, 34, ["#ffffff", "#c2cad0", "#5b656e"], [0, 0.42, 1]))
    fp(canvas, HELM_RIM, "#8b949b", 2.4)
    fp(canvas, NASAL, "#cfd6db", 2.2)
    stroke(canvas, "M50 -2 L50 28", "#3a424a", 1.8, 0.55)


def _kite_shield(canvas: skia.Canvas) -> None:
    """Red shield with the Sheriff's white cross."""
    fp(canvas, KITE, "#8c1f1a", 3, lin(56, 58, 84, 92, ["#d04a38", "#9a2620", "#5c120e"]))
    canvas.save()
    canvas.clipPath(svg(KITE), True)
    canvas.drawRect(rect(67.4, 50, 5.6, 52), P("#f6ecd2"))
    canvas.drawRect(rect(50, 68, 40, 5.6), P("#f6ecd2"))
    canvas.restore()
    stroke(canvas, KITE, IRON_LINE, 3)
