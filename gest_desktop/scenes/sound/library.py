"""The mixer and the loaded sounds. A missing sound is silent and logged once."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random

import pygame

from gest_desktop.rules.asset_files import asset
from gest_desktop.scenes.sound.cues import Cue

RATE = 44_100
BUFFER = 1_024  # samples: 23 ms from a move to its sound
STDERR = 2

log = logging.getLogger(__name__)


def open_mixer(channels: int, reserved: int) -> bool:
    """Open the sound device, if there is one; the first `reserved` channels are not given out."""
    try:
        if not pygame.mixer.get_init():
            with system_hushed():
                pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
        pygame.mixer.set_num_channels(channels)
        pygame.mixer.set_reserved(reserved)
    except (pygame.error, NotImplementedError) as error:
        log.warning("There will be no sound: %s", error)
        return False
    return True


@contextmanager
def system_hushed() -> Iterator[None]:
    """Silence stderr of system libraries: without a device, ALSA writes eight lines to the terminal."""
    kept = nowhere = -1
    with suppress(OSError):  # a program without a terminal has no stderr to silence
        kept, nowhere = os.dup(STDERR), os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, STDERR)
    try:
        yield
    finally:
        with suppress(OSError):
            os.dup2(kept, STDERR)
            os.close(kept)
            os.close(nowhere)


class Library:
    """Loads each file once, on first use, and picks among the variants of a cue."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._last: dict[str, str] = {}

    def load(self, file: str) -> pygame.mixer.Sound | None:
        """The sound in a file below assets/sound, or None if it is missing or damaged."""
        if file not in self._sounds:
            path = asset(f"sound/{file}")
            try:
                self._sounds[file] = pygame.mixer.Sound(path)
            except (pygame.error, OSError) as error:
                log.warning("One sound stays silent: cannot load %s: %s", path, error)
                self._sounds[file] = None
        return self._sounds[file]

    def pick(self, cue: Cue) -> str | None:
        """A variant of the cue, but not the last one played if there is another."""
        files = [variant.file for variant in cue.variants]
        fresh = [file for file in files if file != self._last.get(cue.name)] or files
        if not fresh:
            return None
        self._last[cue.name] = self.random.choice(fresh)
        return self._last[cue.name]

    def loaded(self, cue: Cue) -> list[pygame.mixer.Sound]:
        """The variants of a cue that are in memory."""
        found = (self._sounds.get(variant.file) for variant in cue.variants)
        return [sound for sound in found if sound is not None]

    def voices(self, cue: Cue) -> int:
        """How many instances of a cue are playing."""
        return sum(sound.get_num_channels() for sound in self.loaded(cue))
