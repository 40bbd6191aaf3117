"""The ratings of the levels, as measured by `gest ladder --ratings`."""

from __future__ import annotations

import json
from importlib.resources import files

from gest_desktop.ai.levels import LEVEL_NAMES

RATINGS = json.loads(files("gest_desktop.ai").joinpath("ratings.json").read_text(encoding="utf-8"))


def test_every_level_is_rated_and_each_is_stronger_than_the_one_before():
    elo = [RATINGS[name]["elo"] for name in LEVEL_NAMES]

    assert sorted(elo) == elo


def test_a_rating_lies_within_its_interval():
    assert [] == [name for name, row in RATINGS.items() if not row["low"] <= row["elo"] <= row["high"]]
