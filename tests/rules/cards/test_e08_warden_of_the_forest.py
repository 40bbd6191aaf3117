"""Event 8, Warden of the Forest (9.1 #8)."""

import pytest

from gest_desktop.rules.journal import FavourMoved, FortuneCounted
from gest_desktop.rules.vocabulary import (
    BLYTH,
    DONE,
    HENCHMAN,
    HIDDEN_MAN,
    MANSFIELD,
    NEWARK,
    NOTTINGHAM,
    PARISHES,
    PASSIVE,
    REMSTON,
    RETFORD,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SUBMISSIVE,
    TUXFORD,
    WARDEN,
)
from tests.table import actor, answer_all, begin, carry_out, count, fortune, options, table


def test_the_journal_tells_how_many_submissive_parishes_he_counts():
    g = table(revolting=[BLYTH, NEWARK, RETFORD], favour=1)

    carry_out(g, fortune(8), SHERIFF)

    assert [FortuneCounted(WARDEN, 4), FavourMoved(1, 2)] == g.journal.entries


def test_the_journal_tells_which_side_could_act_but_does_not():
    g = table(
        (1, HENCHMAN, BLYTH), (1, HIDDEN_MAN, RETFORD), revolting=[BLYTH, NEWARK], shillings=(2, 2), favour=7
    )

    carry_out(g, fortune(8), SHERIFF, DONE, DONE)

    declined = [FortuneCounted(WARDEN, 0, SHERIFF), FortuneCounted(WARDEN, 0, ROBIN)]
    assert [*declined, FortuneCounted(WARDEN, 5), FavourMoved(7, 6)] == g.journal.entries


def test_the_journal_tells_that_royal_favour_stays_at_the_end_of_its_track():
    g = table(revolting=[BLYTH, NEWARK, RETFORD], favour=7)

    carry_out(g, fortune(8), SHERIFF)

    assert [FortuneCounted(WARDEN, 4), FavourMoved(7, 7)] == g.journal.entries


def test_the_sheriff_may_hire_in_two_revolting_parishes_at_the_usual_cost():
    """R44: two Shillings each; no Henchman is placed there (3.3.1)."""
    g = table(
        (1, HENCHMAN, BLYTH),
        (1, HENCHMAN, NEWARK),
        (1, HENCHMAN, RETFORD),
        revolting=[BLYTH, NEWARK, RETFORD],
        shillings=(0, 6),
    )

    carry_out(g, fortune(8), SHERIFF, BLYTH, NEWARK)

    assert 6 - 4 == g.shillings[SHERIFF]
    assert [SUBMISSIVE, SUBMISSIVE, REVOLTING] == [g.status[s] for s in (BLYTH, NEWARK, RETFORD)]
    assert 1 == count(g, HENCHMAN, BLYTH)


def test_the_sheriff_may_hire_in_one_parish_or_in_none():
    g = table((1, HENCHMAN, BLYTH), (1, HENCHMAN, NEWARK), revolting=[BLYTH, NEWARK], shillings=(0, 4))

    begin(g, fortune(8), SHERIFF)

    assert SHERIFF == actor(g)
    assert [BLYTH, NEWARK, DONE] == options(g)
    answer_all(g, BLYTH)
    assert [NEWARK, DONE] == options(g)
    answer_all(g, DONE)
    assert 2 == g.shillings[SHERIFF]
    assert REVOLTING == g.status[NEWARK]


def test_the_sheriff_hires_only_where_henchmen_outnumber_all_merry_men():
    """9.1 #8: the normal condition, and Revolting Parishes only."""
    g = table(
        (2, HENCHMAN, BLYTH),
        (1, HIDDEN_MAN, BLYTH),
        (1, REVEALED_MAN, BLYTH),
        (3, HENCHMAN, NEWARK),
        (1, HIDDEN_MAN, NEWARK),
        (2, HENCHMAN, TUXFORD),
        (1, HENCHMAN, MANSFIELD),
        (1, HENCHMAN, NOTTINGHAM),
        robin=NEWARK,
        robin_hidden=False,
        revolting=[BLYTH, NEWARK, RETFORD],
        statuses={TUXFORD: PASSIVE},
    )

    assert [NEWARK, DONE] == options(begin(g, fortune(8), SHERIFF))


