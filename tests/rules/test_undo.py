"""Taking an answer back (R18): what uncovers something secret stands."""

import pytest

from gest_desktop.rules.game import Beginning, Game, NothingToUndoError
from gest_desktop.rules.plots import PLOTS, RECRUIT, ROB
from gest_desktop.rules.plots.recruit import PLACE_ONE
from gest_desktop.rules.plots.rob import TRAVELLER
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.vocabulary import HIDDEN_MAN, SHERIFF, SHIRE_WOOD
from tests.table import party

SINGLE_PLOT, PASS_ON_SINGLE_PLOT = 0, 1
MONKS_FIRST = (6, 7, 8, 1, 2, 3, 4, 5, 9, 10)


def game_after(*answers):
    game = Game(Beginning(event_deck=(7, 2, 4, 5, 6, 9, 8, 30), traveller_deck=MONKS_FIRST))
    for option in (CLASSIC, *answers):
        game.play(option)
    return game


def test_steps_that_uncover_nothing_can_be_taken_back_one_by_one():
    """R18: a Recruit, its space, the Plot and the box."""
    answers = (SINGLE_PLOT, PLOTS.index(RECRUIT), SHIRE_WOOD, PLACE_ONE)
    game, fresh = game_after(*answers), game_after()
    assert 2 == game.state.pieces[HIDDEN_MAN + SHIRE_WOOD]

    for _ in answers:
        game.undo()

    assert fresh.answers == game.answers
    assert fresh.state.pieces == game.state.pieces
    assert fresh.state.shillings == game.state.shillings
    assert fresh.journal == game.journal


@pytest.mark.parametrize(
    ("answers", "can_undo"),
    [
        ((), False),
        ((SINGLE_PLOT, PLOTS.index(ROB), SHIRE_WOOD, TRAVELLER), True),
        ((SINGLE_PLOT, PLOTS.index(ROB), SHIRE_WOOD, TRAVELLER, party(hidden=1)), False),
        ((SINGLE_PLOT, PLOTS.index(ROB), SHIRE_WOOD, TRAVELLER, party(hidden=1), 0), False),
    ],
)
def test_a_card_turned_a_piece_flipped_and_a_die_cast_cannot_be_taken_back(answers, can_undo):
    """R18: first the Event card after the set-up, then the robbers, then the roll."""
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
