"""The number of lines of play from a position: every answer, chance included, counted to a depth.

If one of these numbers changes, some side may do something that was not possible before, or the reverse.
"""

from pathlib import Path

import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.referee import GAME_OVER, answer, question

LINES = Path(__file__).with_name("openings.perft").read_text(encoding="utf-8").splitlines()
CASES = [line.split() for line in LINES if line and not line.startswith("#")]


def courses(g, depth):
    if depth == 0:
        return 1
    asked, f = question(g)
    if asked is GAME_OVER:
        return 1
    total = 0
    for option in asked.options(g, f):
        twin = g.clone()
        asked_again, frame = question(twin)
        answer(twin, asked_again, frame, option)
        total += courses(twin, depth - 1)
    return total


@pytest.mark.parametrize(("opening", "card", "depth", "number"), CASES)
def test_an_opening_has_as_many_courses_as_before(opening, card, depth, number):
    game = Game(Beginning(seed=1, event_deck=(int(card),)))
    game.play(["classic", "balanced", "aggressive"].index(opening))

    assert int(number) == courses(game.state, int(depth))
