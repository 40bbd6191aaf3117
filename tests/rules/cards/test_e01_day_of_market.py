"""Event 1, Day of Market (9.1 #1)."""

import pytest

from gest_desktop.rules.journal import FortuneCounted, Journal
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    DAY_OF_MARKET,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    PARISHES,
    PASSIVE,
    PRISON,
    RETFORD,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
)
from tests.table import (
    actor,
    answer_all,
    begin,
    carry_out,
    count,
    fortune,
    options,
    party,
    suspicion,
    table,
)


def test_the_sheriff_sends_henchmen_of_any_spaces_home_for_a_shilling_each():
    g = table(
        (1, HENCHMAN, BLYTH),
        (2, HENCHMAN, NEWARK),
        (1, HENCHMAN, SHIRE_WOOD),
        (1, HENCHMAN, NOTTINGHAM),
        robin=BLYTH,
        shillings=(0, 1),
    )

    carry_out(g, fortune(1), SHERIFF, BLYTH, 1, NEWARK, 1, SHIRE_WOOD, 1, NOTTINGHAM, 1, DONE, DONE)

    assert 1 + 4 == g.shillings[SHERIFF]
    assert 1 == count(g, HENCHMAN, NEWARK)
    assert 18 - 1 == count(g, HENCHMAN, AVAILABLE)
    assert 0 == g.shillings[ROBIN]


def test_the_chronicle_tells_that_both_sides_return_nobody():
    g = table((1, HENCHMAN, BLYTH), robin=PRISON)
    g.journal = Journal()

    carry_out(g, fortune(1), SHERIFF, DONE, DONE)

    sheriff, robin = FortuneCounted(DAY_OF_MARKET, 0), FortuneCounted(DAY_OF_MARKET, 0, ROBIN)
    assert [sheriff, robin] == g.journal.entries


@pytest.mark.parametrize("passive", [False, True])
def test_no_more_henchmen_go_home_than_parishes_are_submissive(passive):
    """R59: the limit is on the Henchmen themselves; a Passive Parish is not Submissive (1.6)."""
    g = table(
        (4, HENCHMAN, NEWARK),
        (4, HENCHMAN, MANSFIELD),
        revolting=PARISHES[3:],
        statuses={RETFORD: PASSIVE} if passive else {},
        shillings=(0, 0),
    )
    limit = 2 if passive else 3

    answer_all(begin(g, fortune(1), SHERIFF), NEWARK)
    assert list(range(1, limit + 1)) == options(g)
    answer_all(g, 1, MANSFIELD)
    assert list(range(1, limit)) == options(g)
    answer_all(g, limit - 1)

    assert ROBIN == actor(g)
    assert limit == g.shillings[SHERIFF]


@pytest.mark.parametrize(("henchmen", "revolting"), [(0, ()), (3, PARISHES)])
def test_without_henchmen_or_submissive_parishes_only_robin_hood_is_asked(henchmen, revolting):
    g = table((henchmen, HENCHMAN, NEWARK), robin=BLYTH, revolting=revolting)

    begin(g, fortune(1), SHERIFF)

    assert ROBIN == actor(g)


@pytest.mark.parametrize(("henchmen", "gain"), [(1, 0), (2, 1), (3, 1), (5, 2), (7, 3)])
def test_robin_hood_gains_half_of_it_rounded_down_for_one_merry_man(henchmen, gain):
    g = table((7, HENCHMAN, NEWARK), (1, HIDDEN_MAN, MANSFIELD), robin=BLYTH, shillings=(0, 0))
    done = () if henchmen == 7 else (DONE,)

    carry_out(g, fortune(1), SHERIFF, NEWARK, henchmen, *done, MANSFIELD, party(hidden=1))

    assert [gain, henchmen] == g.shillings
    assert 0 == count(g, HIDDEN_MAN, MANSFIELD)
    assert 10 == count(g, HIDDEN_MAN, AVAILABLE)


def test_robin_hood_may_keep_his_men():
    g = table((2, HENCHMAN, NEWARK), (1, HIDDEN_MAN, MANSFIELD), robin=BLYTH, shillings=(0, 0))

    carry_out(g, fortune(1), SHERIFF, NEWARK, 2, DONE)

    assert 0 == g.shillings[ROBIN]
    assert 1 == count(g, HIDDEN_MAN, MANSFIELD)


def test_robin_hood_may_send_a_man_home_for_nothing_when_the_sheriff_declines():
    """9.1 #1, Edge: allowed but pointless."""
    g = table((2, HENCHMAN, NEWARK), (1, REVEALED_MAN, SHIRE_WOOD), robin=BLYTH, shillings=(0, 0))

    carry_out(g, fortune(1), SHERIFF, DONE, SHIRE_WOOD, party(revealed=1))

    assert [0, 0] == g.shillings
    assert 0 == count(g, REVEALED_MAN, SHIRE_WOOD)


def test_robin_hood_returns_one_piece_of_the_map_only():
    """R59: from the map, not from Prison."""
    g = table((2, HIDDEN_MAN, NEWARK), (1, REVEALED_MAN, NEWARK), (2, REVEALED_MAN, PRISON), robin=NOTTINGHAM)

    begin(g, fortune(1), SHERIFF)

    assert [NEWARK, NOTTINGHAM, DONE] == options(g)
    answer_all(g, NEWARK)
    assert [party(hidden=1), party(revealed=1)] == options(g)


def test_a_hidden_robin_goes_home_in_secret():
    """R05: which of the two Hidden pieces left is not told."""
    g = table((2, HENCHMAN, NEWARK), (1, HIDDEN_MAN, MANSFIELD), robin=MANSFIELD, favour=1)

    carry_out(g, fortune(1), SHERIFF, NEWARK, 2, MANSFIELD, party(robin=1))

    assert AVAILABLE == g.robin
    assert 1 == g.favour
    assert {MANSFIELD: 0.5, AVAILABLE: 0.5} == suspicion(g)


def test_a_revealed_robin_goes_home_before_all_eyes():
    """11.4: S = {Available}; no step towards Order, as he does not go to Prison (1.5)."""
    g = table((1, HIDDEN_MAN, MANSFIELD), robin=MANSFIELD, robin_hidden=False, favour=1)

    carry_out(g, fortune(1), SHERIFF, MANSFIELD, party(robin=1))

    assert AVAILABLE == g.robin
    assert 1 == g.favour
    assert {AVAILABLE: 1} == suspicion(g)
