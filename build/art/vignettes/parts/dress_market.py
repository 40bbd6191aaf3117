"""Garments of the market people."""

import math

import numpy as np
import skia

from art.tools.curves import Array, Point, smooth
from art.vignettes.parts.figure_market import FAR, NEAR, SHIN, THIGH, Look, Pose, joint_between, torso_axes
from art.vignettes.parts.mail import mail_rings
from art.vignettes.parts.paint import LINE
from art.vignettes.parts.palette import GOLD, SADDLE
from art.vignettes.parts.pen import Pen, vec


def scalloped(right: Point, left: Point, depth: float, waves: int = 4) -> list[Array]:
    """Hem from right to left that sags between its folds; the middle hangs lowest."""
    a, b = np.array(right, float), np.array(left, float)
    count = 2 * waves
    steps = [(k / count, depth * (0.5 if k % 2 else -0.5)) for k in range(count + 1)]
    return [a + (b - a) * t + (0, dip + 4 * math.sin(math.pi * t)) for t, dip in steps]


def skirt_hem(pose: Pose, look: Look) -> tuple[float, float]:
    """Return left and right hem x so that the skirt covers the thighs."""
    g = look.girth
    hip = vec(*pose.hip)
    ks = []
    for which, off in ((NEAR, -6), (FAR, 6)):
        a = hip + (off, 4)
        ankle = vec(*pose.feet[which]) + (0, -9)
        ks.append(joint_between(a, ankle, THIGH, SHIN, -pose.knees[which])[0])
    return min(hip[0] - 30 * g * pose.wide, min(ks) - 15), max(hip[0] + 30 * g * pose.wide, max(ks) + 15)


def body(pen: Pen, pose: Pose, look: Look) -> skia.Path:
    """Draw the main garment: tunic, mail or floor-length gown."""
    g = look.girth
    hip, n = vec(*pose.hip), vec(*pose.neck)
    u, f = torso_axes(pose)
    chest = [n - u * 2 - f * 18 * g, n + u * 4, n - u * 2 + f * 18 * g]
    side_r = [n - u * 30 + f * 20 * g, hip + u * 10 + f * 18 * g]
    side_l = [hip + u * 10 - f * 18 * g, n - u * 30 - f * 20 * g]
    low: float
    hem: list[Point]
    folds: list[list[Point]]
    if look.garment in ("gown", "habit"):
        low = -3
        w = 40 * g * pose.wide
        hem = [
            (w * 0.8 + hip[0] * 0.5, low - 46),
            *scalloped((w, low), (-w, low), 3.4, 5),
            (-w * 0.82 + hip[0] * 0.5, low - 46),
        ]
        folds = [
            [hip + (-8, 8), (-14, -45), (-w * 0.6, low)],
            [hip + (1, 8), (0, -45), (-2, low)],
            [hip + (10, 6), (15, -45), (w * 0.55, low)],
            [hip + (14, 4), (24, -50), (w * 0.85, low - 8)],
        ]
    else:
        low = hip[1] + pose.hem
        xl, xr = skirt_hem(pose, look)
        wave = scalloped((xr, low - 3), (xl, low - 2), 3.2)
        hem = [hip + (20 * g, 4), *wave, hip + (-20 * g, 4)]
        folds = [
            [hip + (-9, 6), ((hip[0] + xl) / 2 - 2, low - 20), (xl + 12, low)],
            [hip + (1, 8), ((xl + xr) / 2, low - 18), ((xl + xr) / 2 - 1, low + 2)],
            [hip + (11, 6), ((hip[0] + xr) / 2 + 4, low - 20), (xr - 10, low)],
        ]
    folds += [
        [n - u * 12 - f * 4, n - u * 32 - f * 2, n - u * 50 - f * 6],
        [n - u * 26 + f * 8, n - u * 42 + f * 7, n - u * 56 + f * 9],
    ]
    pts = [*chest, *side_r, *hem, *side_l]
    path = pen.area(pts, look.main, LINE, folds if look.garment != "mail" else ())
    if look.garment == "mail":
        mail_rings(pen, path)
        pen.outline(path, LINE)
    if look.surcoat:
        pen.area(
            [
                n - f * 13 - u * 1,
                n + f * 13 - u * 1,
                hip + (15, 0),
                hip + (22, pose.hem - 4),
                hip + (-22, pose.hem - 3),
                hip + (-16, 0),
            ],
            look.surcoat,
            LINE,
            folds[:3],
        )
    if look.trim:
        hem_trim(pen, path, hem, look.trim)
    if look.apron:
        apron_low = low - 14
        pen.area(
            [hip + (-11, -2), hip + (16, -4), (hip[0] + 24, apron_low), (hip[0] - 16, apron_low + 3)],
            look.apron,
            2.0,
            [[hip + (-2, 6), (hip[0] - 4, apron_low)], [hip + (9, 6), (hip[0] + 12, apron_low)]],
            4,
        )
    return path


