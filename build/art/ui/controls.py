"""Check box, radio button, slider, scroll bar, list rows, text entry and tabs."""

import skia

from art.tools.colour import mixh
from art.tools.curves import poly
from art.tools.paint import P, goldfill, lin, rect, rr, wash
from art.tools.svgpath import svg
from art.ui.buttons import DULL, focus_ring
from art.ui.panels import FRAME_INK, Area

PAPER, INK, VERMILION = "#fbf3dc", "#2a1708", "#a02413"
TICK = "M-8 0 L-3 7 L9 -9"


def _tone(base: str, state: str) -> str:
    """A colour lightened, darkened or dulled for a state."""
    mix = {"hover": ("#fff3c0", 0.35), "pressed": ("#3a2a18", 0.3), "disabled": ("#b0a386", 0.6)}
    return mixh(base, *mix[state]) if state in mix else base


def check(canvas: skia.Canvas, area: Area, state: str, ticked: bool) -> None:
    x, y, w, h = area
    if state == "focused":
        focus_ring(canvas, area, 4)
    _framed(canvas, area, 4, _tone(PAPER, state))
    if ticked:
        canvas.translate(x + w / 2, y + h / 2)
        canvas.drawPath(svg(TICK), P(DULL if state == "disabled" else VERMILION, 1, "stroke", 4.4))


def radio(canvas: skia.Canvas, area: Area, state: str, chosen: bool) -> None:
    x, y, w, h = area
    if state == "focused":
        focus_ring(canvas, area, w / 2)
    _framed(canvas, area, w / 2, _tone(PAPER, state))
    if chosen:
        dot = DULL if state == "disabled" else VERMILION
        canvas.drawCircle(x + w / 2, y + h / 2, w * 0.24, P(dot))


def _framed(canvas: skia.Canvas, area: Area, radius: float, fill: str) -> None:
    """Sunken field in an ink and gold rim."""
    x, y, w, h = area
    canvas.drawRRect(rr(x, y, w, h, radius), P(FRAME_INK))
    gold = wash(goldfill(x, y, x + w, y + h))
    canvas.drawRRect(rr(x + 1.4, y + 1.4, w - 2.8, h - 2.8, radius - 1), gold)
    canvas.drawRRect(rr(x + 3, y + 3, w - 6, h - 6, max(0, radius - 2)), P(FRAME_INK))
    sunken = lin(0, y, 0, y + h, [mixh(fill, "#6e4d2a", 0.3), fill, fill], [0, 0.35, 1])
    canvas.drawRRect(rr(x + 4, y + 4, w - 8, h - 8, max(0, radius - 3)), wash(sunken))


def groove(canvas: skia.Canvas, area: Area, full: bool) -> None:
    """Track of a slider or scroll bar; the full part is green."""
    x, y, w, h = area
    radius = min(w, h) / 2
    canvas.drawRRect(rr(x, y, w, h, radius), P(FRAME_INK))
    tones = ["#2f6b3a", "#4c8a50"] if full else ["#4a3420", "#7a5c3a"]
    canvas.drawRRect(rr(x + 1.6, y + 1.6, w - 3.2, h - 3.2, radius - 1.4), wash(lin(0, y, 0, y + h, tones)))


def knob(canvas: skia.Canvas, area: Area, state: str) -> None:
    """Round brass knob of a slider."""
    x, y, w, _ = area
    r, cx, cy = w / 2, x + w / 2, y + w / 2
    canvas.drawCircle(cx + 1, cy + 2.5, r, P("#000000", 0.4, blur=2))
    if state == "focused":
        focus_ring(canvas, area, r)
    canvas.drawCircle(cx, cy, r, P(FRAME_INK))
    canvas.drawCircle(cx, cy, r - 1.6, wash(goldfill(x, y, x + w, y + w)))
    canvas.drawCircle(cx, cy, r - 4.6, P(FRAME_INK))
    canvas.drawCircle(cx, cy, r - 5.6, P(_tone("#8a2217", state)))


def thumb(canvas: skia.Canvas, area: Area, state: str) -> None:
    """Wooden handle of a scroll bar."""
    x, y, w, h = area
    canvas.drawRRect(rr(x, y, w, h, 6), P(FRAME_INK))
    wood = [_tone(c, state) for c in ("#c08c56", "#8a5a2c", "#5d3a1c")]
    canvas.drawRRect(rr(x + 1.6, y + 1.6, w - 3.2, h - 3.2, 5), wash(lin(x, 0, x + w, 0, wood)))
    canvas.drawRRect(rr(x + 3.6, y + 3.6, w - 7.2, h - 7.2, 3), P("#f6e2a0", 0.45, "stroke", 1))


def row(canvas: skia.Canvas, area: Area, state: str) -> None:
    """Ground of a line in a list; the chosen one also has a red edge with a point."""
    x, y, w, h = area
    fills = {"normal": 0.0, "hover": 0.3, "selected": 0.75, "disabled": 0.0}
    canvas.drawRRect(rr(x, y, w, h, 4), P("#d9b468", fills[state]))
    canvas.drawRect(rect(x + 4, y + h - 1.2, w - 8, 1.2), P("#8a5f1c", 0.45))
    if state == "selected":
        canvas.drawRRect(rr(x + 0.7, y + 0.7, w - 1.4, h - 1.4, 4), P("#6b2a16", 1, "stroke", 1.4))
        canvas.drawRect(rect(x, y + 2, 4, h - 4), P(VERMILION))
        middle = y + h / 2
        canvas.drawPath(poly([(x + 4, middle - 5), (x + 10, middle), (x + 4, middle + 5)]), P(VERMILION))


def entry(canvas: skia.Canvas, area: Area, state: str) -> None:
    """Field in which the player writes."""
    if state == "focused":
        focus_ring(canvas, area, 6)
    _framed(canvas, area, 6, _tone(PAPER, state) if state == "disabled" else PAPER)


def tab(canvas: skia.Canvas, area: Area, state: str) -> None:
    """Ear of a page: open at the foot when selected."""
    x, y, w, h = area
    base = {"normal": "#c3a774", "hover": "#d9c08e", "selected": "#eedfb8", "focused": "#c3a774"}[state]
    outline = skia.Path()
    outline.addRRect(rr(x, y, w, h + 20, 8))
    canvas.save()
    canvas.clipRect(rect(x - 8, y - 8, w + 16, h + 8), True)
    if state == "focused":
        focus_ring(canvas, (x, y, w, h + 20), 8)
    canvas.drawPath(outline, wash(lin(0, y, 0, y + h, [mixh(base, "#ffffff", 0.25), base])))
    canvas.drawPath(outline, P(FRAME_INK, 1, "stroke", 3))
    gold = P("#ffffff", 1, "stroke", 1.8, shader=goldfill(x, y, x + w, y + h))
    canvas.drawRRect(rr(x + 3, y + 3, w - 6, h + 20, 6), gold)
    canvas.restore()
    if state != "selected":
        canvas.drawRect(rect(x, y + h - 2.4, w, 2.4), P(FRAME_INK))
