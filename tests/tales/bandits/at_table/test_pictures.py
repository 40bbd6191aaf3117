"""Words on cards and panels always find an end, however small their room."""

import pygame
import pytest

from gest_desktop.tales.bandits.rules.vocabulary import CARD_IDS, CARTS
from gest_desktop.tales.bandits.table.paint import pictures


@pytest.fixture(autouse=True)
def _window():
    pygame.display.init()
    pygame.display.set_mode((320, 200))


@pytest.mark.parametrize("room", [(1, 1), (40, -5), (300, 14), (60, 300)])
@pytest.mark.parametrize("words", ["Expected: 0.4 points, 0.9 tokens", "Unbreakable", "", " "])
def test_words_are_shrunk_and_cut_until_they_fit_or_nothing_is_left(words, room):
    assert pictures.fitted(words, ("text", 20), "#000000", *room) is not None


def test_every_cart_and_every_card_is_drawn_with_its_words():
    for cart in CARTS:
        assert (500, 700) == pictures.lettered_cart(cart).get_size()
    for card in range(len(CARD_IDS)):
        assert (500, 700) == pictures.lettered_man(card).get_size()
