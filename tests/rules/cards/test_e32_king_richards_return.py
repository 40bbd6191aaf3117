"""Event 32, King Richard's Return (6.1, 9.4)."""

import pytest

from gest_desktop.rules.referee import GAME_OVER, question
from gest_desktop.rules.turn import CARD
from gest_desktop.rules.vocabulary import (
    CAMP,
    CARRIAGE_PLACE,
    HENCHMAN,
    NEWARK,
    NOBODY,
    PARISHES,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    TALLAGE,
    TRIBUTE,
    TUXFORD,
)
from tests.table import carry_out, count, table

TOKEN = 0


def return_of_the_king(g, *answers):
    g.event_order = (32,)
    return carry_out(g, CARD, NOBODY, 32, *answers)


@pytest.mark.parametrize(
    ("favour", "submissive", "after", "winner"),
    [
        (2, 7, 1, ROBIN),
        (1, 5, -1, SHERIFF),
        (-1, 4, 1, ROBIN),
        (-2, 4, -1, SHERIFF),
        (-2, 2, 1, ROBIN),
        (-3, 1, -1, SHERIFF),
        (-3, 0, 1, ROBIN),
        (7, 0, 7, ROBIN),
        (-7, 5, -7, SHERIFF),
    ],
)
def test_after_unrest_the_side_of_royal_favour_wins(favour, submissive, after, winner):
    """6.1: 5 to 7 Submissive Parishes +1 Order; 3 or 4 +1, 1 or 2 +2, none +3 Justice. There is no tie."""
    g = table(revolting=PARISHES[submissive:], favour=favour)

    return_of_the_king(g)

    assert after == g.favour
    assert winner == g.winner


def test_the_game_is_over():
    g = return_of_the_king(table())

    assert GAME_OVER is question(g)[0]


def test_no_other_phase_of_the_inspection_follows():
    """R42: neither income nor desertion nor a new ballad."""
    g = table(
        (1, CAMP, SHIRE_WOOD), (4, HENCHMAN, NEWARK), robin=SHIRE_WOOD, revolting=[NEWARK], shillings=(0, 0)
    )
    g.ballad = 3

    return_of_the_king(g)

    assert [0, 0] == g.shillings
    assert 4 == count(g, HENCHMAN, NEWARK)
    assert 3 == g.ballad


def test_one_carriage_moves_before_unrest():
    """2.5: J2 loses two steps to the Tribute and one to the seven Submissive Parishes."""
    g = table(carriages=[(TRIBUTE, SHIRE_WOOD, False), (TALLAGE, NEWARK, False)], favour=2, shillings=(0, 0))

    return_of_the_king(g, TOKEN)

    assert 2 == g.shillings[SHERIFF]
    assert -2 == g.favour
    assert NEWARK == g.carriages[CARRIAGE_PLACE + 1]


def test_the_sheriff_chooses_the_carriage_and_its_escort():
    g = table((1, HENCHMAN, NEWARK), carriages=[(TRIBUTE, SHIRE_WOOD, False), (TALLAGE, NEWARK, False)])

    return_of_the_king(g, 1, 1)

    assert TUXFORD == g.carriages[CARRIAGE_PLACE + 1]
    assert 1 == count(g, HENCHMAN, TUXFORD)
