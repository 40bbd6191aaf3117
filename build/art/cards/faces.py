"""Faces of event and traveller cards, without their words."""

import numpy as np
import skia

from art.cards import layout
from art.cards.badges import carticon, icon_dark, icon_light, number_badge, shield_badge
from art.cards.frame import card_frame, finish, margin_vines, miniature, paper, start
from art.cards.layout import CW, Box
from art.motifs.emblems import arrow
from art.pieces.parts import fixed_rng
from art.tools.colour import Rng
from art.tools.paint import P, lin, rr, wash
from art.vignettes.catalogue import Draw

CREAM = "#fdf6e0"
DARK_CREAM = "#f3e3b8"
GOLD_RULE = "#b5894a"
WAY_RULES = ("#245c30", "#7d2417")
ARROW_SEED = 7  # The arrow under the title is the same on every card.
TRAVELLER_LEAVES = ("#7d2417", "#c9862a", "#4a6f8f")


def draw_event(number: int, moves: int, art: Draw, kind: str) -> skia.Image:
    """Event card of a kind (event, fortune, inspection); title bar and boxes are left to the program."""
    rng = np.random.default_rng(number)
    surface = start(paper(40 + number))
    canvas = surface.getCanvas()
    card_frame(canvas)
    margin_vines(canvas, rng)
    arrow(canvas, CW / 2, 113, 150, 0, fixed_rng(ARROW_SEED), w=3)
    number_badge(canvas, number, rng)
    if moves:
        carticon(canvas, *layout.CART_ICON, moves)
    miniature(canvas, layout.EVENT_PICTURE, art)
    if kind == "event":
        _light_box(canvas, layout.EVENT_LIGHT)
        _dark_box(canvas, layout.EVENT_DARK, rng)
    else:
        _plain_box(canvas, layout.FORTUNE_TEXT, GOLD_RULE)
    return finish(surface)


def draw_traveller(number: int, defense: int, art: Draw, ways: int) -> skia.Image:
    """Traveller card with one or two ways; title bar and boxes are left to the program."""
    rng = np.random.default_rng(number)
    surface = start(paper(140 + number, "#efdcb4"))
    canvas = surface.getCanvas()
    card_frame(canvas)
    margin_vines(canvas, rng, TRAVELLER_LEAVES)
    shield_badge(canvas, *layout.SHIELD_BADGE, defense, rng, 0.92)
    number_badge(canvas, number, rng, "#7d2417")
    miniature(canvas, layout.TRAVELLER_PICTURE, art)
    for box, rule in zip(layout.TRAVELLER_WAYS[ways], WAY_RULES, strict=False):
        _plain_box(canvas, box, rule)
    return finish(surface)


def _plain_box(canvas: skia.Canvas, box: Box, rule: str) -> None:
    canvas.drawRRect(rr(*box, 12), P(CREAM, 0.80))
    _double_rule(canvas, box, rule)


def _light_box(canvas: skia.Canvas, box: Box) -> None:
    _plain_box(canvas, box, GOLD_RULE)
    _icon_in(canvas, box, icon_light)


def _dark_box(canvas: skia.Canvas, box: Box, rng: Rng) -> None:
    x, y, w, h = box
    night = lin(x, y, x + w, y + h, ["#3a2a22", "#241812", "#160e0a"])
    canvas.drawRRect(rr(*box, 12), wash(night))
    canvas.save()
    canvas.clipRRect(rr(*box, 12), True)
    for _ in range(900):
        spot = (x + rng.uniform(0, w), y + rng.uniform(0, h))
        canvas.drawCircle(*spot, rng.uniform(0.4, 1.2), P(DARK_CREAM, 0.035))
    canvas.restore()
    _double_rule(canvas, box, "#d9ab45")
    _icon_in(canvas, box, icon_dark)


def _double_rule(canvas: skia.Canvas, box: Box, color: str) -> None:
    canvas.drawRRect(rr(*box, 12), P("ink", 0.95, "stroke", 2.4))
    inner = rr(box.x + 4.5, box.y + 4.5, box.w - 9, box.h - 9, 9)
    canvas.drawRRect(inner, P(color, 0.9, "stroke", 1.3))


def _icon_in(canvas: skia.Canvas, box: Box, icon: Draw) -> None:
    canvas.save()
    canvas.translate(box.x + 34, box.y + 32)
    icon(canvas)
    canvas.restore()
