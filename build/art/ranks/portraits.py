"""Who is met at the table: a head and shoulders in a roundel of radius 50 round (0, 0)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import skia
from numpy.random import Generator
from skia import Canvas

from art.endings import cast, feast
from art.endings.cast import Part, act
from art.motifs.vines import leaf3
from art.tools.paint import P, rad, wash
from art.vignettes.cards.e32_king_richards_return import KING
from art.vignettes.parts.figure_greenwood import Look, Outfit
from art.vignettes.parts.figure_road import Pose
from art.vignettes.parts.frame import Frame, part
from art.vignettes.parts.goods import jar
from art.vignettes.parts.palette import RED
from art.vignettes.parts.people_road import person
from art.vignettes.parts.weapons_greenwood import longbow, quiver, sword

Portrait = Callable[[Canvas, Generator], None]

POTTER = (
    Look(hair="#6b4423", beard="short", hat="straw", hat_colour="#d8b45a", mouth="smile"),
    Outfit(colour="#b9683c", sleeve="#c98a52", girth=1.04),
)
MILLER = (replace(cast.MILLER[0], mouth="smile"), cast.MILLER[1])
YEOMAN = (
    Look(hair="#8a5a2a", beard="moustache", hat="cap", hat_colour="#7a5836", feather="#f6ecd2"),
    Outfit(colour="#7d8a3f", sleeve="#6d7836", collar="#5d3a1c"),
)
OUTLAW = (
    Look(hair="#9a5a26", beard="short", hat="hood", hat_colour="#2b6a36", brow="stern", mouth="smile"),
    Outfit(colour="#3f8a48", collar="#2b5c33"),
)
FRIAR = (replace(cast.TUCK[0], mouth="smile", brow="raised"), cast.TUCK[1])
S, LOW = 1.2, 206  # size of a sitter, and where its feet would be


def ground(c: Canvas, rng: Generator, tone: str, deep: str, gilt: str) -> None:
    """Field of a roundel, powdered with gilt leaves."""
    c.drawCircle(0, 0, 52, wash(rad(-8, -14, 74, [tone, deep])))
    for row, y in enumerate(range(-46, 50, 17)):
        for x in np.arange(-54 + (9 if row % 2 else 0), 56, 18):
            for turn in range(3):
                leaf3(c, float(x), y, 3.2, -1.57 + turn * 2.09, gilt, rng, 0)


def _sit(c: Canvas, rng: Generator, who: tuple[Look, Outfit], **more: object) -> None:
    setting: dict[str, Any] = {"elbow": ((-25, -122), (28, -120)), "hand": ((-10, -98), (22, -98))}
    act(c, rng, Part(who, -6, LOW, S, 1, **(setting | more)))


def potter(c: Canvas, rng: Generator) -> None:
    """The potter and a pot."""
    _sit(c, rng, POTTER)
    jar(c, 27, 47, 40, rng)


def miller(c: Canvas, rng: Generator) -> None:
    """The miller in his white coif, a sack on his shoulder."""
    _sit(c, rng, MILLER)
    part(c, Frame(0, 0), "M-46 60 C-58 14 -50 -8 -36 -6 C-22 -4 -20 24 -24 60 Z", "#d9c79a", rng, 2.0)
    part(c, Frame(0, 0), "M-42 -4 L-50 -18 L-38 -14 L-28 -20 L-30 -3 Z", "#e8dab2", rng, 1.8)


def yeoman(c: Canvas, rng: Generator) -> None:
    """The yeoman with his bow."""
    longbow(c, rng, (34, -58), (43, 4), (34, 66))
    _sit(c, rng, YEOMAN)


def outlaw(c: Canvas, rng: Generator) -> None:
    """The outlaw in his hood, arrows at his back."""
    quiver(c, rng, -34, 14, -22, 1.0)
    _sit(c, rng, OUTLAW)


def friar(c: Canvas, rng: Generator) -> None:
    """The friar with his mug."""
    _sit(
        c,
        rng,
        FRIAR,
        elbow=((-34, -112), (44, -112)),
        hand=((20, -142), (36, -90)),
        held=(feast.mug, None),
        joints={"head": (9, -181)},
    )


def king(c: Canvas, rng: Generator) -> None:
    """The king with his sword."""
    sword(c, rng, 39, 44, -87, 76)
    pose = Pose(elbows=((-24, -122), (28, -120)), hands=((-10, -96), (36, -104)))
    body = person(c, -6, LOW + 8, S, rng, pose, KING, 1, shadow=False)
    part(
        c,
        body.at(4, -128),
        "M-3 -12 L3 -12 L3 -3 L11 -3 L11 3 L3 3 L3 12 L-3 12 L-3 3 L-11 3 L-11 -3 L-3 -3 Z",
        RED,
        rng,
        1.2,
    )


def robin(c: Canvas, rng: Generator) -> None:
    """Robin Hood with his bow and arrows."""
    quiver(c, rng, -36, 16, -22, 1.0)
    longbow(c, rng, (35, -58), (44, 4), (35, 66))
    _sit(c, rng, (replace(cast.ROBIN[0], mouth="smile"), cast.ROBIN[1]))


def sheriff(c: Canvas, rng: Generator) -> None:
    """The Sheriff in his robe of office."""
    _sit(c, rng, cast.SHERIFF)


def roundel(c: Canvas, rng: Generator, draw: Portrait, field: tuple[str, str, str]) -> None:
    """Portrait in its field; below it ends at the circle, above a hat or crown may rise over the ring."""
    circle, above = skia.Path.Circle(0, 0, 50), skia.Path()
    above.addRect(skia.Rect.MakeLTRB(-64, -74, 64, -20))
    with skia.AutoCanvasRestore(c):
        c.clipPath(circle, True)
        ground(c, rng, *field)
        c.drawCircle(0, 0, 50, P("#140a04", 0.4, "stroke", 7, blur=4))
    with skia.AutoCanvasRestore(c):
        c.clipPath(skia.Op(circle, above, skia.PathOp.kUnion_PathOp), True)
        draw(c, rng)
