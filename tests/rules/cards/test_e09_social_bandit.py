"""Event 9, Social Bandit (9.2 #9)."""

import pytest

from gest_desktop.rules.journal import Announced
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    CAMP,
    HIDDEN_MAN,
    NEWARK,
    NOTTINGHAM,
    OUT,
    PASSIVE,
    PRISON,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SUBMISSIVE,
)
from tests.table import (
    carry_out,
    count,
    dark,
    dark_is_possible,
    exhaust,
    light,
    light_is_possible,
    suspicion,
    table,
)


@pytest.mark.parametrize("status", [SUBMISSIVE, REVOLTING, PASSIVE])
@pytest.mark.parametrize(("side", "purse"), [(ROBIN, [2, 0]), (SHERIFF, [0, 2])])
def test_light_reveals_robin_and_gives_a_camp_and_two_shillings(side, purse, status):
    """5.1.1, 9.3: it works fully for both sides, and the executing player gains."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=NEWARK, shillings=(0, 0), favour=1, statuses={NEWARK: status})

    carry_out(g, light(9), side)

    assert (NEWARK, False) == (g.robin, g.robin_hidden)
    assert 1 == count(g, CAMP, NEWARK)
    assert 2 == g.favour
    assert purse == g.shillings
    assert status == g.status[NEWARK]
    assert {NEWARK: 1} == suspicion(g)


def test_light_is_no_second_camp_but_two_shillings_all_the_same():
    """8.1: no Camp, no Justice, the rest still happens."""
    g = table((1, CAMP, NEWARK), robin=NEWARK, shillings=(0, 0), favour=1)

    carry_out(g, light(9), ROBIN)

    assert 1 == count(g, CAMP, NEWARK)
    assert 1 == g.favour
    assert [2, 0] == g.shillings
    assert not g.robin_hidden


def test_light_is_no_camp_when_none_is_available():
    """8.1."""
    g = exhaust(table(robin=NEWARK, shillings=(0, 0), favour=1), CAMP)

    carry_out(g, light(9), ROBIN)

    assert 0 == count(g, CAMP, NEWARK)
    assert 1 == g.favour
    assert [2, 0] == g.shillings


@pytest.mark.parametrize("robin", [SHIRE_WOOD, AVAILABLE])
def test_light_fails_for_a_sheriff_who_was_wrong(robin):
    """R35, 11.4: only the failure is announced, and the Parishes are no longer suspect."""
    g = table(
        (1, HIDDEN_MAN, NEWARK),
        (1, HIDDEN_MAN, SHIRE_WOOD),
        robin=robin,
        suspects=(NEWARK, robin),
        shillings=(0, 0),
        favour=1,
    )

    carry_out(g, light(9), SHERIFF)

    assert [0, 0] == g.shillings
    assert 1 == g.favour
    assert 0 == count(g, CAMP, NEWARK)
    assert (robin, True) == (g.robin, g.robin_hidden)
    assert [Announced("fails")] == g.journal.entries
    assert {robin: 1} == suspicion(g)


@pytest.mark.parametrize(
    ("robin", "hidden", "possible"),
    [
        (NEWARK, True, True),
        (NEWARK, False, False),
        (SHIRE_WOOD, True, False),
        (NOTTINGHAM, True, False),
        (PRISON, False, False),
        (AVAILABLE, True, False),
        (OUT, True, False),
    ],
)
def test_light_is_impossible_when_robin_hood_knows_robin_is_not_hidden_in_a_parish(robin, hidden, possible):
    """R34: to reveal him is a cost; R57: Robin Hood goes by the true position."""
    suspects = (BLYTH, robin) if hidden else None
    g = table((1, HIDDEN_MAN, BLYTH), robin=robin, robin_hidden=hidden, suspects=suspects)

    assert possible == light_is_possible(g, 9, ROBIN)


@pytest.mark.parametrize(
    ("suspects", "possible"),
    [
        ((NEWARK, SHIRE_WOOD), True),
        ((SHIRE_WOOD,), False),
        ((SHIRE_WOOD, NOTTINGHAM, AVAILABLE), False),
    ],
)
def test_light_is_impossible_when_the_sheriff_suspects_no_parish(suspects, possible):
    """R33, R57: judged by the public set S, wherever Robin really is."""
    g = table((1, HIDDEN_MAN, NEWARK), (1, HIDDEN_MAN, NOTTINGHAM), robin=SHIRE_WOOD, suspects=suspects)

    assert possible == light_is_possible(g, 9, SHERIFF)


@pytest.mark.parametrize("robin", [NEWARK, PRISON])
def test_light_is_impossible_when_the_sheriff_sees_robin(robin):
    """R57."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=robin, robin_hidden=False)

    assert not light_is_possible(g, 9, SHERIFF)


@pytest.mark.parametrize("hidden", [True, False])
@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_dark_reveals_robin_and_calms_his_parish(side, hidden):
    """9.3: it works fully for both sides; R34: one who is Revealed already changes nothing."""
    g = table((1, HIDDEN_MAN, NEWARK), robin=NEWARK, robin_hidden=hidden, revolting=[NEWARK, BLYTH], favour=1)

    carry_out(g, dark(9), side)

    assert (NEWARK, False) == (g.robin, g.robin_hidden)
    assert [SUBMISSIVE, REVOLTING] == [g.status[NEWARK], g.status[BLYTH]]
    assert 1 == count(g, HIDDEN_MAN, NEWARK)
    assert 1 == g.favour
    assert {NEWARK: 1} == suspicion(g)


@pytest.mark.parametrize("space", [NEWARK, SHIRE_WOOD, NOTTINGHAM])
def test_dark_only_reveals_robin_where_no_parish_revolts(space):
    g = table((1, HIDDEN_MAN, BLYTH), robin=space, revolting=[BLYTH], statuses={NEWARK: PASSIVE})
    statuses = list(g.status)

    carry_out(g, dark(9), SHERIFF)

    assert (space, False) == (g.robin, g.robin_hidden)
    assert statuses == list(g.status)


@pytest.mark.parametrize("robin", [AVAILABLE, OUT])
@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_dark_only_tells_that_robin_is_off_the_map(side, robin):
    """R34, R38, 11.4: S keeps Available and out, whichever is true."""
    g = table(
        (1, HIDDEN_MAN, NEWARK),
        (1, REVEALED_MAN, BLYTH),
        robin=robin,
        suspects=(NEWARK, robin),
        revolting=[NEWARK, BLYTH],
    )

    carry_out(g, dark(9), side)

    assert [REVOLTING, REVOLTING] == [g.status[NEWARK], g.status[BLYTH]]
    assert [Announced("off the map")] == g.journal.entries
    assert {robin: 1} == suspicion(g)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
@pytest.mark.parametrize(
    ("robin", "possible"), [(NEWARK, True), (AVAILABLE, True), (OUT, True), (PRISON, False)]
)
def test_dark_is_impossible_when_robin_is_in_prison(side, robin, possible):
    assert possible == dark_is_possible(table((1, REVEALED_MAN, BLYTH), robin=robin), 9, side)
