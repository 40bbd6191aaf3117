"""Noble Knight: bare-faced under his helmet, in azure and silver, he lowers his lance and offers war."""

from skia import Canvas

from art.vignettes.parts.caparison import Livery
from art.vignettes.parts.figure_road import Look
from art.vignettes.parts.foliage import grove
from art.vignettes.parts.frame import Frame
from art.vignettes.parts.knights import Arms, knight
from art.vignettes.parts.land import GRASS, ROAD, flowers_at, terrain, varied_tufts
from art.vignettes.parts.paint import picture
from art.vignettes.parts.palette import AZURE, GOLD
from art.vignettes.parts.skies import backdrop

BARE_FACED = Look(
    kind="mail",
    surcoat="#e9e1cc",
    hat="helm",
    cut="none",
    beard="short",
    hair="#7a4a22",
    mood="stern",
    hose="#8b959d",
    boots="#565f68",
    belt=GOLD,
)
ARMS = Arms(
    Livery("#2f6498", "#f3e6c4", "#6b4a32", "#33221a"), BARE_FACED, "cross", AZURE, "#f3e6c4", "#f3e6c4"
)


def draw(c: Canvas, seed: int = 4) -> None:
    """Draw the vignette."""
    with picture(c, seed) as rng:
        backdrop(c, "gold", rng)
        terrain(c, [(-12, 222), (110, 208), (230, 222), (340, 206), (452, 226)], rng, GRASS)
        grove(c, [(400, 248, 168, "#6b7f3a"), (344, 232, 90), (60, 232, 84), (14, 250, 130, "#5c7537")], rng)
        terrain(c, [(-12, 280), (120, 270), (260, 278), (452, 268)], rng, ROAD)
        varied_tufts(c, [(24, 306), (110, 326), (330, 322), (410, 304)], rng)
        flowers_at(c, [(54, 318), (384, 316)])
        knight(c, rng, Frame(238, 314, 1.14, -1), ARMS, ((22, -106), (48, -142)), ((304, 136), (30, 104)))
