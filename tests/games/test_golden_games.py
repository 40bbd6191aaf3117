"""Complete games in words are exactly as recorded; any change of the rules shows in the diff.

`python scripts/golden_games.py` rewrites them.
"""

import pytest

from scripts import golden_games


@pytest.mark.parametrize("seed", golden_games.SEEDS)
def test_a_game_is_told_as_before(seed):
    written = (golden_games.FOLDER / f"game-{seed}.txt").read_text(encoding="utf-8")

    assert written == golden_games.tell(seed)
