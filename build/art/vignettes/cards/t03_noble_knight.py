"""Noble Knight: he rides out in gold and red, his face hidden in the helm, lance and pennon aloft."""

from skia import Canvas

from art.motifs.landmarks import castle
from art.vignettes.parts.caparison import Livery
from art.vignettes.parts.figure_road import Look
from art.vignettes.parts.foliage import grove
from art.vignettes.parts.frame import Frame
from art.vignettes.parts.knights import Arms, knight
from art.vignettes.parts.land import MEADOW, ROAD, flowers_at, terrain, varied_tufts
from art.vignettes.parts.paint import picture
from art.vignettes.parts.palette import RED
from art.vignettes.parts.skies import backdrop

HELMED = Look(
    kind="mail",
    surcoat="#f0d078",
    hat="greathelm",
    cut="none",
    beard="none",
    hose="#8b959d",
    boots="#565f68",
    trim=RED,
    belt=RED,
)
ARMS = Arms(Livery("#e0b040", "#a8321f"), HELMED, "chevron", RED, "#c2361d", "#a8321f")


def draw(c: Canvas, seed: int = 5) -> None:
    """Draw the vignette."""
    with picture(c, seed) as rng:
        backdrop(c, "blue", rng)
        terrain(c, [(-12, 236), (90, 206), (200, 226), (310, 200), (452, 228)], rng, MEADOW)
        castle(c, 58, 216, 42, rng)
        grove(c, [(398, 246, 122), (346, 236, 72), (8, 262, 104)], rng)
        terrain(c, [(-12, 284), (120, 272), (260, 280), (452, 270)], rng, ROAD)
        varied_tufts(c, [(24, 306), (64, 324), (330, 320), (404, 306)], rng)
        flowers_at(c, [(40, 316), (386, 322)])
        knight(c, rng, Frame(206, 314, 1.14), ARMS, ((22, -106), (48, -128)), ((212, 200), (322, 34)))
