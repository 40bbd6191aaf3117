"""The Event deck (2.1.2, 11.3): three ballads of eight cards."""

from random import Random

import pytest

from gest_desktop.rules.deck import shuffled_events
from gest_desktop.rules.referee import question
from gest_desktop.rules.vocabulary import CHANCE
from tests.table import actor, answer_all, options, table

FORTUNES = {1, 3, 8, 14, 16}
INSPECTIONS = {30, 31}
KING_RICHARD = 32
REGULARS = set(range(1, 30)) - FORTUNES


def deck_after(*played, ballad=1):
    """A position after these cards of the ballad have been turned, first card first."""
    g = table()
    g.ballad, g.slot, g.played = ballad, len(played), tuple(reversed(played))
    return g


def odds(g):
    asked, f = question(g)
    cards, weights = asked.options(g, f), asked.weights(g, f, asked.options(g, f))
    return {card: weight / sum(weights) for card, weight in zip(cards, weights, strict=True)}


@pytest.mark.parametrize("played", [(), (2,)])
def test_the_first_two_cards_of_a_ballad_are_regular(played):
    g = deck_after(*played)

    assert CHANCE == actor(g)
    assert REGULARS - set(played) == set(options(g))
    assert {1 / (24 - len(played))} == set(odds(g).values())


@pytest.mark.parametrize(
    ("played", "chance_of_fortune"),
    [((2, 4), 1 / 5), ((2, 4, 5), 1 / 4), ((2, 4, 5, 6), 1 / 3), ((2, 4, 5, 6, 7), 1 / 2)],
)
def test_the_fortune_lies_evenly_among_the_places_left_to_it(played, chance_of_fortune):
    """Exactly one of cards 3 to 7 is a Fortune; unseen cards of a kind are exchangeable."""
    g = deck_after(*played)

    unseen = REGULARS - set(played)
    fortunes = dict.fromkeys(FORTUNES, pytest.approx(chance_of_fortune / 5))
    regulars = dict.fromkeys(unseen, pytest.approx((1 - chance_of_fortune) / len(unseen)))
    assert regulars | fortunes == odds(g)


def test_the_seventh_card_is_the_fortune_if_none_has_come():
    g = deck_after(2, 4, 5, 6, 7, 9)

    assert dict.fromkeys(FORTUNES, pytest.approx(1 / 5)) == odds(g)


@pytest.mark.parametrize("played", [(2, 4, 8), (2, 4, 5, 8, 6, 7)])
def test_after_the_fortune_only_regular_cards_come(played):
    g = deck_after(*played)

    assert REGULARS - set(played) == set(options(g))


@pytest.mark.parametrize("ballad", [1, 2])
def test_the_eighth_card_of_the_first_two_ballads_is_a_royal_inspection(ballad):
    g = deck_after(2, 4, 5, 6, 7, 9, 8, ballad=ballad)

    assert set(options(g)) <= INSPECTIONS
    assert 1 <= len(options(g))


def test_the_eighth_card_of_the_third_ballad_is_king_richards_return():
    g = deck_after(2, 4, 5, 6, 7, 9, 8, ballad=3)

    assert [KING_RICHARD] == options(g)


def test_cards_of_earlier_ballads_do_not_come_again():
    """One Fortune was seen: four are left, and one of them comes in this ballad, too."""
    g = deck_after(10, 11, ballad=2)
    g.played = (11, 10, 30, 9, 8, 7, 6, 5, 4, 2)

    assert (REGULARS - {2, 4, 5, 6, 7, 9, 10, 11}) | (FORTUNES - {8}) == set(options(g))


def test_a_stacked_deck_is_turned_from_the_top():
    g = deck_after()
    g.event_order = (20, 7, 3)

    assert [20] == options(g)
    answer_all(g, 20)

    assert (20, 1, (20,), (7, 3)) == (g.card, g.slot, g.played, g.event_order)


@pytest.mark.parametrize("seed", range(20))
def test_a_shuffled_deck_has_three_ballads_of_the_right_cards(seed):
    """Two regular cards; four regular cards and a Fortune mixed; an Inspection."""
    deck = shuffled_events(Random(seed))

    assert 24 == len(set(deck))
    for start, endings in ((0, INSPECTIONS), (8, INSPECTIONS), (16, {KING_RICHARD})):
        ballad = deck[start : start + 8]
        assert set(ballad[:2]) <= REGULARS
        assert 1 == len(FORTUNES & set(ballad[2:7]))
        assert 4 == len(REGULARS & set(ballad[2:7]))
        assert ballad[7] in endings


def test_every_place_and_every_card_turns_up_in_shuffled_decks():
    """Six regular and two Fortune cards stay unused, but not always the same."""
    decks = [shuffled_events(Random(seed)) for seed in range(200)]

    assert set(range(1, 33)) == {card for deck in decks for card in deck}
    assert {2, 3, 4, 5, 6} == {place for deck in decks for place in range(8) if deck[place] in FORTUNES}
