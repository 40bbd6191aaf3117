"""Trying out a position: what passes can be played on, whoever answers."""

import json

import pytest

from gest_desktop.common.checks import ImpossiblePositionError
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.inspection.redeployment import REDEPLOY_IN_SECRET
from gest_desktop.rules.position import read_position, write_position
from gest_desktop.rules.saves import read_beginning
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.trial import try_out
from gest_desktop.rules.vocabulary import RICHEST
from tests.rules.test_saves import a_game


@pytest.fixture
def redeploying():
    """Robin Hood decides in secret who goes home; all Merry Men on the map are Hidden by then."""
    game = Game(Beginning(seed=1))
    game.play(CLASSIC)
    while game.question()[1].script is not REDEPLOY_IN_SECRET:
        asked, f = game.question()
        game.play(asked.options(game.state, f)[0])
    return json.loads(json.dumps(write_position(game.state)))


def test_a_position_of_a_game_passes():
    try_out(a_game().state)


def test_trying_out_leaves_the_position_as_it_is():
    g = a_game().state
    before = g.facts()
    try_out(g)

    assert before == g.facts()


def test_a_revealed_merry_man_in_the_middle_of_going_home_is_found_out(redeploying):
    """Every part of the position is possible, but with these rules in progress a Merry Man would be won."""
    men = next(s["merry_men"] for s in redeploying["spaces"].values() if s["merry_men"] > [1, 0])
    men[:] = [men[0] - 1, men[1] + 1]
    g = read_position(redeploying)

    with pytest.raises(ImpossiblePositionError, match=r"\.$"):
        try_out(g)


def test_an_inspection_that_has_lost_its_end_is_found_out(redeploying):
    """Without its last phase no new ballad begins."""
    redeploying["in_progress"][1]["step"] += 1
    g = read_position(redeploying)

    with pytest.raises(ImpossiblePositionError, match=r"\.$"):
        try_out(g)


def test_no_game_begins_in_such_a_position(redeploying):
    redeploying["in_progress"][1]["step"] += 1

    with pytest.raises(ImpossiblePositionError, match=r"\.$"):
        read_beginning({"position": redeploying})


@pytest.mark.parametrize("side", ["robin", "sheriff"])
def test_a_purse_at_its_limit_takes_no_more(side):
    """So that a game with it can be saved at any time."""
    position = write_position(a_game().state)
    position["shillings"][side] = RICHEST

    try_out(read_position(position))
