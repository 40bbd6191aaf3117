"""Royal commissioners ride into a village under the three-lion banner, reading their writ aloud."""

from dataclasses import replace

from numpy.random import Generator
from skia import Canvas

from art.motifs.buildings import church, house
from art.vignettes.parts.figure_road import RIDE, Look, Pose
from art.vignettes.parts.foliage import grove
from art.vignettes.parts.frame import Frame, cord, pole
from art.vignettes.parts.goods import scroll
from art.vignettes.parts.heraldry import banner
from art.vignettes.parts.horses_ridden import horse, seat, stirrup
from art.vignettes.parts.land import MEADOW, ROAD, terrain, varied_tufts
from art.vignettes.parts.paint import picture
from art.vignettes.parts.palette import AZURE, GOLD, LEATHER, RED
from art.vignettes.parts.people_road import person
from art.vignettes.parts.skies import backdrop
from art.vignettes.parts.steeds import Steed

CLERK = Look(
    kind="gown",
    col="#6b2a4a",
    trim=GOLD,
    hair="#b5ada0",
    beard="long",
    hat="chaperon",
    hatcol=RED,
    belt=GOLD,
    mood="stern",
)
BEARER = Look(
    kind="mail",
    surcoat="#c23a24",
    hat="helm",
    cut="none",
    hose="#6c7680",
    beard="short",
    hair="#6b4423",
    mood="calm",
)
PEASANT = Look(
    col="#b98a4a", hose="#8a7a5c", hair="#7a5a34", beard="short", hat=None, mood="fear", belt=LEATHER
)
WHITE = Steed(coat="#e6dfd0", mane="#b9ab90", cloth=AZURE, saddle="#7d2417", tack="#8f2318", head="high")
BAY = Steed(coat="#8a5a34", mane="#2e1d10", cloth=RED, saddle="#4a2e18", tack="#4a2e18", head="high")


def village(c: Canvas, rng: Generator) -> None:
    """Cottages climbing to a church on the hill."""
    terrain(c, [(-12, 224), (110, 208), (230, 206), (330, 172), (400, 166), (452, 172)], rng, MEADOW)
    grove(c, [(22, 240, 104), (66, 230, 70), (330, 184, 44), (276, 202, 40)], rng)
    church(c, 366, 182, 66, rng, True, "slate")
    house(c, 330, 214, 44, rng, "thatch")
    house(c, 294, 238, 52, rng, "clay")


def bearer(c: Canvas, rng: Generator) -> None:
    """Mounted banner bearer at the rear."""
    fr = horse(c, 82, 304, 0.8, rng, BAY)
    x, y, s = seat(fr)
    top = (x + 50, 12)
    pose = replace(RIDE, elbows=((-22, -124), (30, -126)), hands=((26, -104), (48, -122)))
    pole(c, (x + 48, y - 86), (x + 50, 4), 4.6, "#b98a4e", rng)
    banner(c, top, 92, 62, rng, RED, -1)
    cord(c, [fr([(128, -128)])[0], (x + 40, y - 84), (x + 30, y - 92)], rng, 2.2, "#4a2e18", 1.0)
    person(c, x, y, s, rng, pose, BEARER)
    stirrup(c, x + 26 * s, y - 6 * s)


def commissioner(c: Canvas, rng: Generator) -> None:
    """Chief commissioner on a white horse with the writ."""
    fr = horse(c, 242, 312, 0.92, rng, WHITE)
    x, y, s = seat(fr)
    pose = replace(RIDE, elbows=((-16, -120), (38, -136)), hands=((26, -106), (47, -170)))
    cord(c, [fr([(112, -146)])[0], (x + 56, y - 104), (x + 32, y - 100)], rng, 2.2, "#8f2318", 1.0)
    person(
        c,
        x,
        y,
        s,
        rng,
        pose,
        CLERK,
        held_far=lambda cc, h: scroll(cc, Frame(h.x + 12, h.y - 12, 0.95, 1, 3), rng, 42, 58),
    )


def draw(c: Canvas, seed: int = 30) -> None:
    """Draw the vignette."""
    with picture(c, seed) as rng:
        backdrop(c, "blue", rng)
        village(c, rng)
        terrain(c, [(-12, 270), (110, 262), (240, 268), (340, 260), (452, 268)], rng, ROAD)
        varied_tufts(c, [(16, 318), (170, 324), (332, 322), (430, 320)], rng)
        bearer(c, rng)
        bow = Pose(
            hip=(-8, -88),
            neck=(10, -148),
            head=(24, -166),
            elbows=((4, -112), (32, -114)),
            hands=((30, -102), (34, -108)),
            nod=18,
            feet=((-16, 0), (12, 0)),
        )
        person(c, 402, 308, 0.88, rng, bow, PEASANT, -1)
        commissioner(c, rng)
