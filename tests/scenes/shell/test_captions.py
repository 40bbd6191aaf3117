"""Captions of sounds are shown for as long as it takes to read them."""

import pygame
import pytest

from gest_desktop.scenes.shell.captions import SECONDS, Captions
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.sound.cues import read_cues

SIZE = (1024, 640)


@pytest.fixture(autouse=True)
def window():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def heard(name="horn_call", language="en"):
    captions, cue = Captions(), read_cues()[name]
    captions.show(cue, cue.caption(language))
    return captions


def painted(captions):
    """The part of the window that has text on it."""
    target = pygame.Surface(SIZE)
    target.fill("white")
    captions.draw(target, Stage(*SIZE))
    target.set_colorkey("white")
    return target.get_bounding_rect()


def test_a_caption_goes_when_its_time_is_over_and_says_so_once():
    captions = heard()
    steps = (SECONDS - 0.1, 0.2, 1.0)

    assert [False, True, False] == [captions.update(seconds) for seconds in steps]
    assert not painted(captions).width


def test_a_new_sound_takes_the_place_of_the_last():
    captions = heard()
    captions.update(SECONDS - 0.1)
    cue = read_cues()["cart_passes"]
    captions.show(cue, cue.caption("en"))

    assert (cue.caption("en"), False) == (captions.words, captions.update(SECONDS - 0.1))


def test_silence_is_not_written():
    assert not Captions().update(1.0)
    assert not painted(Captions()).width


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_caption_stays_at_the_foot_of_the_smallest_window(language):
    for name in read_cues():
        place = painted(heard(name, language))
        assert pygame.Rect((0, 0), SIZE).inflate(-2, -2).contains(place), name
        assert place.top > SIZE[1] * 0.85