def hem_trim(pen: Pen, path: skia.Path, hem: list[Point], colour: str) -> None:
    """Edge the hem of a garment with a coloured band."""
    pts = smooth(hem[1:-1], 8) - [0, 4]
    with pen.clipped(path):
        pen.line(pts, 6.4, "ink", 0.9, 0, 0.1)
        pen.line(pts, 4.4, colour, 1, 0, 0.1)
    pen.outline(path, LINE)


def belt(pen: Pen, pose: Pose, look: Look) -> None:
    """Draw the girdle at the hips."""
    hip = vec(*pose.hip)
    g = look.girth
    u, f = torso_axes(pose)
    pts = [hip - f * 20 * g + u * 3, hip + vec(0, 2), hip + f * 20 * g + u * 2]
    if look.garment == "habit":
        pen.limb(pts, [5, 5, 5], "#e8dcc0", 1.6)
        pen.rod(hip + (9, 1), hip + (11, 40), 2.6, "#e8dcc0", "#ffffff")
        return
    pen.limb(pts, [7.5, 7.5, 7.5], look.belt, 1.7)
    with pen.placed(hip[0] + 4, hip[1] + 1):
        pen.area([(-5, -6), (5, -6), (5, 6), (-5, 6)], GOLD, 1.5, sm=0)


def shoulder_cape(pen: Pen, pose: Pose, colour: str, g: float = 1.0) -> None:
    """Draw the short cape of a hood over the shoulders."""
    n = vec(*pose.neck)
    u, f = torso_axes(pose)
    pts = [
        n + u * 9 - f * 8,
        n + u * 9 + f * 8,
        n - u * 6 + f * 21 * g,
        n - u * 20 + f * 24 * g,
        n - u * 25 + f * 6,
        n - u * 24 - f * 10,
        n - u * 19 - f * 25 * g,
        n - u * 5 - f * 20 * g,
    ]
    pen.area(
        pts,
        colour,
        LINE,
        [
            [n - f * 6, n - u * 12 - f * 9, n - u * 24 - f * 12],
            [n + f * 5, n - u * 12 + f * 8, n - u * 24 + f * 11],
        ],
    )


def cloak_back(pen: Pen, pose: Pose, colour: str, length: float = 76) -> None:
    """Draw a cloak hanging behind the body."""
    n, hip = vec(*pose.neck), vec(*pose.hip)
    pts = [
        n + (-10, 0),
        n + (-27, 26),
        hip + (-32, 20),
        hip + (-42, length),
        hip + (-14, length + 5),
        hip + (8, 30),
        n + (14, 8),
    ]
    folds = [
        [n + (-16, 30), hip + (-24, 20), hip + (-31, length - 4)],
        [n + (-8, 40), hip + (-12, 20), hip + (-18, length)],
    ]
    pen.area(pts, colour, LINE, folds)


def gown_toes(pen: Pen, look: Look) -> None:
    """Draw the shoe tips that peep from under a gown."""
    for x in (-8, 16):
        pen.limb([(x, -4), (x + 16, -1)], [10, 8], look.shoes, 1.8)


def baldric(pen: Pen, pose: Pose, colour: str = SADDLE) -> None:
    """Draw a shoulder strap across the chest."""
    n, hip = vec(*pose.neck), vec(*pose.hip)
    pen.limb([n + (13, 8), n + (0, 32), hip + (-18, -6)], [6, 6, 6], colour, 1.6)
