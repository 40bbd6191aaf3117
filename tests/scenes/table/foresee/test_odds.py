"""Odds of a Rob, checked against sums done by hand (3.2.3)."""

import pytest

from gest_desktop.rules.favour import steps_between
from gest_desktop.rules.inspection import ROYAL_INSPECTION
from gest_desktop.rules.plots import PLOTS
from gest_desktop.rules.plots.rob import TRAVELLER, TREASURY
from gest_desktop.rules.referee import question
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    BLYTH,
    HENCHMAN,
    HIDDEN_MAN,
    NOBODY,
    NOTTINGHAM,
    PRISON,
    ROBIN,
    SHIRE_WOOD,
    TALLAGE,
    TRAP,
    TRIBUTE,
)
from gest_desktop.scenes.table.foresee.odds import odds_of
from tests.table import answer_all, begin, party, table

ROB = next(plot for plot in PLOTS if plot.name == "rob")


def robbing(g, *answers):
    """Robin Hood is asked who takes part."""
    begin(g, ROB.single, ROBIN)
    answer_all(g, *answers)
    assert "pieces" == question(g)[0].kind
    return redact(g, ROBIN)


def test_the_treasury_against_a_white_die():
    """One man and -2, -1, -1, 0, 1, 2 against nobody: three faces in six; two Shillings and one Justice."""
    view = robbing(table((1, HIDDEN_MAN, NOTTINGHAM), robin=PRISON), NOTTINGHAM, TREASURY)

    odds = odds_of(view, 1)

    assert (0.5, 0.5, 0.0) == (pytest.approx(odds.success), pytest.approx(odds.failure), odds.unrolled)
    assert (2.0, 1.0, 0.0) == pytest.approx((odds.gain, odds.favour, odds.captives))


@pytest.mark.parametrize(("men", "guards", "wins"), [(1, 0, 4), (2, 1, 4), (1, 2, 2), (3, 0, 6), (1, 4, 0)])
def test_every_man_and_every_henchman_counts(men, guards, wins):
    """Green die -1, -1, 0, 1, 2, 3 in a Forest, against a Tallage that lies open."""
    g = table(
        (men, HIDDEN_MAN, SHIRE_WOOD),
        (guards, HENCHMAN, SHIRE_WOOD),
        robin=PRISON,
        carriages=[(TALLAGE, SHIRE_WOOD, True)],
    )

    odds = odds_of(robbing(g, SHIRE_WOOD, 0), men)

    assert wins / 6 == pytest.approx(odds.success)
    assert (5.0 if wins else 0.0) == pytest.approx(odds.gain)


def test_a_face_down_carriage_may_be_anything_that_is_left():
    """A Trap defends itself with 2 and takes the robber; the others do neither."""
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON, carriages=[(TRAP, SHIRE_WOOD, False)])

    odds = odds_of(robbing(g, SHIRE_WOOD, 0), 1)

    assert (4 / 6 + 4 / 6 + 2 / 6) / 3 == pytest.approx(odds.success)
    assert (4 / 6) / (4 / 6 + 2 / 6 + 2 / 6) == pytest.approx(odds.captives)


def test_what_a_carriage_truly_holds_makes_no_difference():
    tables = [
        table((1, HIDDEN_MAN, BLYTH), robin=PRISON, carriages=[(kind, BLYTH, False)])
        for kind in (TALLAGE, TRIBUTE, TRAP)
    ]

    odds = [odds_of(robbing(g, BLYTH, 0), 1) for g in tables]

    assert odds[0] == odds[1] == odds[2]


def test_a_traveller_is_averaged_over_the_cards_that_can_still_come():
    view = robbing(table((2, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON), SHIRE_WOOD, TRAVELLER)

    odds = odds_of(view, 2)

    assert 1.0 == pytest.approx(odds.success + odds.failure + odds.unrolled)
    assert odds.branches >= 10
    assert 0.2 < odds.success < 1.0


def test_what_the_next_phase_brings_is_no_effect_of_the_rob():
    """6.2, 6.3: after the Rob in Mischief the Sheriff has his income; the Rob does not give it to him."""
    g = table((1, HIDDEN_MAN, NOTTINGHAM), robin=PRISON)
    answer_all(begin(g, ROYAL_INSPECTION, NOBODY), NOTTINGHAM, TREASURY)

    odds = odds_of(redact(g, ROBIN), party(hidden=1))

    assert (0, 0) == odds.paid
    assert 2.0 == pytest.approx(odds.gain)


def test_the_range_of_a_gain_holds_every_way_to_deal_with_a_traveller():
    """10: the second option of a Knight pays 5 Shillings; one of the Monks' pays none."""
    view = robbing(table((3, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON), SHIRE_WOOD, TRAVELLER)

    odds = odds_of(view, party(hidden=3))

    assert (0, 5) == (odds.least, odds.most)


def test_a_way_that_may_end_in_prison_is_told_even_if_another_is_surer():
    """10: only the second option of a Knight, or the like, imprisons robbers who fail."""
    view = robbing(table((1, HIDDEN_MAN, SHIRE_WOOD), robin=PRISON), SHIRE_WOOD, TRAVELLER)

    odds = odds_of(view, party(hidden=1))

    assert 0.0 == odds.caught < odds.most_caught < odds.failure


def test_favour_has_no_step_at_nought():
    ways = [(-1, 1), (-1, 2), (1, -1), (3, 3)]
    assert [1, 2, -1, 0] == [steps_between(start, end) for start, end in ways]
