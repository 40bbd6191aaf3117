"""Victory (7): checked only in Unrest, by the side of Royal Favour."""

import pytest

from gest_desktop.rules.inspection.unrest import UNREST
from gest_desktop.rules.referee import GAME_OVER, question
from gest_desktop.rules.verbs.purse import shift_favour
from gest_desktop.rules.vocabulary import (
    BLYTH,
    CARRIAGE_PLACE,
    CHANCE,
    HENCHMAN,
    JUSTICE,
    MANSFIELD,
    NOBODY,
    ORDER,
    PARISHES,
    PRISON,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    TRAP,
    USED,
)
from tests.table import actor, answer_all, begin, options, table

ROYAL_INSPECTION = 30
KING_RICHARDS_RETURN = 32


def turned(card, *pieces, **words):
    """An Event deck with this card on top, in the last slot of a ballad."""
    g = table(*pieces, **words)
    g.slot, g.event_order = 7, (card, 2)
    return answer_all(g, card)


@pytest.mark.parametrize(
    ("favour", "submissive", "winner"),
    [
        (4, 3, ROBIN),
        (3, 3, NOBODY),
        (6, 7, ROBIN),
        (5, 7, NOBODY),
        (7, 0, ROBIN),
        (-4, 5, SHERIFF),
        (-3, 5, NOBODY),
        (-7, 0, NOBODY),
        (-6, 4, SHERIFF),
    ],
)
def test_a_royal_inspection_ends_the_game_at_five_after_unrest(favour, submissive, winner):
    """Unrest moves first: seven Submissive Parishes are a step of Order, none are three of Justice."""
    g = begin(table(favour=favour, revolting=PARISHES[submissive:], card=ROYAL_INSPECTION), UNREST, SHERIFF)

    question(g)

    assert winner == g.winner


@pytest.mark.parametrize(
    ("favour", "submissive", "winner"), [(2, 7, ROBIN), (1, 7, SHERIFF), (-1, 4, ROBIN), (-2, 4, SHERIFF)]
)
def test_king_richard_decides_by_the_side_of_the_track(favour, submissive, winner):
    """There is no tie: one step across the middle decides the game."""
    g = turned(KING_RICHARDS_RETURN, favour=favour, revolting=PARISHES[submissive:])

    assert GAME_OVER is question(g)[0]
    assert winner == g.winner


def test_king_richards_return_runs_only_unrest_after_its_carriage_move():
    """R42: nobody is paid, released or redeployed."""
    g = turned(
        KING_RICHARDS_RETURN,
        (3, HENCHMAN, BLYTH),
        (2, REVEALED_MAN, PRISON),
        (1, REVEALED_MAN, MANSFIELD),
        revolting=[BLYTH],
        shillings=(0, 0),
        favour=3,
        carriages=[(TRAP, SHIRE_WOOD, False)],
    )

    assert SHERIFF == actor(g)
    assert [0] == options(g)
    answer_all(g, 0)

    assert GAME_OVER is question(g)[0]
    assert [0, 2] == g.shillings
    assert [USED] == [g.carriages[CARRIAGE_PLACE]]
    assert 1 == g.favour
    assert ROBIN == g.winner
    assert 3 == g.pieces[HENCHMAN + BLYTH]


def test_nothing_is_asked_after_the_end():
    g = turned(KING_RICHARDS_RETURN, favour=4)

    assert NOBODY == actor(g)
    assert [] == options(g)


@pytest.mark.parametrize(("favour", "towards"), [(4, JUSTICE), (-4, ORDER)])
def test_five_steps_win_nothing_outside_unrest(favour, towards):
    g = table(favour=favour)

    shift_favour(g, towards, 3)

    assert CHANCE == actor(g)
    assert NOBODY == g.winner


def test_a_royal_inspection_without_a_winner_goes_on_to_the_next_ballad():
    g = turned(ROYAL_INSPECTION, robin=PRISON, favour=1)

    assert CHANCE == actor(g)
    assert (2, 0) == (g.ballad, g.slot)
    assert NOBODY == g.winner
