"""Reasons in words, with their numbers."""

import pytest

from gest_desktop.ai.voice.phrases import amount, in_words, one_in, phrase
from gest_desktop.ai.voice.reasons import Reason
from gest_desktop.rules.languages import speaking


def reason(fact, chosen, other):
    return Reason(fact, chosen, other, 0.1, True)


@pytest.mark.parametrize(
    ("fact", "chosen", "other", "words"),
    [
        ("robin_hood_shillings", 5.0, 3.0, "2 more Shillings for Robin Hood"),
        ("robin_hood_shillings", 3.0, 4.0, "1 fewer Shilling for Robin Hood"),
        ("royal_favour", -0.5, 0.8, "Royal Favour 1 or 2 steps closer to Order"),
        ("royal_favour", 1.5, 0.5, "Royal Favour 1 step closer to Justice"),
        ("henchmen", 9.1, 5.0, "about 4 more Henchmen on the map"),
        ("robin_in_prison", 1.0, 0.0, "Robin in Prison"),
        ("robin_in_prison", 0.24, 0.0, "Robin in Prison (1 in 4 games)"),
        ("robin_in_prison", 0.0, 0.5, "Robin out of Prison"),
        ("robin_in_danger", 0.3, 0.9, "Robin open to Capture less often (1 in 3 games)"),
        ("robin_hood_first", 1.0, 0.5, "Robin Hood First on the next card"),
        ("robin_hood_first", 0.5, 1.0, "the Sheriff perhaps First on the next card"),
    ],
)
def test_a_fact_is_told_with_its_difference_or_its_chance(fact, chosen, other, words):
    assert words == phrase(reason(fact, chosen, other))


def test_two_reasons_are_enough():
    three = [reason("camps", 2, 1), reason("carriages", 0, 1), reason("henchmen", 5, 9)]

    assert "1 more Camp and 1 fewer Carriage on the road" == in_words(three)


@pytest.mark.parametrize(
    ("gap", "words"),
    [(1.02, "1"), (0.5, "perhaps 1"), (1.4, "1 or 2"), (1.9, "about 2"), (3.4, "about 3")],
)
def test_averages_are_rounded_and_say_so(gap, words):
    assert words == amount(gap)


def test_chances_are_simple_fractions():
    assert ["1 in 10", "1 in 4", "1 in 2", "9 in 10"] == [
        one_in(chance) for chance in (0.06, 0.26, 0.47, 0.93)
    ]


def test_italian_writes_a_decimal_comma():
    with speaking("it"):
        assert "1 o 2" == amount(1.5)
