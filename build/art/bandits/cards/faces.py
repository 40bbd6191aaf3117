"""Faces of carts and Merry Men, without words."""

import math
from functools import partial

import numpy as np
import skia

from art.bandits.board.camp import ENAMELS, device
from art.bandits.cards import layout
from art.bandits.cards.carts import picture_of_cart
from art.bandits.cards.effects import EFFECTS
from art.bandits.cards.layout import CH, CW
from art.bandits.cards.portraits import PORTRAITS, SKIES
from art.bandits.cards.signs import die, pointer, turn_arrow
from art.bandits.cards.stock import finish, frame, start
from art.cards.badges import SHIELD
from art.cards.frame import miniature
from art.cards.layout import Box
from art.motifs.emblems import roundel
from art.motifs.vines import leaf3
from art.tools.colour import Rng
from art.tools.curves import smooth
from art.tools.ink import ink
from art.tools.lettering import fnt, text
from art.tools.paint import P, lin, rect, rr, wash
from art.tools.raster import surf
from art.tools.svgpath import fpath, svg

SPRAY = ((112, 70), (140, 30), (150, -10), (140, -52), (160, -88))
EMBLEM = 80  # half the side of an emblem by itself
LEAVES = ("#86a84e", "#b23a22", "#c9862a")


def defence_shield(
    canvas: skia.Canvas, x: float, y: float, s: float, label: str, special: bool, rng: Rng
) -> None:
    """Shield with the defence: red on steel, or black with red and gold for a special cart."""
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(s, s)
    canvas.drawPath(svg(SHIELD, 3, 5), P("#1c1006", 0.5, blur=4))
    rim = (
        ["#fbeab0", "#d9ab45", "#7d5516", "#e9c468"]
        if special
        else ["#ffffff", "#b5bec5", "#5e6870", "#c7ced3"]
    )
    fpath(canvas, SHIELD, "steel", w=2.6, rng=rng, shader=lin(-30, -36, 30, 40, rim))
    field = ["#4a4440", "#211c1a", "#0c0908"] if special else ["#c8452c", "#9a2a18", "#5c140a"]
    fpath(canvas, SHIELD, "verm", s=0.84, w=1.4, rng=rng, shader=lin(-26, -30, 26, 34, field))
    if label:
        text(canvas, label, 0, 16, fnt("num", 43), "#ff8a6a" if special else "#fff2cc", 1, "c")
    canvas.restore()


def change_badge(canvas: skia.Canvas, x: float, y: float, man: str, rng: Rng) -> None:
    """Roundel of the Merry Man whose card changes, between two turning arrows."""
    roundel(canvas, x, y, 70, rng, ENAMELS[man])
    device(canvas, man, x, y, 44, rng)
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(1.25, 1.25)
    for start_at in (-62, 118):
        turn_arrow(canvas, 70, start_at, start_at + 108, "#86b050")
    canvas.restore()


def special_sign(canvas: skia.Canvas, name: str) -> None:
    """Sign on the shield of a cart whose defence is not printed, round the origin in units of the shield."""
    if name == "fair":
        for x, y, n in ((-13, -10, 1), (13, -10, 2), (0, 14, 3)):
            die(canvas, x, y, 0.58, n, "#ffd9b0")
        return
    for k, x in enumerate((-15, 0, 15)):
        small = k == 1
        fill = ("#86b050" if name == "beer" else "#ff8a6a") if small else "#6d6560"
        height = {"beer": (30, 14, 26), "gypsy": (18, 34, 22)}[name][k]
        canvas.drawRect(rect(x - 5, 18 - height, 10, height), P(fill))
        canvas.drawRect(rect(x - 5, 18 - height, 10, height), P("#fff2cc", 0.9, "stroke", 1.6))
    canvas.save()
    canvas.translate(0, -22 if name == "gypsy" else -8)
    canvas.scale(0.42, 0.42)
    pointer(canvas, 0, 0, 34, 90, "#fff2cc")
    canvas.restore()


def regular_face(picture: str, seed: int) -> skia.Image:
    """Face of a regular cart with its picture; shield and badge are laid on it by the program."""
    surface = start(200 + seed)
    frame(surface.getCanvas())
    miniature(surface.getCanvas(), layout.PICTURE, picture_of_cart(picture))
    return finish(surface)


