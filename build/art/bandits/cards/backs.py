"""Backs of the cards: guards seen from behind with the presumed defence, and the signs of the Merry Men."""

import numpy as np
import skia

from art.bandits.board.camp import ENAMELS, device
from art.bandits.cards.layout import CH, CW
from art.bandits.cards.stock import finish, start
from art.cards.faces import DARK_CREAM
from art.motifs.emblems import roundel
from art.motifs.vines import frame_bands
from art.pieces.parts import OUTLINE, fp, stroke
from art.pieces.people import HELM, HELM_RIM, WEDGE
from art.tools.colour import mixh
from art.tools.lettering import fnt, text
from art.tools.paint import P, goldfill, lin, rad, rect, rr, wash
from art.vignettes.parts.trees import leaf_cluster

BACK_SHIELD = "M36 64 C44 61 56 61 64 64 C66 78 60 91 50 99 C40 91 34 78 36 64 Z"
THICKET = ((40, 392, 74, 52), (150, 408, 66, 40), (250, 412, 60, 34), (350, 408, 66, 40), (460, 392, 74, 52))
GUARDS = {"A": (1, "#23492b", "#2f6b3a"), "B": (2, "#1d3c5f", "#27517f"), "C": (3, "#6f2216", "#a8321f")}
RANGES = {"A": (8, 12), "B": (11, 16), "C": (14, 18)}


def _guard_from_behind(canvas: skia.Canvas, x: float, y: float, k: float, cloth: str) -> None:
    """Helmed guard with a cloak and a spear, as bandits see him."""
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(k, k)
    for w, color in ((8, OUTLINE), (4.6, "#c9a468")):
        stroke(canvas, "M92 98 L92 -52", color, w)
    fp(canvas, "M92 -78 L100 -54 L92 -46 L84 -54 Z", "#dfe5e9", 3)
    fp(
        canvas,
        WEDGE,
        cloth,
        3.6,
        lin(14, 60, 90, 84, [mixh(cloth, "#ffffff", 0.35), cloth, mixh(cloth, "#000000", 0.5)]),
    )
    for fold in ("M34 66 C30 78 27 88 26 97", "M66 66 C70 78 73 88 74 97"):
        stroke(canvas, fold, mixh(cloth, "#000000", 0.5), 2.6, 0.8)
    fp(canvas, BACK_SHIELD, "#f3e6c4", 3, lin(34, 62, 68, 98, ["#fffaf0", "#e6d3a4", "#a98a54"]))
    stroke(canvas, "M50 64 L50 98 M37 75 L63 75", mixh(cloth, "#8f2318", 0.4), 5)
    canvas.drawOval(rect(26, 20, 48, 46), P(OUTLINE))
    canvas.drawOval(rect(28.5, 22.5, 43, 41), wash(lin(30, 30, 70, 60, ["#c7ced3", "#8b949b", "#4d565f"])))
    for row in range(40, 64, 6):
        stroke(canvas, f"M33 {row} q4 4 8 0 q4 4 8 0 q4 4 8 0 q4 4 8 0", "#2b3138", 1.5, 0.6)
    fp(canvas, HELM, "steel", 3.2, lin(28, 10, 74, 34, ["#ffffff", "#c2cad0", "#5b656e"]))
    fp(canvas, HELM_RIM, "#8b949b", 2.4)
    canvas.restore()


def cart_back(guard: str) -> skia.Image:
    """Back of a cart: guards from behind and the presumed defence."""
    count, base, cloth = GUARDS[guard]
    rng = np.random.default_rng(30 + count)
    surface = start(230 + count, base)
    canvas = surface.getCanvas()
    tones = [mixh(base, "#ffffff", 0.25), base, mixh(base, "#000000", 0.5)]
    canvas.drawRect(skia.Rect.MakeWH(CW, CH), wash(rad(CW / 2, 300, 480, tones)))
    for row in range(20):
        for column in range(11):
            x, y = column * 50 + (25 if row % 2 else 0), row * 38
            canvas.drawCircle(x, y, 2.4, P("#f0d27a", 0.4))
    frame_bands(canvas, (CW, CH), 34, 15, rng, 320, (mixh(base, "#000000", 0.45),))
    k = {1: 1.95, 2: 1.7, 3: 1.42}[count]
    for n in range(count):
        left = CW / 2 + (n - (count - 1) / 2) * 122 - 56 * k
        _guard_from_behind(canvas, left, 370 - 94 * k + (14 if n % 2 else 0), k, cloth)
    for x, y, rx, ry in THICKET:
        leaf_cluster(canvas, x, y, rx, ry, "#486a3c", rng, 2.6, 11)
    _range_plate(canvas, "\N{EN DASH}".join(str(v) for v in RANGES[guard]))
    return finish(surface)


def _range_plate(canvas: skia.Canvas, label: str) -> None:
    box = (66, 408, CW - 132, 206)
    canvas.drawRRect(rr(box[0] + 4, box[1] + 8, box[2], box[3], 30), P("#000000", 0.5, blur=8))
    canvas.drawRRect(rr(*box, 30), P("ink"))
    canvas.drawRRect(
        rr(box[0] + 3, box[1] + 3, box[2] - 6, box[3] - 6, 27), wash(goldfill(box[0], box[1], CW - 66, 614))
    )
    canvas.drawRRect(rr(box[0] + 13, box[1] + 13, box[2] - 26, box[3] - 26, 19), P("ink"))
    paper = lin(0, box[1], 0, 614, ["#fffaf0", "#f3e3b8", "#d8bd84"])
    canvas.drawRRect(rr(box[0] + 15, box[1] + 15, box[2] - 30, box[3] - 30, 17), wash(paper))
    text(canvas, label, CW / 2, 549, fnt("num", 108), "#2a1708", 1, "c")


def merry_back(man: str) -> skia.Image:
    """Back of a Merry Man's pile: his sign on his colour."""
    base = ENAMELS[man]
    rng = np.random.default_rng(70)
    surface = start(290, base)
    canvas = surface.getCanvas()
    canvas.drawRect(
        skia.Rect.MakeWH(CW, CH),
        wash(rad(CW / 2, CH / 2, 470, [mixh(base, "#ffffff", 0.28), base, mixh(base, "#000000", 0.5)])),
    )
    for row in range(20):
        for column in range(11):
            canvas.drawCircle(column * 50 + (25 if row % 2 else 0), row * 38, 2.4, P(DARK_CREAM, 0.35))
    frame_bands(canvas, (CW, CH), 34, 15, rng, 320, (mixh(base, "#000000", 0.45),))
    roundel(canvas, CW / 2, CH / 2, 160, rng, mixh(base, "#000000", 0.25))
    device(canvas, man, CW / 2, CH / 2, 108, rng)
    return finish(surface)
