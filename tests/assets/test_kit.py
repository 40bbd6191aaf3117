"""The UI kit: the rules' nouns have icons, nine-slices keep their corners, fonts have lining figures."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from gest_desktop.rules.vocabulary import BOX_IDS
from gest_desktop.scenes.kit.fonts import Face, font
from gest_desktop.scenes.kit.nine_slice import inside, stretched
from gest_desktop.scenes.kit.parts import parts, picture, scaled
from gest_desktop.scenes.kit.sheet import SIZE, kit_sheet
from gest_desktop.scenes.kit.theme import theme

PLOTS = ("recruit", "sneak", "rob", "hire", "patrol", "capture")
DEEDS = ("turncoat", "donate", "swashbuckle", "inspire", "ride", "confiscate", "disperse")
PHASES = ("unrest", "mischief", "governance", "redeployment", "reset")
STRETCHED = [name for name, part in parts().items() if any(part.border)]


@pytest.fixture(autouse=True)
def screen() -> None:
    pygame.init()
    pygame.display.set_mode((64, 64))


def test_plots_deeds_phases_and_boxes_have_signs() -> None:
    wanted = {f"plot_{n}" for n in PLOTS} | {f"deed_{n}" for n in DEEDS} | {f"phase_{n}" for n in PHASES}
    wanted |= {f"box_{n}" for n in (*BOX_IDS, "pass")}
    assert set() == wanted - set(parts())


@pytest.mark.parametrize("name", sorted(parts()))
def test_a_picture_has_the_size_that_the_manifest_tells(name: str) -> None:
    assert parts()[name].size == picture(name).get_size()


@pytest.mark.parametrize("name", STRETCHED)
@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
def test_a_nine_slice_has_the_size_asked_for(name: str, scale: float) -> None:
    for width, height in ((9, 9), (120, 44), (700, 30)):
        assert (width, height) == inside(name, width, height, scale).get_size()


def test_a_nine_slice_keeps_its_corners() -> None:
    part = parts()["panel"]
    left, top = part.border.left, part.border.top
    large = stretched("panel", 900, 700, part.scale)
    for x, y in ((part.margin.left + 1, part.margin.top + 20), (left - 1, top - 1)):
        assert picture("panel").get_at((x, y)) == large.get_at((x, y))


def test_a_nine_slice_is_drawn_once() -> None:
    assert stretched("panel", 300, 200, 1.0) is stretched("panel", 300, 200, 1.0)


def test_frames_and_hot_spots_lie_inside_their_pictures() -> None:
    for name, part in parts().items():
        assert part.size[0] % part.frames == 0, name
        assert part.hot[0] < part.size[0], name
        assert part.hot[1] < part.size[1], name
    assert scaled("thinking", 1.0, parts()["thinking"].frames - 1).get_height() == 56


@pytest.mark.parametrize(("role", "style"), [("number", "plain"), *(("text", s) for s in Face._fields)])
def test_figures_line_up_in_columns(role: str, style: str) -> None:
    """Tabular, and lining: all about as high."""
    face = font(role, 60, style)
    heights = {face.metrics(digit)[0][3] for digit in "0123456789"}
    advances = {face.metrics(digit)[0][4] for digit in "0123456789"}
    assert len(advances) == 1
    assert max(heights) - min(heights) <= 3


def gaps(words: str, role: str, size: int) -> list[int]:
    """How many columns without ink lie between letters."""
    inked = pygame.mask.from_surface(font(role, size).render(words, True, "black"))
    wide, high = inked.get_size()
    columns = ["#" if any(inked.get_at((x, y)) for y in range(high)) else " " for x in range(wide)]
    return [len(gap) for gap in "".join(columns).strip().split("#") if gap]


@pytest.mark.parametrize("size", range(13, 25))
@pytest.mark.parametrize("words", ["The two halves", "need 1 more", "Do not start"])
def test_words_of_a_heading_stand_further_apart_than_letters(words: str, size: int) -> None:
    """Also at the sizes of buttons and headings in a small window."""
    *between_letters, first, second = [0, *sorted(gaps(words, "heading", size))]
    assert min(first, second) > max(2, *between_letters)


def test_the_theme_grows_with_the_ui_scale() -> None:
    assert "30" == theme(1.5)["button"]["font"]["size"]
    assert "3" == theme(1.5)["button"]["misc"]["border_width"]
    assert "20" == theme(1.0)["button"]["font"]["size"]


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_whole_kit_can_be_drawn(scale: float) -> None:
    assert (SIZE[0] * scale, SIZE[1] * scale) == kit_sheet(scale).get_size()
