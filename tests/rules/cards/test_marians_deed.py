"""The Deed of Event 24, Maid Marian: any Merry Man may take Robin's part (9.2 #24)."""

import pytest

from gest_desktop.rules.cards.marians_deed import BREAK_OUT, INSPIRE, MARIANS_DEED, SLIP
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    OUT,
    PASSIVE,
    PRISON,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    REVOLTING,
    RIVER_BORDERS,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SOUTHWELL_FOREST,
    SUBMISSIVE,
    TUXFORD,
)
from tests.table import actor, answer_all, begin, carry_out, count, options, party, suspicion, table

ALONE = party()
HIDDEN, REVEALED, THE_ROBIN = party(hidden=1), party(revealed=1), party(robin=1)


def do_the_deed(g, *answers):
    return carry_out(g, MARIANS_DEED, ROBIN, *answers)


@pytest.mark.parametrize(
    ("pieces", "robin", "deeds"),
    [
        ([(1, HIDDEN_MAN, BLYTH)], OUT, [SLIP, INSPIRE]),
        ([], REMSTON, [SLIP, INSPIRE]),
        ([(1, REVEALED_MAN, BLYTH)], OUT, [SLIP]),
        ([(1, HIDDEN_MAN, SHIRE_WOOD)], OUT, [SLIP]),
        ([(1, HIDDEN_MAN, NOTTINGHAM)], OUT, [SLIP]),
        ([(1, HIDDEN_MAN, BINGHAM)], OUT, [SLIP]),
        ([(1, REVEALED_MAN, PRISON)], OUT, [BREAK_OUT]),
        ([], PRISON, [BREAK_OUT]),
        ([], AVAILABLE, []),
    ],
)
def test_the_deeds_offered_are_those_that_somebody_can_do(pieces, robin, deeds):
    """Inspire needs a Hidden man in a Parish that is not Passive. R38: Robin himself is not needed."""
    g = table(*pieces, robin=robin, revolting=[REMSTON], statuses={BINGHAM: PASSIVE})

    assert [*deeds, DONE] == options(begin(g, MARIANS_DEED, ROBIN))


def test_the_deed_may_be_declined():
    """R58."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=NEWARK)

    do_the_deed(g, DONE)

    assert [] == g.journal.entries


@pytest.mark.parametrize(("kind", "leader"), [(HIDDEN_MAN, HIDDEN), (REVEALED_MAN, REVEALED)])
def test_an_ordinary_man_swashbuckles_alone_and_arrives_hidden(kind, leader):
    g = table((1, kind, BLYTH), robin=NEWARK)

    do_the_deed(g, SLIP, BLYTH, leader, ALONE, TUXFORD)

    assert 0 == count(g, kind, BLYTH)
    assert 1 == count(g, HIDDEN_MAN, TUXFORD)
    assert NEWARK == g.robin


def test_the_leader_comes_from_any_space_with_a_merry_man():
    g = table(
        (1, HIDDEN_MAN, SHIRE_WOOD),
        (1, REVEALED_MAN, NOTTINGHAM),
        (1, HIDDEN_MAN, BINGHAM),
        robin=RETFORD,
        statuses={BINGHAM: PASSIVE},
    )

    answer_all(begin(g, MARIANS_DEED, ROBIN), SLIP)

    assert [RETFORD, BINGHAM, SHIRE_WOOD, NOTTINGHAM] == options(g)


def test_robin_may_still_lead_himself():
    g = table((1, HIDDEN_MAN, BLYTH), (1, REVEALED_MAN, BLYTH), robin=BLYTH)

    answer_all(begin(g, MARIANS_DEED, ROBIN), SLIP, BLYTH)

    assert [HIDDEN, REVEALED, THE_ROBIN] == options(g)


@pytest.mark.parametrize(
    ("leader", "companions"),
    [
        (HIDDEN, [ALONE, REVEALED, THE_ROBIN]),
        (REVEALED, [ALONE, HIDDEN, THE_ROBIN]),
        (THE_ROBIN, [ALONE, HIDDEN, REVEALED]),
    ],
)
@pytest.mark.parametrize("robin_hidden", [True, False])
def test_the_companion_is_nobody_or_one_other_man_of_the_space_robin_too(leader, companions, robin_hidden):
    g = table((1, HIDDEN_MAN, BLYTH), (1, REVEALED_MAN, BLYTH), robin=BLYTH, robin_hidden=robin_hidden)

    answer_all(begin(g, MARIANS_DEED, ROBIN), SLIP, BLYTH, leader)

    assert companions == options(g)


def test_the_leader_is_not_his_own_companion():
    g = table((1, HIDDEN_MAN, BLYTH), robin=NEWARK)

    answer_all(begin(g, MARIANS_DEED, ROBIN), SLIP, BLYTH, HIDDEN)

    assert [ALONE] == options(g)


def test_leader_and_companion_each_take_any_adjacent_way():
    """R31: both must move, to the same space or to different ones; R03: over Ollerton Hill as well."""
    g = table((2, HIDDEN_MAN, BLYTH), robin=NEWARK)
    g.ollerton = True

    answer_all(begin(g, MARIANS_DEED, ROBIN), SLIP, BLYTH, HIDDEN, HIDDEN)

    assert {SHIRE_WOOD, TUXFORD, SOUTHWELL_FOREST} == set(options(g))
    answer_all(g, TUXFORD)
    assert {SHIRE_WOOD, TUXFORD, SOUTHWELL_FOREST} == set(options(g))


def test_robin_comes_along_hidden_with_an_ordinary_leader():
    g = table((1, REVEALED_MAN, BLYTH), robin=BLYTH, robin_hidden=False)

    do_the_deed(g, SLIP, BLYTH, REVEALED, THE_ROBIN, TUXFORD, SHIRE_WOOD)

    assert 1 == count(g, HIDDEN_MAN, TUXFORD)
    assert (SHIRE_WOOD, True) == (g.robin, g.robin_hidden)


def test_nobody_is_detected_on_the_way():
    """4.2.3: no Sneak test, though four Henchmen stand in Tuxford."""
    g = table((2, HIDDEN_MAN, BLYTH), (4, HENCHMAN, TUXFORD), robin=NEWARK)

    do_the_deed(g, SLIP, BLYTH, HIDDEN, HIDDEN, TUXFORD, TUXFORD)

    assert 2 == count(g, HIDDEN_MAN, TUXFORD)


@pytest.mark.parametrize("leader", [HIDDEN, THE_ROBIN])
def test_the_sheriff_does_not_learn_whether_a_hidden_leader_is_robin(leader):
    """11.4: one of two pieces moved, whichever it was."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=BLYTH)

    do_the_deed(g, SLIP, BLYTH, leader, ALONE, TUXFORD)

    assert {BLYTH: 0.5, TUXFORD: 0.5} == suspicion(g)


