"""Round icons: the menu bar and the phases of a Royal Inspection."""

import math
from collections.abc import Callable

import skia

from art.pieces.parts import fp
from art.tools.colour import mixh
from art.tools.paint import P, goldfill, lin, rad, wash
from art.tools.svgpath import svg
from art.ui.panels import FRAME_INK

GOLD = "#f0d27a"
DARK = "#33241a"
STATION_BG = "#3d2f25"

BOOK = "M0 -6 C-4 -9 -8 -8 -9 -7 L-9 6 C-6 5 -3 5 0 8 C3 5 6 5 9 6 L9 -7 C6 -9 3 -8 0 -6 Z"
BELL = "M0 -9 C6 -9 6 -2 7 2 L9 5 L-9 5 L-7 2 C-6 -2 -6 -9 0 -9 Z"
FLAME = "M0 16 C-14 14 -14 -2 -5 -10 C-5 -4 0 -6 1 -18 C10 -10 15 2 8 13 C6 16 3 17 0 16 Z"
FLAME_CORE = "M1 14 C-7 12 -5 4 0 -2 C4 4 8 9 1 14 Z"
FEATHER = "M-14 16 C-10 -4 2 -16 16 -18 C14 -2 4 10 -8 14 Z"
TOWER = (
    "M-12 16 L-12 -6 L-15 -6 L-15 -16 L-9 -16 L-9 -11 L-3.5 -11 L-3.5 -16 L3.5 -16 L3.5 -11 L9 -11 "
    "L9 -16 L15 -16 L15 -6 L12 -6 L12 16 Z"
)
HOURGLASS = (
    "M-11 -16 L11 -16 C11 -4 3 -3 3 0 C3 3 11 4 11 16 L-11 16 C-11 4 -3 3 -3 0 C-3 -3 -11 -4 -11 -16 Z"
)
LUTE = "M0 18 C-12 18 -14 4 -4 -2 L-3 -20 L3 -20 L4 -2 C14 4 12 18 0 18 Z"

Draw = Callable[[skia.Canvas], None]


def _book(canvas: skia.Canvas) -> None:
    canvas.drawPath(svg(BOOK), P(GOLD))
    canvas.drawLine(0, -6, 0, 7, P(DARK, 1, "stroke", 1.6))


def _gear(canvas: skia.Canvas) -> None:
    for k in range(8):
        dx, dy = math.cos(k * math.pi / 4), math.sin(k * math.pi / 4)
        canvas.drawLine(5 * dx, 5 * dy, 10 * dx, 10 * dy, P(GOLD, 1, "stroke", 3.4))
    canvas.drawCircle(0, 0, 6.5, P(GOLD))
    canvas.drawCircle(0, 0, 2.8, P(DARK))


def _bell(canvas: skia.Canvas) -> None:
    canvas.drawPath(svg(BELL), P(GOLD))
    canvas.drawCircle(0, 7.5, 2.4, P(GOLD))


def _flame(canvas: skia.Canvas) -> None:
    fp(canvas, FLAME, "#f08a24", 1.8)
    fp(canvas, FLAME_CORE, "#ffe27a", 0)


def _feather(canvas: skia.Canvas) -> None:
    fp(canvas, FEATHER, "#d2341e", 1.8)
    canvas.drawPath(svg("M-16 18 C-6 4 4 -6 13 -15"), P("ink", 1, "stroke", 1.6))


def _tower(canvas: skia.Canvas) -> None:
    fp(canvas, TOWER, "#dfe5e9", 1.8)
    fp(canvas, "M-4 16 L-4 6 C-4 0 4 0 4 6 L4 16 Z", "#22324a", 1.2)


def _helm(canvas: skia.Canvas) -> None:
    canvas.save()
    canvas.scale(0.5, 0.5)
    canvas.translate(-50, -38)
    steel = lin(28, 10, 74, 34, ["#ffffff", "#c2cad0", "#5b656e"])
    fp(canvas, "M26 60 C26 30 40 10 50 -2 C60 10 74 30 74 60 Z", "steel", 4, steel)
    fp(canvas, "M45 40 L55 40 L54 74 L46 74 Z", "#cfd6db", 3.4)
    canvas.restore()


def _hourglass(canvas: skia.Canvas) -> None:
    fp(canvas, HOURGLASS, "#f3e6c4", 2)
    fp(canvas, "M-8 14 C-6 6 6 6 8 14 Z", "#d9ab45", 0)
    for y in (-17, 17):
        canvas.drawLine(-14, y, 14, y, P("ink", 1, "stroke", 3.4))


def _lute(canvas: skia.Canvas) -> None:
    canvas.save()
    canvas.rotate(38)
    fp(canvas, LUTE, "#c98a44", 2)
    canvas.drawCircle(0, 7, 3.2, P("ink"))
    canvas.drawLine(0, 14, 0, -18, P("ink", 0.8, "stroke", 1))
    canvas.restore()


MENU: dict[str, Draw] = {"book": _book, "gear": _gear, "bell": _bell}
PHASES: dict[str, Draw] = {
    "unrest": _flame,
    "mischief": _feather,
    "governance": _tower,
    "redeployment": _helm,
    "reset": _hourglass,
    "ballad": _lute,
}


def menu_icon(canvas: skia.Canvas, name: str) -> None:
    """Gold ring of radius 18 round (0, 0) with an icon of the menu bar."""
    canvas.drawCircle(0, 0, 18, P(FRAME_INK))
    canvas.drawCircle(0, 0, 17, wash(goldfill(-16, -16, 16, 16)))
    canvas.drawCircle(0, 0, 14, P(DARK))
    MENU[name](canvas)


def phase_icon(canvas: skia.Canvas, name: str) -> None:
    """Gold ring of radius 26 round (0, 0) with the sign of a phase."""
    canvas.drawCircle(0, 2, 27, P("#000000", 0.35, blur=3))
    canvas.drawCircle(0, 0, 26, P(FRAME_INK))
    canvas.drawCircle(0, 0, 24.4, wash(goldfill(-24, -24, 24, 24)))
    canvas.drawCircle(0, 0, 21, P(FRAME_INK))
    enamel = [mixh(STATION_BG, "#ffffff", 0.35), STATION_BG, mixh(STATION_BG, "#000000", 0.4)]
    canvas.drawCircle(0, 0, 20, wash(rad(-6, -6, 34, enamel)))
    canvas.scale(0.82, 0.82)
    PHASES[name](canvas)
