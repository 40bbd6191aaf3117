"""Undo (R18): an answer that uncovered a secret cannot be taken back."""

import pytest

from gest_desktop.common.refusal import NothingToUndoError
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.plots import PLOTS, RECRUIT, ROB
from gest_desktop.rules.plots.recruit import PLACE_ONE
from gest_desktop.rules.plots.rob import TRAVELLER
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.vocabulary import SHERIFF, SHIRE_WOOD
from tests.table import party

SINGLE_PLOT, PASS_ON_SINGLE_PLOT = 0, 1
MONKS_FIRST = (6, 7, 8, 1, 2, 3, 4, 5, 9, 10)


def game_after(*answers):
    game = Game(Beginning(event_deck=(7, 2, 4, 5, 6, 9, 8, 30), traveller_deck=MONKS_FIRST))
    for option in (CLASSIC, *answers):
        game.play(option)
    return game


@pytest.mark.parametrize(
    ("answers", "can_undo"),
    [
        ((SINGLE_PLOT, PLOTS.index(RECRUIT), SHIRE_WOOD, PLACE_ONE), True),
        ((SINGLE_PLOT, PLOTS.index(ROB), SHIRE_WOOD, TRAVELLER), True),
        ((SINGLE_PLOT, PLOTS.index(ROB), SHIRE_WOOD, TRAVELLER, party(hidden=1)), False),
        ((SINGLE_PLOT, PLOTS.index(ROB), SHIRE_WOOD, TRAVELLER, party(hidden=1), 0), False),
    ],
)
def test_a_rob_can_be_taken_back_until_its_robbers_are_shown_and_a_recruit_for_longer(answers, can_undo):
    """R18: flips, the Traveller card and the die cannot be taken back."""
    assert can_undo == game_after(*answers).can_undo()


def test_taking_back_what_stands_is_refused():
    """R18."""
    game = game_after(SINGLE_PLOT, PLOTS.index(ROB), SHIRE_WOOD, TRAVELLER, party(hidden=1))
    before = list(game.answers)

    with pytest.raises(NothingToUndoError):
        game.undo()

    assert before == game.answers


def test_a_pass_that_uncovered_nothing_can_be_taken_back():
    """R18: the Sheriff is asked next, nothing was seen."""
    game = game_after(PASS_ON_SINGLE_PLOT)
    asked, f = game.question()
    assert SHERIFF == asked.actor(f)

    game.undo()

    assert [5, 9] == game.state.shillings
