"""Chances and gains in words."""

from gest_desktop.scenes.table.foresee.odds import Odds
from gest_desktop.scenes.table.foresee.odds_words import number, odds_text, percent


def test_numbers_have_no_needless_decimals():
    assert ["+2", "1.5", "-1", "0"] == [number(2.0, "+"), number(1.52), number(-1.0), number(0.04)]
    assert ["0%", "67%", "100%"] == [percent(share) for share in (0.0, 2 / 3, 1.0)]


def test_what_cannot_happen_is_not_told():
    assert "Success 100% (+2 Shillings)." == odds_text(Odds(success=1.0, gain=2.0))
    assert "Success 100% (+1 Shilling)." == odds_text(Odds(success=1.0, gain=1.0))
    assert "failure 100%." == odds_text(Odds(failure=1.0))
    assert "no roll 100%." == odds_text(Odds(unrolled=1.0))


def test_a_success_tells_its_range_and_what_will_be_in_the_purse():
    odds = Odds(success=0.5, gain=3.1, least=2, most=5, failure=0.5, captives=1.0)

    assert "Success 50% (+2 to +5 Shillings, making 3 to 6), failure 50% (1 to Prison)." == odds_text(odds, 1)


def test_if_only_some_failures_lead_to_prison_their_chance_is_told_and_no_half_of_a_man():
    odds = Odds(failure=0.44, captives=0.5, caught=0.22)

    assert "failure 44% (22% Prison)." == odds_text(odds)


def test_a_failure_tells_what_the_sheriff_gets_by_it():
    odds = Odds(failure=1.0, paid=(2, 2), order=(0, 1))

    assert "failure 100% (the Sheriff: +2 Shillings, up to +1 Order)." == odds_text(odds)
