"""Parts of the kit at any size."""

import pytest

from gest_desktop.scenes.kit.nine_slice import stretched


@pytest.mark.parametrize("height", range(18, 44))
def test_a_low_part_has_no_gap_between_its_rims(height):
    """A hole of one pixel would show what lies below as a line through the words."""
    out = stretched("panel_dark", 200, height, 2 / 3)
    middle = out.get_width() // 2
    alphas = [out.get_at((middle, y)).a for y in range(out.get_height())]

    inside = alphas[len(alphas) // 3 : 2 * len(alphas) // 3]
    assert 200 < min(inside)
