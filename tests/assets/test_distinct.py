"""No two neighbouring pieces differ by colour alone, and text stands out from its background.

At 40 pixels, on parchment and on forest, two pictures must differ
- in grey by a mean of 6 of the 100 steps of lightness L*,
- without red, green or blue cones by a mean CIE76 colour difference of 8.
A difference of about 2.3 is just noticeable on plain patches (Mahy and others, 1994); a mean over the whole
shape of two to three times that is clearly visible. The Carriages that only the Sheriff sees differ in
their seals alone, and are measured there.
"""

from itertools import combinations

import pytest

from tests.assets.folder import read
from tests.assets.sight import (
    CONES,
    EVERYTHING,
    GROUNDS,
    Window,
    colour_difference,
    contrast,
    grey_difference,
    ui_middle,
)

GREY, COLOUR = 6.0, 8.0
SEAL = (slice(17, 33), slice(24, 40))  # of a face-down Carriage, as the Sheriff sees it
CLEAR = "#00000000"
THEME_STATES = ("normal", "hovered", "selected", "active", "disabled")
READABLE = 4.5  # WCAG 2, level AA

TYPES = ("tallage", "tribute", "trap")
SIDE_BY_SIDE = {
    "figures": [
        "merry_hidden",
        "merry_revealed",
        "robin_hidden_private",
        "robin_revealed",
        "henchman",
        "camp",
        "bridge",
    ],
    "status markers": ["submissive", "revolting", "passive"],
    "Carriages": ["carriage_unknown", *(f"carriage_{kind}" for kind in TYPES)],
    "cylinders": ["eligible_robin", "eligible_sheriff", "royal_favour", "ballad"],
    "coins": ["coin_1", "coin_3"],
    "dice": ["die_white_1", "die_green_1"],
}
FACE_DOWN = ["carriage_unknown", *(f"carriage_{kind}_face_down" for kind in TYPES)]
FAVOUR = [f"ui/favour_{side}.png" for side in ("justice", "justice_strong", "order", "order_strong")]
PAIRS = [
    (f"pieces/{one}.webp", f"pieces/{other}.webp")
    for family in SIDE_BY_SIDE.values()
    for one, other in combinations(family, 2)
]
PAIRS += combinations(FAVOUR, 2)
FACE_DOWN_PAIRS = list(combinations([f"pieces/{name}.webp" for name in FACE_DOWN], 2))


def too_alike(one: str, other: str, window: Window = EVERYTHING) -> list[str]:
    """Every background and kind of vision for which two pictures look too much alike."""
    faults = []
    for ground in GROUNDS:
        grey = grey_difference(one, other, ground, window)
        if grey < GREY:
            faults.append(f"grey on {ground}: {grey:.1f}")
        for cones in CONES:
            colour = colour_difference(one, other, ground, cones, window)
            if colour < COLOUR:
                faults.append(f"{cones} on {ground}: {colour:.1f}")
    return faults


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_two_pieces_side_by_side_are_told_apart(one: str, other: str) -> None:
    assert [] == too_alike(one, other)


@pytest.mark.parametrize(("one", "other"), FACE_DOWN_PAIRS)
def test_the_sheriff_tells_his_face_down_carriages_apart(one: str, other: str) -> None:
    assert [] == too_alike(one, other, SEAL)


def text_pairs() -> list[tuple[str, str, str]]:
    """Location, text colour and background of every theme element that has a background of its own."""
    theme = read("ui/theme.json")
    defaults = theme["defaults"]["colours"]
    found = []
    for element, look in theme.items():
        own = look.get("colours", {})
        colours = defaults | own
        if "normal_bg" in own or "button" in element:
            found += [(f"{element} {s}", colours[f"{s}_text"], colours[f"{s}_bg"]) for s in THEME_STATES]
        elif {"dark_bg", "normal_text"} <= set(own) and own["dark_bg"] != CLEAR:
            found.append((element, own["normal_text"], own["dark_bg"]))
    return found


@pytest.mark.parametrize(("where", "text", "ground"), text_pairs())
def test_text_of_the_theme_stands_out(where: str, text: str, ground: str) -> None:
    assert contrast(text, ground) >= READABLE, where


INK, CAPTION, HEADING, LINK, CREAM, GOLD = "#2a1708", "#5b4129", "#7d2417", "#8a2217", "#fbf3d8", "#f3d98a"
PAPERS = ("panel", "panel_robin", "panel_sheriff", "panel_prison", "dialog", "tooltip", "bubble", "scroll")
STATES = ("normal", "hover", "pressed", "disabled", "focused")
BUTTONS = [f"button_{colour}_{state}" for colour in ("green", "brown", "red", "blue") for state in STATES]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("text", [INK, CAPTION, HEADING, LINK])
def test_dark_text_stands_out_from_paper(paper: str, text: str) -> None:
    assert contrast(text, ui_middle(paper)) >= READABLE


@pytest.mark.parametrize("ground", [*BUTTONS, "panel_dark", "wood", "table"])
def test_light_text_stands_out_from_dark_grounds(ground: str) -> None:
    text = "#e6dcc4" if ground.endswith("disabled") else CREAM
    assert contrast(text, ui_middle(ground, 0.4)) >= READABLE


@pytest.mark.parametrize("ground", ["panel_dark", "wood", "table"])
def test_gold_text_stands_out_from_dark_grounds(ground: str) -> None:
    assert contrast(GOLD, ui_middle(ground)) >= READABLE
