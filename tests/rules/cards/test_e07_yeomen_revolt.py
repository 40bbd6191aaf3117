"""Event 7, Yeomen Revolt (9.2 #7)."""

import pytest

from gest_desktop.rules.vocabulary import (
    BINGHAM,
    BLYTH,
    HENCHMAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    PARISHES,
    PASSIVE,
    REMSTON,
    RETFORD,
    REVOLTING,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SUBMISSIVE,
    TUXFORD,
)
from tests.table import (
    actor,
    begin,
    carry_out,
    dark,
    dark_is_possible,
    light,
    light_is_possible,
    options,
    table,
)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_light_makes_a_parish_revolt_and_is_a_step_towards_justice(side):
    """9.3: it works fully for both sides."""
    g = table(favour=1)

    carry_out(g, light(7), side, NEWARK)

    assert REVOLTING == g.status[NEWARK]
    assert SUBMISSIVE == g.status[BLYTH]
    assert 2 == g.favour


def test_light_chooses_among_submissive_parishes_without_henchmen():
    g = table(
        (1, HENCHMAN, NEWARK),
        (1, HENCHMAN, SHIRE_WOOD),
        (1, HENCHMAN, NOTTINGHAM),
        revolting=[TUXFORD, MANSFIELD],
        statuses={BINGHAM: PASSIVE},
    )

    begin(g, light(7), SHERIFF)

    assert SHERIFF == actor(g)
    assert [BLYTH, RETFORD, REMSTON] == options(g)


@pytest.mark.parametrize("revolting", [PARISHES, PARISHES[1:]])
def test_light_shifts_favour_even_if_no_parish_qualifies(revolting):
    """R48."""
    g = table((1, HENCHMAN, BLYTH), revolting=revolting, favour=-1)
    statuses = list(g.status)

    carry_out(g, light(7), ROBIN)

    assert 1 == g.favour
    assert statuses == list(g.status)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_light_is_always_possible(side):
    assert light_is_possible(table(revolting=PARISHES), 7, side)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
@pytest.mark.parametrize(
    ("revolting", "passive", "favour"),
    [
        ((), (), -1),
        (PARISHES[:3], (), -1),
        (PARISHES[:4], (), 1),
        (PARISHES[:3], PARISHES[6:], 1),
        (PARISHES[:2], PARISHES[4:], 1),
        (PARISHES[:2], PARISHES[5:], -1),
        ((), PARISHES, 1),
    ],
)
def test_dark_is_a_step_towards_order_when_submissive_parishes_are_more_than_revolting(
    side, revolting, passive, favour
):
    """1.6: Passive Parishes count on neither side, and Nottingham is no Parish."""
    g = table(revolting=revolting, statuses=dict.fromkeys(passive, PASSIVE), favour=1)

    carry_out(g, dark(7), side)

    assert favour == g.favour


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_dark_is_always_possible_even_if_it_does_nothing(side):
    assert dark_is_possible(table(revolting=PARISHES), 7, side)
