"""Which differences between two outlooks are named as reasons."""

import json

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.voice.facts import IDS
from gest_desktop.ai.voice.outlook import Outlook
from gest_desktop.ai.voice.reasons import Reason, compare, in_favour, read_reasons
from gest_desktop.rules.vocabulary import BALLADS, ROBIN, SHERIFF


def outlook(*rows):
    """An outlook over some walks; facts that are not named are zero."""
    found = Outlook()
    for row in rows:
        found.add([float(row.get(fact, 0.0)) for fact in IDS], 0.5, 0.0)
    return found


def always(**row):
    return outlook(*[row] * 16)


def reasons(chosen, other, side=ROBIN, gain=0.05):
    return compare(chosen, other, side, gain, trained_weights(), 1)


def named(chosen, other, side=ROBIN, gain=0.05):
    return [reason.fact for reason in in_favour(reasons(chosen, other, side, gain))]


def test_an_outlook_averages_its_walks():
    found = outlook({"camps": 1}, {"camps": 3})
    camps = IDS.index("camps")

    assert (2, 2.0, 1.0) == (found.walks, found.mean(camps), found.variance(camps))


def test_what_always_differs_is_a_reason_for_the_side_that_it_helps():
    rich, poor = always(robin_hood_shillings=5), always(robin_hood_shillings=2)

    assert [["robin_hood_shillings"], []] == [named(rich, poor), named(poor, rich)]
    assert [[], ["robin_hood_shillings"]] == [named(rich, poor, SHERIFF), named(poor, rich, SHERIFF)]


def test_a_camp_within_reach_is_no_gain_if_it_could_have_been_captured():
    left, captured = always(camps=2, camps_in_danger=1), always(camps=1)

    assert [] == named(left, captured, SHERIFF)
    assert ["camps"] == named(captured, left, SHERIFF)


def test_a_difference_too_small_to_care_about_is_none():
    assert [] == reasons(always(sheriff_shillings=2.5), always(sheriff_shillings=2))


def test_a_difference_that_chance_could_turn_round_is_not_clear():
    """On average one Shilling more, but between none and six each time."""
    lucky = outlook(*[{"robin_hood_shillings": n} for n in (1, 7)] * 16)
    steady = outlook(*[{"robin_hood_shillings": n} for n in (0, 6)] * 16)
    (reason,) = reasons(lucky, steady)

    assert ("robin_hood_shillings", 4.0, 3.0, False) == (
        reason.fact,
        reason.chosen,
        reason.other,
        reason.clear,
    )
    assert [] == named(lucky, steady)


def test_of_answers_that_are_alike_a_reason_must_be_even_clearer():
    many = outlook(*[{"henchmen": n} for n in (5, 7)] * 16)
    few = outlook(*[{"henchmen": n} for n in (3.3, 5.3)] * 16)

    assert [["henchmen"], []] == [named(many, few, SHERIFF, gain) for gain in (0.05, 0.01)]


def test_too_few_walks_say_nothing():
    assert [] == reasons(outlook({"camps": 1}), always())


def test_the_weightiest_reason_comes_first():
    chosen = always(royal_favour=1, robin_hood_shillings=1, robin_hood_wins=1)

    assert ["robin_hood_wins", "royal_favour", "robin_hood_shillings"] == named(chosen, always())


def test_one_thing_is_named_once():
    """Recruited Merry Men are Hidden ones too."""
    assert ["merry_men"] == named(always(merry_men=2, hidden_merry_men=2), always())


def test_a_reason_survives_the_way_through_json():
    reason = Reason("camps", 2.0, 1.0, 0.02, True)

    assert [reason] == read_reasons(json.loads(json.dumps([reason.as_json()])))


def test_before_king_richard_returns_nothing_is_said_of_governance_which_he_leaves_out():
    held, lost = always(parishes_held=2), always()
    last = compare(held, lost, ROBIN, 0.05, trained_weights(), BALLADS)

    assert ["parishes_held"] == [reason.fact for reason in reasons(held, lost)]
    assert [] == last
