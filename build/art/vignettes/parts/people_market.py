"""The market people: limbs and whole figures drawn with the Pen."""

import math
from collections.abc import Callable

import numpy as np

from art.tools.colour import mixh
from art.tools.curves import Array, Point
from art.vignettes.parts.dress_market import belt, body, cloak_back, gown_toes, shoulder_cape
from art.vignettes.parts.figure_market import (
    FAR,
    LOWER,
    NEAR,
    SHIN,
    THIGH,
    UPPER,
    Look,
    Pose,
    joint_between,
    shoulders,
)
from art.vignettes.parts.hands import draw_hand
from art.vignettes.parts.heads_market import head
from art.vignettes.parts.palette import DARK
from art.vignettes.parts.pen import Pen, vec

Hold = Callable[[Pen, Array, float], None]  # draws a prop at the hand and the angle of the forearm
Addition = Callable[[Pen, Pose], None]  # draws something more on or behind the figure


def hand(pen: Pen, at: Point, angle: float, kind: str = "fist", size: float = 1.0, thumb: int = 1) -> None:
    """Draw a hand; angle is the forearm direction in radians, thumb=-1 turns it over."""
    draw_hand(pen.c, at[0], at[1], math.degrees(angle), pen.rng, kind, size, thumb < 0)


def arm(
    pen: Pen, pose: Pose, look: Look, which: int, hold: Hold | None = None, colour: str | None = None
) -> None:
    """Draw one sleeve and hand; hold draws a prop beneath the fingers."""
    g = look.girth
    s = shoulders(pose, g)[which]
    h = vec(*pose.hands[which])
    elbow = pose.elbow_at[which]
    e = vec(*elbow) if elbow else joint_between(s, h, UPPER, LOWER, pose.elbows[which])
    fore = h - e
    fore /= np.hypot(*fore) + 1e-9
    wrist = h - fore * 6
    sleeve = colour or look.sleeve or look.main
    if which == FAR:
        sleeve = mixh(sleeve, DARK, 0.2)
    pen.limb([s, e, wrist], [21 * g, 18, 12], sleeve)
    nrm = vec(-fore[1], fore[0])
    pen.line([e - nrm * 6 - fore * 2, e + fore * 5], 1.2, a=0.55)
    pen.line([e - nrm * 4 + fore * 7, e + fore * 11 + nrm * 2], 1.1, a=0.45)
    cuff = mixh(sleeve, DARK, 0.3) if not look.trim else look.trim
    pen.limb([wrist - fore * 3, wrist + fore * 1], [13, 13], cuff, 1.6)
    angle = math.atan2(fore[1], fore[0])
    if hold:
        hold(pen, h + fore * 2, angle)
    hand(pen, h + fore * 3, angle, pose.grips[which], 0.95, pose.thumbs[which])


def leg(pen: Pen, pose: Pose, look: Look, which: int) -> None:
    """Draw one hosed leg and shoe."""
    off = (-6 if which == NEAR else 6) * look.girth
    hip = vec(*pose.hip) + (off, 4)
    foot = vec(*pose.feet[which])
    ankle = foot + (0, -9)
    knee = joint_between(hip, ankle, THIGH, SHIN, -pose.knees[which] * 1.0)
    hose = look.hose if which == NEAR else mixh(look.hose, DARK, 0.22)
    shoe = look.shoes if which == NEAR else mixh(look.shoes, DARK, 0.2)
    pen.limb([hip, knee, ankle], [27 * look.girth, 20, 13], hose)
    t = math.radians(pose.foot_turn[which])
    d = pose.toes[which]
    toe = ankle + vec(d * (20 * math.cos(t)) - 0 * d, 6 + 20 * math.sin(t))
    mid = ankle + vec(d * (7 * math.cos(t)), 5 + 7 * math.sin(t))
    pen.limb([ankle + (-d * 1, -1), mid, toe], [13, 13, 8], shoe)


def neck(pen: Pen, pose: Pose, look: Look) -> None:
    """Draw the neck between collar and jaw."""
    n, h = vec(*pose.neck), vec(*pose.head)
    pen.limb([n + (0, 4), n * 0.45 + h * 0.55 + (-1, 4)], [15, 14], mixh(look.skin, "#8a4f28", 0.18), 1.8)


def person(
    pen: Pen,
    x: float,
    y: float,
    pose: Pose | None = None,
    look: Look | None = None,
    size: float = 1.0,
    face: int = 1,
    near: Hold | None = None,
    far: Hold | None = None,
    behind: Addition | None = None,
    over: Addition | None = None,
    shadow: bool = True,
) -> None:
    """Draw a whole figure standing on (x, y).

    The callbacks near and far draw props in the hands, behind draws below the figure
    and over draws on the body under the near arm.
    """
    pose, look = pose or Pose(), look or Look()
    with pen.placed(x, y, size, face):
        if shadow:
            feet = [f[0] for f in pose.feet]
            span = 84 if look.garment in ("gown", "habit") else max(feet) - min(feet) + 56
            pen.shadow((max(feet) + min(feet)) / 2 + 6, -1, span, 14)
        if behind:
            behind(pen, pose)
        if look.cloak:
            cloak_back(pen, pose, look.cloak)
        if look.garment not in ("gown", "habit"):
            leg(pen, pose, look, FAR)
            leg(pen, pose, look, NEAR)
        else:
            gown_toes(pen, look)
        arm(pen, pose, look, FAR, far)
        body(pen, pose, look)
        belt(pen, pose, look)
        neck(pen, pose, look)
        if look.cape:
            shoulder_cape(pen, pose, look.cape, look.girth)
        head(pen, look, pose.head, pose.tilt, look.head_size)
        if over:
            over(pen, pose)
        arm(pen, pose, look, NEAR, near)
