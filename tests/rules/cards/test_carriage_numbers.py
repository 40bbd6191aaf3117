"""The number in the corner of each Event card: how many Carriages move (5.1, 9)."""

import pytest

from gest_desktop.rules.cards import EVENTS

MOVES = {
    0: (3, 8, 14, 16),
    1: (4, 5, 6, 10, 11, 12, 13, 17, 22, 23, 24, 25, 27, 28, 29, 30, 31, 32),
    2: (1, 2, 7, 9, 15, 18, 19, 20, 21, 26),
}


@pytest.mark.parametrize(("moves", "card"), [(moves, card) for moves in MOVES for card in MOVES[moves]])
def test_each_card_moves_as_many_carriages_as_its_corner_says(moves, card):
    assert moves == EVENTS[card].carriage_moves


def test_all_32_cards_are_there():
    assert list(range(1, 33)) == sorted(EVENTS)
