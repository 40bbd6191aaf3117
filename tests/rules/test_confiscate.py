"""Confiscate (4.3.2): a Carriage is loaded, and the Parish revolts."""

import pytest

from gest_desktop.rules.deeds import CONFISCATE
from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CARRIAGE_UP,
    DONE,
    HENCHMAN,
    NEWARK,
    NOTTINGHAM,
    PASSIVE,
    RETFORD,
    REVOLTING,
    SHERIFF,
    SHIRE_WOOD,
    SUBMISSIVE,
    TALLAGE,
    TRAP,
    TRIBUTE,
    TUXFORD,
)
from tests.table import answer_all, begin, carry_out, options, table


def test_confiscate_is_for_submissive_parishes_with_a_henchman():
    g = table(
        (1, HENCHMAN, BLYTH),
        (1, HENCHMAN, RETFORD),
        (1, HENCHMAN, NEWARK),
        (1, HENCHMAN, NOTTINGHAM),
        (1, HENCHMAN, SHIRE_WOOD),
        (1, HENCHMAN, BINGHAM),
        revolting=[RETFORD],
        statuses={NEWARK: PASSIVE},
    )

    begin(g, CONFISCATE.script, SHERIFF)

    assert [BLYTH, BINGHAM] == options(g)


@pytest.mark.parametrize("kind", [TALLAGE, TRIBUTE, TRAP])
def test_the_sheriff_chooses_the_type_and_places_it_face_down_for_nothing(kind):
    g = table((1, HENCHMAN, BLYTH), shillings=(0, 0), favour=1)

    answer_all(begin(g, CONFISCATE.script, SHERIFF), BLYTH)
    assert [TALLAGE, TRIBUTE, TRAP] == options(g)
    answer_all(g, kind)

    assert [] == options(g)
    assert [BLYTH, kind, 0] == [g.carriages[row] for row in (CARRIAGE_PLACE, CARRIAGE_TYPE, CARRIAGE_UP)]
    assert REVOLTING == g.status[BLYTH]
    assert [0, 0] == g.shillings
    assert 1 == g.favour


def test_two_parishes_may_be_robbed_by_the_law_but_not_three():
    g = table((1, HENCHMAN, BLYTH), (1, HENCHMAN, RETFORD), (1, HENCHMAN, NEWARK))

    answer_all(begin(g, CONFISCATE.script, SHERIFF), BLYTH, TRAP)
    assert [RETFORD, NEWARK, DONE] == options(g)
    answer_all(g, NEWARK, TRAP)

    assert [] == options(g)
    assert SUBMISSIVE == g.status[RETFORD]


def test_there_are_two_copies_of_each_type():
    """8.1: a type on the map or in Used is not Available."""
    g = table(
        (1, HENCHMAN, BLYTH),
        carriages=[(TRAP, TUXFORD, False), (TRAP, NEWARK, True), (TRIBUTE, NEWARK, True)],
    )

    answer_all(begin(g, CONFISCATE.script, SHERIFF), BLYTH)

    assert [TALLAGE, TRIBUTE] == options(g)


def test_confiscate_ends_with_the_last_carriage():
    taken = [(TALLAGE, TUXFORD, False)] * 2 + [(TRIBUTE, TUXFORD, False)] * 2 + [(TRAP, TUXFORD, False)]
    g = table((1, HENCHMAN, BLYTH), (1, HENCHMAN, RETFORD), carriages=taken)

    carry_out(g, CONFISCATE.script, SHERIFF, BLYTH, TRAP)

    assert SUBMISSIVE == g.status[RETFORD]
    assert not CONFISCATE.is_possible(g)


def test_several_carriages_may_share_a_parish():
    g = table((1, HENCHMAN, TUXFORD), carriages=[(TALLAGE, TUXFORD, False)])

    carry_out(g, CONFISCATE.script, SHERIFF, TUXFORD, TALLAGE)

    assert [TUXFORD, TUXFORD] == [g.carriages[CARRIAGE_PLACE + token] for token in (0, 1)]
