"""Whole games are told exactly as before; a change must be meant and shows in the diff.

`python scripts/golden_games.py` writes them anew.
"""

import pytest

from scripts import golden_games


@pytest.mark.parametrize("seed", golden_games.SEEDS)
def test_a_game_is_told_as_before(seed):
    written = (golden_games.FOLDER / f"game-{seed}.txt").read_text(encoding="utf-8")

    assert written == golden_games.tell(seed)