@pytest.mark.parametrize("shillings", [0, 1])
def test_a_sheriff_without_two_shillings_is_not_asked(shillings):
    """R44, 1.7."""
    g = table((1, HENCHMAN, BLYTH), revolting=[BLYTH], robin=NEWARK, shillings=(2, shillings))

    begin(g, fortune(8), SHERIFF)

    assert ROBIN == actor(g)


def test_two_shillings_are_enough_for_one_parish():
    g = table((1, HENCHMAN, BLYTH), (1, HENCHMAN, NEWARK), revolting=[BLYTH, NEWARK], shillings=(0, 3))

    carry_out(g, fortune(8), SHERIFF, BLYTH)

    assert 1 == g.shillings[SHERIFF]
    assert REVOLTING == g.status[NEWARK]


def test_robin_hood_may_donate_in_one_parish_at_the_usual_cost():
    """R44, R60: one Parish, not a whole Deed of two."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=NEWARK, shillings=(5, 0))

    carry_out(g, fortune(8), SHERIFF, BLYTH)

    assert 5 - 2 == g.shillings[ROBIN]
    assert [REVOLTING, SUBMISSIVE] == [g.status[BLYTH], g.status[NEWARK]]


def test_robin_hood_may_donate_nowhere():
    g = table((1, HIDDEN_MAN, BLYTH), robin=NEWARK, shillings=(5, 0))

    carry_out(g, fortune(8), SHERIFF, DONE)

    assert 5 == g.shillings[ROBIN]
    assert SUBMISSIVE == g.status[BLYTH]


def test_robin_hood_donates_under_the_normal_condition():
    """4.2.2: a Submissive Parish with a Merry Man and no Henchman too many."""
    g = table(
        (1, REVEALED_MAN, BLYTH),
        (2, HENCHMAN, BLYTH),
        (1, HIDDEN_MAN, NEWARK),
        (1, HENCHMAN, NEWARK),
        (1, HIDDEN_MAN, REMSTON),
        (1, HIDDEN_MAN, SHIRE_WOOD),
        (1, HIDDEN_MAN, NOTTINGHAM),
        (1, HIDDEN_MAN, RETFORD),
        robin=TUXFORD,
        revolting=[REMSTON],
        statuses={RETFORD: PASSIVE},
        shillings=(2, 0),
    )

    assert [TUXFORD, NEWARK, DONE] == options(begin(g, fortune(8), SHERIFF))


def test_robin_hood_cannot_undo_what_the_sheriff_has_just_hired():
    """9.1 #8: judged now; the Henchmen who made the Hire possible outnumber the Merry Men (4.2.2)."""
    g = table(
        (2, HENCHMAN, BLYTH),
        (1, HIDDEN_MAN, BLYTH),
        (1, HENCHMAN, NEWARK),
        robin=NEWARK,
        revolting=[BLYTH],
        shillings=(2, 2),
    )

    answer_all(begin(g, fortune(8), SHERIFF), BLYTH)

    assert ROBIN == actor(g)
    assert [NEWARK, DONE] == options(g)


@pytest.mark.parametrize("shillings", [0, 1])
def test_a_robin_hood_without_two_shillings_is_not_asked(shillings):
    """R44, 1.7."""
    g = table(robin=NEWARK, shillings=(shillings, 0))

    carry_out(g, fortune(8), SHERIFF)

    assert shillings == g.shillings[ROBIN]


@pytest.mark.parametrize(
    ("revolting", "passive", "favour"),
    [(0, 0, -1), (2, 0, -1), (3, 0, 2), (7, 0, 2), (1, 1, -1), (1, 2, 2)],
)
def test_five_submissive_parishes_are_a_step_towards_order_and_fewer_one_towards_justice(
    revolting, passive, favour
):
    """1.6: a Passive Parish is not counted as Submissive."""
    statuses = dict.fromkeys(PARISHES[7 - passive :], PASSIVE)
    g = table(revolting=PARISHES[:revolting], statuses=statuses, favour=1)

    carry_out(g, fortune(8), SHERIFF)

    assert favour == g.favour


@pytest.mark.parametrize(
    ("answers", "favour"), [((BLYTH, DONE), -1), ((DONE, NEWARK), 2), ((BLYTH, NEWARK), 2)]
)
def test_the_parishes_are_counted_after_both_sides_have_acted(answers, favour):
    g = table(
        (1, HENCHMAN, BLYTH), robin=NEWARK, revolting=[BLYTH, RETFORD, REMSTON], shillings=(2, 2), favour=1
    )

    carry_out(g, fortune(8), SHERIFF, *answers)

    assert favour == g.favour