def test_the_sheriff_sees_the_same_whoever_led():
    """R22: not even which of two went which way."""
    one, other = (table((1, HIDDEN_MAN, BLYTH), robin=BLYTH) for _ in range(2))

    do_the_deed(one, SLIP, BLYTH, HIDDEN, THE_ROBIN, TUXFORD, SHIRE_WOOD)
    do_the_deed(other, SLIP, BLYTH, THE_ROBIN, HIDDEN, TUXFORD, SHIRE_WOOD)

    assert (SHIRE_WOOD, TUXFORD) == (one.robin, other.robin)
    assert redact(one, SHERIFF) == redact(other, SHERIFF)
    seen, seen_other = ([entry.seen_by(SHERIFF) for entry in g.journal.entries] for g in (one, other))
    assert seen == seen_other


def test_the_way_is_chosen_behind_the_screen():
    """11.2: the Sheriff sees no space and no piece until everything is decided."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=BLYTH)
    before = redact(answer_all(begin(g, MARIANS_DEED, ROBIN), SLIP), SHERIFF)

    answer_all(g, BLYTH, THE_ROBIN, HIDDEN, TUXFORD)

    assert before == redact(g, SHERIFF)


def test_suspicion_spreads_over_both_ways_and_leaves_a_space_that_is_empty():
    """11.4: none of the old Hidden pieces of Blyth stayed."""
    g = table((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, NEWARK), robin=BLYTH)

    do_the_deed(g, SLIP, BLYTH, HIDDEN, THE_ROBIN, TUXFORD, SHIRE_WOOD)

    third = pytest.approx(1 / 3, abs=1e-6)
    assert {TUXFORD: third, SHIRE_WOOD: third, NEWARK: third} == suspicion(g)


def test_a_revealed_ordinary_leader_carries_no_suspicion():
    """11.4: an origin that only Revealed ordinary men left changes nothing."""
    g = table((1, REVEALED_MAN, BLYTH), robin=BLYTH)

    do_the_deed(g, SLIP, BLYTH, REVEALED, ALONE, TUXFORD)

    assert {BLYTH: 1} == suspicion(g)


def test_a_revealed_leader_and_a_hidden_companion_are_shuffled_before_they_part():
    """R22: the suspect piece may have gone either way."""
    g = table((1, REVEALED_MAN, BLYTH), (1, HIDDEN_MAN, BLYTH), robin=NEWARK)

    do_the_deed(g, SLIP, BLYTH, REVEALED, HIDDEN, TUXFORD, SHIRE_WOOD)

    assert {TUXFORD: 0.25, SHIRE_WOOD: 0.25, NEWARK: 0.5} == suspicion(g)


@pytest.mark.parametrize(("leader", "companion"), [(THE_ROBIN, HIDDEN), (HIDDEN, THE_ROBIN)])
def test_a_revealed_robin_who_leaves_is_one_of_those_who_left(leader, companion):
    """11.4: S is where the pieces of his space went."""
    g = table((2, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, NEWARK), robin=BLYTH, robin_hidden=False)

    do_the_deed(g, SLIP, BLYTH, leader, companion, TUXFORD, SHIRE_WOOD)

    assert {TUXFORD: 0.5, SHIRE_WOOD: 0.5} == suspicion(g)


def test_a_revealed_robin_who_stays_is_still_known():
    g = table((1, HIDDEN_MAN, BLYTH), robin=BLYTH, robin_hidden=False)

    do_the_deed(g, SLIP, BLYTH, HIDDEN, ALONE, TUXFORD)

    assert {BLYTH: 1} == suspicion(g)
    assert not g.robin_hidden


def test_an_ordinary_leader_breaks_out_of_prison_alone_and_revealed():
    g = table((2, REVEALED_MAN, PRISON), (1, HIDDEN_MAN, NOTTINGHAM), robin=BLYTH, favour=1)

    do_the_deed(g, BREAK_OUT, NOTTINGHAM, REVEALED)

    assert 1 == count(g, REVEALED_MAN, PRISON)
    assert 1 == count(g, REVEALED_MAN, NOTTINGHAM)
    assert 1 == count(g, HIDDEN_MAN, NOTTINGHAM)
    assert {BLYTH: 0.5, NOTTINGHAM: 0.5} == suspicion(g)
    assert 1 == g.favour


def test_robin_may_break_out_of_prison_and_is_shown():
    """11.4: a leader coming out of Prison is shown."""
    g = table((1, REVEALED_MAN, PRISON), robin=PRISON, favour=1)

    answer_all(begin(g, MARIANS_DEED, ROBIN), BREAK_OUT, SHIRE_WOOD)

    assert [REVEALED, THE_ROBIN] == options(g)
    answer_all(g, THE_ROBIN)
    assert [] == options(g)
    assert (SHIRE_WOOD, False) == (g.robin, g.robin_hidden)
    assert {SHIRE_WOOD: 1} == suspicion(g)
    assert 1 == g.favour


def test_a_prisoner_breaks_out_to_nottingham_or_a_space_adjacent_to_it():
    """4.2.3; 1.3.4: the Bridge leads out of Nottingham too."""
    g = table((1, REVEALED_MAN, PRISON), robin=BLYTH)
    g.bridge = RIVER_BORDERS.index((BINGHAM, NOTTINGHAM))

    answer_all(begin(g, MARIANS_DEED, ROBIN), BREAK_OUT)

    assert [MANSFIELD, BINGHAM, SHIRE_WOOD, SOUTHWELL_FOREST, NOTTINGHAM] == options(g)


@pytest.mark.parametrize(
    ("before", "after", "favour"), [(SUBMISSIVE, REVOLTING, 1), (REVOLTING, REVOLTING, 2)]
)
@pytest.mark.parametrize("henchmen", [0, 3])
def test_an_ordinary_man_inspires_and_is_revealed(before, after, favour, henchmen):
    """4.2.4: a Submissive Parish revolts, a Revolting one gives one Justice."""
    g = table(
        (1, HIDDEN_MAN, BLYTH), (henchmen, HENCHMAN, BLYTH), robin=NEWARK, statuses={BLYTH: before}, favour=1
    )

    do_the_deed(g, INSPIRE, BLYTH, HIDDEN)

    assert after == g.status[BLYTH]
    assert 1 == count(g, REVEALED_MAN, BLYTH)
    assert favour == g.favour
    assert g.robin_hidden


def test_inspire_is_offered_in_parishes_with_a_hidden_man_that_are_not_passive():
    g = table(
        (1, HIDDEN_MAN, BLYTH),
        (1, HIDDEN_MAN, BINGHAM),
        (1, REVEALED_MAN, NEWARK),
        (1, HIDDEN_MAN, SHIRE_WOOD),
        (1, HIDDEN_MAN, NOTTINGHAM),
        robin=REMSTON,
        revolting=[REMSTON],
        statuses={BINGHAM: PASSIVE},
    )

    answer_all(begin(g, MARIANS_DEED, ROBIN), INSPIRE)

    assert [BLYTH, REMSTON] == options(g)


@pytest.mark.parametrize(("robin_hidden", "leaders"), [(True, [HIDDEN, THE_ROBIN]), (False, [HIDDEN])])
def test_only_a_hidden_man_inspires(robin_hidden, leaders):
    g = table((1, HIDDEN_MAN, BLYTH), (1, REVEALED_MAN, BLYTH), robin=BLYTH, robin_hidden=robin_hidden)

    answer_all(begin(g, MARIANS_DEED, ROBIN), INSPIRE, BLYTH)

    assert leaders == options(g)
    assert ROBIN == actor(g)


def test_the_sheriff_learns_that_the_ordinary_man_who_inspired_was_not_robin():
    """11.4: one of two in Blyth is cleared, so Blyth weighs no more than Newark."""
    g = table((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, NEWARK), robin=BLYTH)

    do_the_deed(g, INSPIRE, BLYTH, HIDDEN)

    assert {BLYTH: 0.5, NEWARK: 0.5} == suspicion(g)


def test_the_sheriff_knows_robin_once_he_has_inspired():
    g = table((1, HIDDEN_MAN, BLYTH), (1, HIDDEN_MAN, NEWARK), robin=BLYTH)

    do_the_deed(g, INSPIRE, BLYTH, THE_ROBIN)

    assert {BLYTH: 1} == suspicion(g)
    assert not g.robin_hidden
