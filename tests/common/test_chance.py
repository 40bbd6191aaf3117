"""Chance answers by weights."""

from collections import Counter
from random import Random

import pytest

from gest_desktop.common.chance import draw_weighted


@pytest.mark.parametrize(("number", "option"), [(0.0, 7), (0.24, 7), (0.26, 8), (0.99, 8)])
def test_an_option_is_drawn_by_its_share(number, option):
    assert option == draw_weighted([7, 8], [1, 3], lambda: number)


def test_in_the_long_run_each_option_comes_as_often_as_its_weight_says():
    random = Random(1)
    drawn = Counter(draw_weighted([0, 1, 2], [1, 2, 3], random.random) for _draw in range(6000))

    assert [1000, 2000, 3000] == pytest.approx([drawn[option] for option in range(3)], abs=150)


def test_a_number_that_rounds_up_to_one_draws_the_last_option():
    assert 8 == draw_weighted([7, 8], [1, 3], lambda: 1.0)
