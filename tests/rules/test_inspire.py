"""Inspire (4.2.4): Robin steps forward in a Parish."""

import pytest

from gest_desktop.rules.deeds import INSPIRE
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    HIDDEN_MAN,
    NOTTINGHAM,
    OUT,
    PASSIVE,
    PRISON,
    REVOLTING,
    ROBIN,
    SHIRE_WOOD,
    SUBMISSIVE,
)
from tests.table import carry_out, count, suspicion, table


@pytest.mark.parametrize(
    ("robin", "hidden", "status", "possible"),
    [
        (BLYTH, True, SUBMISSIVE, True),
        (BLYTH, True, REVOLTING, True),
        (BLYTH, True, PASSIVE, False),
        (BLYTH, False, SUBMISSIVE, False),
        (BLYTH, False, REVOLTING, False),
        (SHIRE_WOOD, True, SUBMISSIVE, False),
        (NOTTINGHAM, True, SUBMISSIVE, False),
        (PRISON, False, SUBMISSIVE, False),
        (AVAILABLE, True, SUBMISSIVE, False),
        (OUT, True, SUBMISSIVE, False),
    ],
)
def test_robin_must_be_hidden_in_a_submissive_or_revolting_parish(robin, hidden, status, possible):
    g = table((1, HIDDEN_MAN, BLYTH), robin=robin, robin_hidden=hidden, statuses={BLYTH: status})

    assert possible == INSPIRE.is_possible(g)


def test_a_submissive_parish_revolts():
    g = table(robin=BLYTH, favour=1)

    carry_out(g, INSPIRE.script, ROBIN)

    assert REVOLTING == g.status[BLYTH]
    assert 1 == g.favour


def test_a_revolting_parish_gives_a_step_of_justice():
    g = table(robin=BLYTH, revolting=[BLYTH], favour=1)

    carry_out(g, INSPIRE.script, ROBIN)

    assert REVOLTING == g.status[BLYTH]
    assert 2 == g.favour


def test_only_robin_is_revealed_and_everybody_knows_him_now():
    g = table((2, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH)

    carry_out(g, INSPIRE.script, ROBIN)

    assert not g.robin_hidden
    assert 2 == count(g, HIDDEN_MAN, BLYTH)
    assert {BLYTH: 1.0} == suspicion(g)


def test_inspire_costs_nothing():
    g = table(robin=BLYTH, shillings=(0, 0))

    carry_out(g, INSPIRE.script, ROBIN)

    assert 0 == g.shillings[ROBIN]
