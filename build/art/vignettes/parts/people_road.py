"""The road people: walking and riding figures drawn in a Frame."""

import math
from collections.abc import Callable, Sequence

import numpy as np
from numpy.random import Generator
from skia import Canvas

from art.motifs.bodies import limb_poly
from art.tools.colour import mixh
from art.tools.curves import Array, Point, smooth
from art.vignettes.parts.dress_road import person_cloak, person_garment
from art.vignettes.parts.figure_road import Look, Pose
from art.vignettes.parts.frame import Frame, cast_shadow, fused, limb, stroke, tinted
from art.vignettes.parts.hands import draw_fingers
from art.vignettes.parts.heads_road import head
from art.vignettes.parts.mail import mail_marks
from art.vignettes.parts.palette import DARK, DULL_STEEL, LIGHT, SKIN

Held = Callable[[Canvas, Frame], None]  # draws an object under the gripping hand, in its frame


def hand(c: Canvas, fr: Frame, rng: Generator, kind: str = "fist", skin: str = SKIN) -> None:
    """Draw a hand in a frame whose x axis runs along the forearm."""
    with fr.entered(c):
        draw_fingers(c, kind, rng, skin)


def wide_sleeve(
    c: Canvas,
    fr: Frame,
    sh: Array,
    el: Array,
    ha: Array,
    tone: str,
    rng: Generator,
    girth: float = 1.0,
) -> None:
    """Draw a wide sleeve as one outline, its mouth falling open below the wrist."""
    d = (ha - el) / (np.hypot(*(ha - el)) + 1e-6)
    n = np.array([-d[1], d[0]])
    n = n if n[1] >= 0 else -n
    arm = limb_poly(fr([sh, el, ha - d * 2]), [w * fr.s for w in (20 * girth**0.5, 20, 15)])
    bell = [
        el - n * 6,
        ha - n * 8.5 + d,
        ha + n * 9 + d,
        ha + n * 15 - d * 3 + (0, 7),
        (el + ha) / 2 + n * 15 + (0, 5),
        el + n * 9,
    ]
    mouth = fr([ha - n * 8.5 + d, ha + d * 4, ha + n * 15 - d * 3 + (0, 7), ha - d * 1.5])
    tinted(c, smooth(mouth, 5, True), mixh(tone, DARK, 0.55), rng, 1.6)
    fused(c, [arm, smooth(fr(bell), 6, True)], tone, rng, 2.1, 0.22, 0.34)
    for f in (
        [el + n * 2 - d * 2, (el + ha) / 2 + n * 7, ha + n * 10 - d * 4],
        [el + (-5, -5), el + (1, 0), el + (2, 6)],
    ):
        stroke(c, fr, f, rng, 1.3, a=0.7)


def sleeve_arm(
    c: Canvas,
    fr: Frame,
    joints: Sequence[Point],
    look: Look,
    rng: Generator,
    near: bool = True,
    grip: str = "fist",
    held: Held | None = None,
) -> None:
    """Draw one arm from shoulder over elbow to hand, and below the hand what it holds."""
    sh, el, ha = (np.array(j, float) for j in joints)
    g = look.girth
    tone = look.sleeve or (DULL_STEEL if look.kind == "mail" else look.col)
    tone = mixh(tone, LIGHT, 0.10) if near else mixh(tone, DARK, 0.26)
    turn = math.degrees(math.atan2(ha[1] - el[1], ha[0] - el[0]))
    x, y = ha + (ha - el) / (np.hypot(*(ha - el)) + 1e-6) * 5
    hand_at = fr.at(x, y, 0.98, turn)
    if held:
        held(c, hand_at)
    if not look.wide:
        hand(c, hand_at, rng, grip, look.skin)
    widths = [20 * g**0.5, 17 * g**0.5, 11.5]
    fold = [[el + (-5, -5), el + (1, 0), el + (2, 6)]]
    if look.wide:
        wide_sleeve(c, fr, sh, el, ha, tone, rng, g)
        hand(c, hand_at, rng, grip, look.skin)
    else:
        limb(c, fr, [sh, el, ha], widths, tone, rng, 2.1, fold)
        d = (ha - el) / (np.hypot(*(ha - el)) + 1e-6)
        cuff = look.trim if look.kind != "mail" else None
        if cuff:
            limb(c, fr, [ha - d * 5, ha], [13.4, 13.4], cuff, rng, 1.5)
    if look.kind == "mail" and not look.sleeve:
        mail_marks(
            c, np.array(limb_poly(fr([sh, el, ha]), [w * fr.s for w in widths]).exterior.coords), 5.2 * fr.s
        )