def cart_device(man: str | None, seed: int) -> skia.Surface:
    """The lower half of a regular cart: a shield without its number, and the badge of the man it changes."""
    rng = np.random.default_rng(seed)
    surface = surf(CW, CH - layout.DEVICE_TOP)
    canvas = surface.getCanvas()
    canvas.translate(0, -layout.DEVICE_TOP)
    x, y = layout.CHANGE_SHIELD if man else layout.PLAIN_SHIELD
    defence_shield(canvas, x, y, 3.0, "", False, rng)
    if man:
        change_badge(canvas, *layout.CART_BADGE, man, rng)
    else:
        _sprays(canvas, x, y - 8, rng)
    return surface


def special_face(name: str, label: str, seed: int) -> skia.Image:
    """Face of a special cart: picture, a dark box for words, the shield with defence or sign."""
    rng = np.random.default_rng(seed)
    surface = start(200 + seed, "#d9c08a")
    canvas = surface.getCanvas()
    frame(canvas, "ink")
    miniature(canvas, layout.PICTURE, picture_of_cart(name))
    x, y, w, h = Box(30, 376, CW - 60, 296)
    canvas.drawRRect(rr(x, y, w, h, 16), wash(lin(0, y, 0, y + h, ["#40322a", "#2a1e17", "#1a120d"])))
    canvas.drawRRect(rr(x, y, w, h, 16), P("#d9ab45", 1, "stroke", 2.4))
    defence_shield(canvas, *layout.CHANGE_SHIELD, 2.5, label, True, rng)
    if not label:
        canvas.save()
        canvas.translate(*layout.CHANGE_SHIELD)
        canvas.scale(2.5, 2.5)
        special_sign(canvas, name)
        canvas.restore()
    return finish(surface)


def _sprays(canvas: skia.Canvas, x: float, y: float, rng: Rng) -> None:
    """Two branches of oak beside a lone shield."""
    for side in (-1, 1):
        stem = smooth([(x + side * dx, y + dy) for dx, dy in SPRAY], 8)
        ink(canvas, stem, 5, "#5d6b2c", 0.9, rng, taper=0.5, wob=0.2)
        for k, (px, py) in enumerate(stem[2::4]):
            lean = -math.pi / 2 + side * (0.3 if k % 2 else 2.2)
            leaf3(canvas, px, py, 26 - 1.5 * k, lean, LEAVES[k % len(LEAVES)], rng, 1.4)


def merry_face(man: str, effect: str, seed: int, small: bool = False) -> skia.Image:
    """Face of a Merry Man: portrait, emblem and room for words, or a great emblem if small."""
    rng = np.random.default_rng(seed)
    surface = start(260 + seed)
    canvas = surface.getCanvas()
    frame(canvas, ENAMELS[man])
    sky = SKIES[man][list(EFFECTS[man]).index(effect)]
    miniature(canvas, layout.PICTURE, partial(PORTRAITS[man], sky=sky))
    if small:
        x, y, r = *layout.SMALL_EMBLEM, 128
        _sprays(canvas, x, y - 4, rng)
    else:
        x, y, r = *layout.MERRY_EMBLEM, 80
        canvas.drawRRect(rr(*layout.MERRY_TEXT, 14), P("#fdf6e0", 0.8))
        canvas.drawRRect(rr(*layout.MERRY_TEXT, 14), P("ink", 0.9, "stroke", 2.2))
    _emblem(canvas, x, y, r, man, effect, rng)
    return finish(surface)


def _emblem(canvas: skia.Canvas, x: float, y: float, r: float, man: str, effect: str, rng: Rng) -> None:
    roundel(canvas, x, y, r, rng, ENAMELS[man])
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(r / 66, r / 66)
    EFFECTS[man][effect](canvas)
    canvas.restore()


def merry_emblem(man: str, effect: str, seed: int) -> skia.Surface:
    """What a Merry Man does, on a roundel by itself."""
    surface = surf(2 * EMBLEM, 2 * EMBLEM)
    rng = np.random.default_rng(seed)
    _emblem(surface.getCanvas(), EMBLEM, EMBLEM, EMBLEM * 0.93, man, effect, rng)
    return surface
