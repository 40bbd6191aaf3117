"""The table fits every window: nothing overlaps, nothing leaves it, the board keeps its shape."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gest_desktop.scenes.table.paint.layout import BOARD_SHAPE, Rect, layout

SIZES = [
    (1024, 640),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
    (3840, 2160),
]


def overlap(a, b):
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def check(width, height, scale=1.0, text_scale=1.0):
    table = layout(width, height, scale, text_scale)
    for name, part in table.parts().items():
        assert min(part.w, part.h) > 30, (name, part)
        assert min(part.x, part.y, width - part.right, height - part.bottom) >= 0, (name, part)
    for (one, a), (other, b) in combinations(table.parts().items(), 2):
        assert not overlap(a, b), (one, other)
    assert abs(table.board.w / table.board.h - BOARD_SHAPE) < 0.01


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_known_windows_have_room_for_everything(width, height):
    check(width, height)


@given(st.integers(1024, 5120), st.integers(640, 2880))
def test_any_window_has_room_for_everything(width, height):
    check(width, height)


@given(st.integers(1024, 5120), st.integers(640, 2880), st.integers(75, 200), st.integers(75, 200))
def test_any_scale_has_room_for_everything(width, height, scale, text):
    check(width, height, scale / 100, text / 100)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
def test_the_board_never_vanishes(width, height, scale):
    """The player's scale takes room from the board, but leaves it a good part of the window."""
    table = layout(width, height, scale)

    assert table.board.w >= 0.5 * min(width, height * 16 / 9)
    assert table.board.w <= layout(width, height, 0.75).board.w


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_larger_scale_gives_larger_panels(width, height):
    factors = [layout(width, height, scale).factor for scale in (0.75, 1.0, 1.25, 1.5, 2.0)]

    assert sorted(factors) == factors
    assert factors[0] < factors[-1]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_prompt_has_room_for_a_line_and_buttons(width, height):
    assert layout(width, height).prompt.h >= 40


def test_the_bars_and_the_feet_of_both_columns_are_level():
    for width, height in SIZES:
        table = layout(width, height)
        assert (table.prompt.y, table.prompt.h) == (table.menu.y, table.menu.h)
        assert table.inspection.bottom == table.chronicle.bottom


def test_tracks_with_room_lie_below_each_other():
    small, large = layout(1024, 640), layout(1920, 1080)
    assert small.favour.w == small.inspection.w == small.board.w
    assert large.favour.y == large.inspection.y


def test_the_design_is_met_at_its_own_size():
    table = layout(1920, 1080)

    assert Rect(16, 8, 1376, 58) == table.prompt
    assert Rect(16, 74, 1376, 860) == table.board
    assert (Rect(16, 942, 812, 130), Rect(836, 942, 556, 130)) == (table.favour, table.inspection)
    assert (Rect(1404, 74, 246, 150), Rect(1658, 74, 246, 150)) == (table.robin, table.sheriff)
    assert (Rect(1404, 232, 316, 544), Rect(1730, 232, 174, 544)) == (table.card, table.initiative)
    assert (Rect(1404, 784, 246, 106), Rect(1658, 784, 246, 106)) == (table.prison, table.used)
    assert Rect(1404, 898, 500, 174) == table.chronicle


def test_a_wide_window_gives_its_width_to_the_side_panel():
    assert layout(2560, 1080).board == layout(1920, 1080).board
    assert layout(2560, 1080).chronicle.w == 500 + 640


def test_the_board_is_the_largest_thing_on_the_table():
    for width, height in SIZES:
        parts = layout(width, height).parts()
        assert "board" == max(parts, key=lambda name: parts[name].w * parts[name].h)
