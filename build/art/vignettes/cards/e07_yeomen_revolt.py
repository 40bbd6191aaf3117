"""Yeomen Revolt: an angry crowd of peasants with forks, flails and torches marches by dusk."""

from dataclasses import replace

from skia import Canvas

from art.motifs.landmarks import castle
from art.tools.curves import Array
from art.tools.paint import P
from art.vignettes.parts.figure_market import Look, Pose
from art.vignettes.parts.land import rolling_land, tufts
from art.vignettes.parts.palette import BLUE, BROWN, GREEN, GREY, OCHRE, RED, RUSSET, WHITE
from art.vignettes.parts.pen import Pen, pen_picture, vec
from art.vignettes.parts.people_market import Hold, person
from art.vignettes.parts.skies import leafy_ground
from art.vignettes.parts.weapons_market import pole_tool, torch

DUSK_LAND = ("#a8783a", "#75562c", "#4a361e")
MARCH = Pose(hip=(0, -88), neck=(5, -152), head=(11, -176), feet=((-30, 0), (26, 0)), foot_turn=(0, -8))


def raised_tool(kind: str, reach: float = 70, butt: float = 70, lean: float = 0.3) -> Hold:
    """Return a prop callback for a weapon shaken overhead."""

    def hold(pen: Pen, hand: Array, angle: float) -> None:
        u = vec(lean, -1)
        pole_tool(pen, hand - u * butt, hand + u * reach, kind)

    return hold


def torch_in(turn: float) -> Hold:
    """Return a prop callback for a raised torch."""
    return lambda pen, hand, angle: torch(pen, hand, turn)


def back_row(pen: Pen) -> None:
    """Draw the men behind, of whom heads, arms and weapons show."""
    fist_up = replace(MARCH, hands=((-22, -92), (26, -208)))
    tool_up = replace(MARCH, hands=((-20, -90), (42, -182)))
    mower = Look(main=GREY, hat="felt", hat_colour=BLUE, beard="short", mood="shout", hair="#5a3d22")
    person(pen, 16, 288, tool_up, mower, 0.92, far=raised_tool("scythe", 52), shadow=False)
    carter = Look(main="#55694a", hat="straw", hair="#b9803a", mood="shout")
    person(pen, 134, 288, fist_up, carter, 0.92, shadow=False)
    smith = Look(main=BROWN, hat="hood", hat_colour=RED, cape=RED, beard="full", mood="angry", hair="#2e2016")
    person(pen, 272, 288, tool_up, smith, 0.92, far=torch_in(8), shadow=False)


def front_row(pen: Pen) -> None:
    """Draw the three leaders in full."""
    bearer = replace(MARCH, hands=((-20, -94), (46, -178)))
    wife = Look(main=BLUE, garment="gown", hat="kerchief", mood="shout", apron=WHITE)
    person(pen, 68, 322, bearer, wife, 1.04, far=torch_in(-4))
    captain = Look(
        main=RUSSET,
        hat="hood",
        hat_colour=GREEN,
        cape=GREEN,
        beard="full",
        hair="#6b3d1c",
        mood="shout",
        hose="#5a5f66",
    )
    lead = replace(
        MARCH,
        hands=((42, -92), (48, -142)),
        feet=((-40, 0), (34, 0)),
        hip=(-2, -84),
        neck=(6, -148),
        head=(13, -172),
    )
    person(pen, 196, 322, lead, captain, 1.14, far=raised_tool("fork", 84, 104, 0.08))
    thresher = Look(
        main=OCHRE, hair="#3d2a1c", beard="stubble", mood="angry", hat="coif", hose="#7a5836", belt="#6e4a28"
    )
    flail_up = replace(MARCH, hands=((26, -112), (40, -196)))
    person(pen, 318, 322, flail_up, thresher, 1.08, far=raised_tool("flail", 40, 50, 0.16))


def draw(c: Canvas, seed: int = 17) -> None:
    """Draw the revolt."""
    with pen_picture(c, seed) as pen:
        leafy_ground(pen, "#4a1620", "#96351f", "#e0953f", "#d9a04c", "#f6d890")
        c.drawCircle(400, 250, 150, P("#ffd890", 0.35, blur=50))
        rolling_land(
            pen,
            [(-10, 262), (120, 250), (260, 256), (360, 236), (450, 232)],
            ("#8a6a34", "#6d5228", "#4a361e"),
        )
        castle(c, 396, 240, 38, pen.rng, "stone", "verm")
        back_row(pen)
        rolling_land(pen, [(-10, 296), (120, 290), (260, 294), (450, 286)], DUSK_LAND)
        front_row(pen)
        tufts(pen, ((20, 312), (140, 324), (270, 326), (408, 312)))
