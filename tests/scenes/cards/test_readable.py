"""Small cards give their picture up for text that can be read."""

import pygame
import pytest

from gest_desktop.rules.texts import card_texts
from gest_desktop.scenes.cards import card_face, card_setting
from gest_desktop.scenes.cards.frames import frame_of
from gest_desktop.scenes.cards.reading import reading_card

EVENTS = sorted(card for card in card_texts() if card[0] == "e")
SMALL = (205, 353)  # about as the table shows a card at 1280 × 720
LOW = (250, 290)  # with text of 150 percent


@pytest.fixture(autouse=True)
def window():
    pygame.display.init()
    pygame.display.set_mode((64, 64))


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("card", EVENTS)
def test_every_event_can_be_read_at_the_size_of_the_table(card, language):
    """With a strip of its picture, or without any."""
    painted = card_setting(card, language, SMALL, 13)
    assert max(painted.text_size, reading_card(card, language, SMALL, 13).text_size) >= 13
    assert reading_card(card, language, LOW, 20).text_size >= 13


@pytest.mark.parametrize("card", EVENTS)
def test_all_text_stays_on_a_card_without_a_picture(card):
    read = reading_card(card, "it", LOW, 20)
    assert all(read.face.get_rect().contains(box) for box in read.boxes)
    assert [] == [box for i, box in enumerate(read.boxes) if box.collidelist(read.boxes[i + 1 :]) >= 0]


def test_a_large_card_keeps_its_picture():
    assert 0.0 == card_setting("e05", "en", (500, 860), 13).squeeze


def test_a_small_card_keeps_a_strip_of_its_picture():
    picture = frame_of("e10").picture
    squeeze = card_setting("e10", "it", SMALL, 13).squeeze
    assert 0.5 * picture.height < squeeze < picture.height - 30
    assert card_face("e10", "it", SMALL, 13).get_size() == card_face("e10", "it", SMALL).get_size()
