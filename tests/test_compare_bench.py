"""Comparing the speed with an older revision: measured in turn, and read from the output of `gest bench`."""

import re
from pathlib import Path

import pytest

from scripts import compare_bench


def test_the_ratio_is_the_median_of_all_rounds(monkeypatch):
    measured = iter([100.0, 100.0, 100.0, 50.0, 100.0, 99.0])
    monkeypatch.setattr(compare_bench, "per_second", lambda tree, games, what: next(measured))

    assert 0.99 == compare_bench.compare(Path("old"), Path("new"), rounds=3, games=1)


@pytest.mark.parametrize("what", [compare_bench.STEPS, compare_bench.SEARCH])
def test_this_tree_tells_its_speed(what):
    assert compare_bench.per_second(compare_bench.ROOT, games=1, what=what) > 100


def test_a_tree_that_cannot_be_measured_says_so(tmp_path, monkeypatch):
    never = re.compile("never printed")
    with pytest.raises(ValueError, match="does not tell what is compared"):
        compare_bench.per_second(compare_bench.ROOT, games=1, what=never)