def person_legs(c: Canvas, fr: Frame, pose: Pose, look: Look, rng: Generator) -> None:
    """Draw hose and shoes; the far leg is darker."""
    hip, g = np.array(pose.hip, float), look.girth**0.5
    if look.kind in ("gown", "habit") and pose.legs == "walk":
        for i, dk in ((1, 0.3), (0, 0)):
            f = np.array(pose.feet[i], float)
            limb(
                c,
                fr,
                [f + (0, -6), f + (8, -3), f + (22, -3)],
                [12, 11, 8],
                mixh(look.boots, DARK, dk),
                rng,
                1.9,
            )
        return
    for i, dk in ((1, 0.3), (0, 0)):
        if pose.legs == "ride" and i == 1:
            continue
        k, f = np.array(pose.knees[i], float), np.array(pose.feet[i], float)
        d = pose.toes[i]
        hose, boot = mixh(look.hose, DARK, dk), mixh(look.boots, DARK, dk)
        limb(c, fr, [hip + ((5 if i else -5) * g, 2), k, f + (0, -9)], [26 * g, 20 * g, 12], hose, rng)
        if look.kind == "mail":
            outline = limb_poly(fr([hip + (-5, 2), k, f + (0, -9)]), [w * fr.s for w in (26, 20, 12)])
            mail_marks(c, np.array(outline.exterior.coords), 5.2 * fr.s)
        shin = f + (k - f) * 0.30
        limb(c, fr, [shin, f + (0, -8)], [15.4, 13], boot, rng, 1.9)
        limb(c, fr, [f + (-1, -8), f + (5 * d, -4), f + (19 * d, -3)], [13, 12.5, 8.4], boot, rng, 2.0)
        stroke(c, fr, [shin + (-7, -1), shin + (7, 1)], rng, 1.2, a=0.7)


def person(
    c: Canvas,
    x: float,
    y: float,
    s: float,
    rng: Generator,
    pose: Pose | None = None,
    look: Look | None = None,
    face: int = 1,
    held_near: Held | None = None,
    held_far: Held | None = None,
    shadow: bool = True,
) -> Frame:
    """Draw a whole figure with what its hands hold."""
    pose, look = pose or Pose(), look or Look()
    fr = Frame(x, y, s, face)
    hip, nk, g = np.array(pose.hip, float), np.array(pose.neck, float), look.girth
    if shadow and pose.legs == "walk":
        cast_shadow(c, x, y, 96 * s * g)
    if look.cloak:
        person_cloak(c, fr, pose, look.cloak, rng)
    far_shoulder, near_shoulder = nk + (13 * g**0.5, 14), nk + (-12 * g**0.5, 14)
    sleeve_arm(
        c, fr, (far_shoulder, pose.elbows[1], pose.hands[1]), look, rng, False, pose.grips[1], held_far
    )
    if pose.legs == "ride" and look.kind in ("gown", "habit"):
        f = hip + (16, 80)
        limb(c, fr, [f + (-2, -8), f + (5, -2), f + (20, -1)], [12, 12, 8], look.boots, rng, 1.9)
    else:
        person_legs(c, fr, pose, look, rng)
    person_garment(c, fr, pose, look, rng)
    limb(
        c,
        fr,
        [nk + (1, 4), np.array(pose.head) + (-1, 10)],
        [15, 15],
        mixh(look.skin, "#a8643c", 0.2),
        rng,
        1.6,
    )
    if look.cowl:
        limb(
            c,
            fr,
            [nk + (-19 * g**0.5, 8), nk + (2, 15), nk + (19 * g**0.5, 7)],
            [12, 20, 12],
            look.cowl,
            rng,
            2.0,
        )
        limb(c, fr, [nk + (-9, -2), nk + (3, 3), nk + (12, -2)], [9, 11, 8], look.cowl, rng, 1.6)
    head(c, fr.at(*pose.head, 1.0, pose.nod), look, rng)
    sleeve_arm(
        c, fr, (near_shoulder, pose.elbows[0], pose.hands[0]), look, rng, True, pose.grips[0], held_near
    )
    return fr
