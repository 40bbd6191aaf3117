"""A sound player that uses SDL's dummy device."""

import os
from collections.abc import Iterator
from random import Random

import pytest

os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from gest_desktop.scenes.sound.player import Player


@pytest.fixture
def player() -> Iterator[Player]:
    playing = Player(random=Random(1))
    yield playing
    playing.close()
    pygame.mixer.quit()
