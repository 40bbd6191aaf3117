"""Comparing the speed with an older revision: measured in turn, and read from the output of `gest bench`."""

from pathlib import Path

import pytest

from scripts import compare_bench


def test_the_ratio_is_the_median_of_all_rounds(monkeypatch):
    measured = iter([100.0, 100.0, 100.0, 50.0, 100.0, 99.0])
    monkeypatch.setattr(compare_bench, "steps_per_second", lambda tree, games: next(measured))

    assert 0.99 == compare_bench.compare(Path("old"), Path("new"), rounds=3, games=1)


def test_this_tree_tells_its_steps_per_second():
    assert compare_bench.steps_per_second(compare_bench.ROOT, games=1) > 1000


def test_a_tree_that_cannot_be_measured_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr(compare_bench, "STEPS", compare_bench.re.compile("never printed"))
    with pytest.raises(ValueError, match="does not tell its steps per second"):
        compare_bench.steps_per_second(compare_bench.ROOT, games=1)
