"""Buttons: a thin enamel in a gold rim, in every state; a focused one has a ring around it."""

import skia

from art.tools.colour import mixh
from art.tools.paint import P, goldfill, lin, rect, rr, wash
from art.ui.panels import FRAME_INK, Area

COLOURS = {"green": "#2a6135", "brown": "#573f25", "red": "#8a2217", "blue": "#27456b"}
DULL = "#574e44"
STATES = ("normal", "hover", "pressed", "disabled", "focused")
RADIUS = 9


def face_of(colour: str, state: str) -> str:
    """Colour of the enamel in a state."""
    base = COLOURS[colour]
    match state:
        case "hover":
            return mixh(base, "#ffe9b0", 0.12)
        case "pressed":
            return mixh(base, "#000000", 0.32)
        case "disabled":
            return mixh(base, DULL, 0.82)
    return base


def button(canvas: skia.Canvas, area: Area, colour: str, state: str) -> None:
    x, y, w, h = area
    face = face_of(colour, state)
    pressed, off = state == "pressed", state == "disabled"
    if not (pressed or off):
        canvas.drawRRect(rr(x + 1, y + 3.5, w, h, RADIUS), P("#000000", 0.5, blur=3))
    if state == "focused":
        focus_ring(canvas, area, RADIUS)
    canvas.drawRRect(rr(x, y, w, h, RADIUS), P(FRAME_INK))
    rim = P("#8d8371") if off else wash(goldfill(x, y, x + w, y + h))
    canvas.drawRRect(rr(x + 1.6, y + 1.6, w - 3.2, h - 3.2, RADIUS - 1), rim)
    canvas.drawRRect(rr(x + 3.8, y + 3.8, w - 7.6, h - 7.6, RADIUS - 3), P(FRAME_INK))
    light, dark = mixh(face, "#fff0c8", 0.0 if pressed else 0.1), mixh(face, "#000000", 0.22)
    enamel = [dark, face, face] if pressed else [light, face, dark]
    canvas.drawRRect(rr(x + 4.8, y + 4.8, w - 9.6, h - 9.6, RADIUS - 4), wash(lin(x, y, x, y + h, enamel)))
    thread = P("#d8cbb0" if off else "#f6e2a0", 0.9 if state == "hover" else 0.42, "stroke", 1)
    canvas.drawRRect(rr(x + 7.5, y + 7.5, w - 15, h - 15, RADIUS - 5), thread)
    if pressed:
        canvas.drawRect(rect(x + 6, y + 5, w - 12, 5), P("#000000", 0.35, blur=2))


def focus_ring(canvas: skia.Canvas, area: Area, radius: float) -> None:
    """Bright band between two dark lines, seen on parchment, wood and forest."""
    x, y, w, h = area
    canvas.drawRRect(rr(x - 5.6, y - 5.6, w + 11.2, h + 11.2, radius + 5), P(FRAME_INK))
    canvas.drawRRect(rr(x - 4, y - 4, w + 8, h + 8, radius + 4), P("#fff3c0"))
    canvas.drawRRect(rr(x - 1, y - 1, w + 2, h + 2, radius + 1), P(FRAME_INK))
