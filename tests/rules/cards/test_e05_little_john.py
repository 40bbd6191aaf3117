"""Event 5, Little John (9.2 #5)."""

import pytest

from gest_desktop.rules.journal import Announced
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    OUT,
    PASSIVE,
    PRISON,
    RETFORD,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SUBMISSIVE,
)
from tests.table import (
    begin,
    carry_out,
    count,
    dark,
    dark_is_possible,
    exhaust,
    light,
    light_is_possible,
    options,
    suspicion,
    table,
)


@pytest.mark.parametrize(("side", "purse"), [(ROBIN, [2, 0]), (SHERIFF, [0, 2])])
@pytest.mark.parametrize("space", [NEWARK, SHIRE_WOOD, NOTTINGHAM])
def test_light_reveals_robin_and_gives_him_a_hidden_companion_and_two_shillings(side, purse, space):
    """5.1.1, 9.3: it works fully for both sides, and the executing player gains."""
    g = table((1, HIDDEN_MAN, space), (1, HIDDEN_MAN, BLYTH), robin=space, shillings=(0, 0))

    carry_out(g, light(5), side)

    assert (space, False) == (g.robin, g.robin_hidden)
    assert 2 == count(g, HIDDEN_MAN, space)
    assert purse == g.shillings
    assert {space: 1} == suspicion(g)


def test_light_places_nobody_when_no_ordinary_man_is_available():
    """8.1: the placement is skipped, the Shillings are not."""
    g = exhaust(table(robin=NEWARK, shillings=(0, 0)), HIDDEN_MAN)

    carry_out(g, light(5), ROBIN)

    assert 0 == count(g, HIDDEN_MAN, NEWARK)
    assert 2 == g.shillings[ROBIN]


def test_light_fails_for_a_sheriff_who_was_wrong():
    """R35, 11.4: only the failure is announced, and Robin must be off the map."""
    g = table((3, HIDDEN_MAN, NEWARK), robin=AVAILABLE, suspects=(NEWARK, AVAILABLE), shillings=(0, 0))

    carry_out(g, light(5), SHERIFF)

    assert [0, 0] == g.shillings
    assert 3 == count(g, HIDDEN_MAN, NEWARK)
    assert AVAILABLE == g.robin
    assert [Announced("fails")] == g.journal.entries
    assert {AVAILABLE: 1} == suspicion(g)


def test_light_fails_without_saying_whether_robin_is_available_or_out():
    """R38: the Sheriff keeps both suspicions, in the same proportion."""
    g = table((3, HIDDEN_MAN, NEWARK), (6, HIDDEN_MAN, OUT), robin=OUT, suspects=(NEWARK, AVAILABLE, OUT))
    assert 1 == count(g, HIDDEN_MAN, AVAILABLE)

    carry_out(g, light(5), SHERIFF)

    assert {AVAILABLE: pytest.approx(1 / 8), OUT: pytest.approx(7 / 8)} == suspicion(g)


@pytest.mark.parametrize(
    ("robin", "hidden", "possible"),
    [
        (NEWARK, True, True),
        (NOTTINGHAM, True, True),
        (NEWARK, False, False),
        (PRISON, False, False),
        (AVAILABLE, True, False),
        (OUT, True, False),
    ],
)
def test_light_is_impossible_when_robin_hood_knows_robin_is_not_hidden_on_the_map(robin, hidden, possible):
    """R34: to reveal him is a cost; R57: Robin Hood goes by the true position."""
    suspects = (BLYTH, robin) if hidden else None
    g = table((1, HIDDEN_MAN, BLYTH), robin=robin, robin_hidden=hidden, suspects=suspects)

    assert possible == light_is_possible(g, 5, ROBIN)


@pytest.mark.parametrize(
    ("suspects", "possible"), [((AVAILABLE, NEWARK), True), ((AVAILABLE,), False), ((AVAILABLE, OUT), False)]
)
def test_light_is_impossible_when_the_sheriff_suspects_no_space(suspects, possible):
    """R33, R57: judged by the public set S, wherever Robin really is."""
    g = table((1, HIDDEN_MAN, NEWARK), (1, HIDDEN_MAN, OUT), robin=AVAILABLE, suspects=suspects)

    assert possible == light_is_possible(g, 5, SHERIFF)


@pytest.mark.parametrize("robin", [NEWARK, PRISON])
def test_light_is_impossible_when_the_sheriff_sees_robin(robin):
    """R57."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=robin, robin_hidden=False)

    assert not light_is_possible(g, 5, SHERIFF)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_dark_calms_a_revolting_parish_with_a_revealed_man(side):
    """9.3: it works fully for both sides."""
    g = table((1, REVEALED_MAN, NEWARK), robin=SHIRE_WOOD, revolting=[NEWARK, BLYTH])

    carry_out(g, dark(5), side, NEWARK)

    assert SUBMISSIVE == g.status[NEWARK]
    assert REVOLTING == g.status[BLYTH]
    assert 1 == count(g, REVEALED_MAN, NEWARK)


def test_dark_needs_a_revolting_parish_and_a_revealed_man_who_may_be_robin():
    g = table(
        (1, REVEALED_MAN, NEWARK),
        (1, HIDDEN_MAN, BLYTH),
        (1, REVEALED_MAN, SHIRE_WOOD),
        (1, REVEALED_MAN, MANSFIELD),
        (1, REVEALED_MAN, NOTTINGHAM),
        robin=RETFORD,
        robin_hidden=False,
        revolting=[BLYTH, NEWARK, RETFORD],
    )

    assert [RETFORD, NEWARK] == options(begin(g, dark(5), SHERIFF))


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
@pytest.mark.parametrize(
    ("kind", "status", "possible"),
    [
        (REVEALED_MAN, REVOLTING, True),
        (HIDDEN_MAN, REVOLTING, False),
        (REVEALED_MAN, SUBMISSIVE, False),
        (REVEALED_MAN, PASSIVE, False),
    ],
)
def test_dark_is_impossible_when_no_revolting_parish_has_a_revealed_man(side, kind, status, possible):
    """1.6: a Passive Parish is not Revolting."""
    g = table((1, kind, NEWARK), robin=SHIRE_WOOD, robin_hidden=False, statuses={NEWARK: status})

    assert possible == dark_is_possible(g, 5, side)
