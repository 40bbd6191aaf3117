"""Plays cues: effects, music and ambience with cross-fades, volumes, captions.

A missing device or file never raises. Captions are shown whether or not anything is audible:
those who need them may well have the sound off. Loops are whole sounds in memory, not streams,
so the mixer repeats them without a gap, and two pieces can play while they cross-fade.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

import pygame

from gest_desktop.scenes.sound.cues import LOOPS, Cue, read_cues
from gest_desktop.scenes.sound.library import Library, open_mixer
from gest_desktop.scenes.sound.volumes import Volumes

Listener = Callable[[Cue, str], None]  # called with each cue that is played and its caption

CHANNELS = 24
TURNS = 3  # channels per looping group: one playing, one fading out, one for quick changes
FADE = 1.5  # seconds


class Player:
    """Plays cues by name."""

    def __init__(self, listener: Listener | None = None, language: str = "en", random: Random | None = None):
        self.cues = read_cues()
        self.listener = listener
        self.language = language
        self.volumes = Volumes()
        self.now: dict[str, str] = {}  # the current cue of each looping group
        self._library = Library(random or Random())
        self._lanes = {group: range(i * TURNS, (i + 1) * TURNS) for i, group in enumerate(sorted(LOOPS))}
        self._lane: dict[str, int] = {}
        self._opened = open_mixer(CHANNELS, TURNS * len(LOOPS))

    @property
    def is_audible(self) -> bool:
        """Whether there is a sound device."""
        return self._opened and pygame.mixer.get_init() is not None

    def prepare(self, names: Iterable[str] | None = None) -> None:
        """Load cues in advance, all by default: a piece of music takes a fifth of a second."""
        if self.is_audible:
            for name in self.cues if names is None else names:
                for variant in self.cues[name].variants:
                    self._library.load(variant.file)

    def play(self, name: str) -> None:
        """Play a cue once; a looping one replaces the current one of its group."""
        cue = self.cues[name]
        if cue.loops:
            self.loop(name)
        elif not self.is_audible or self._library.voices(cue) < cue.voices:
            self._tell(cue)
            channel = pygame.mixer.find_channel() if self.is_audible else None
            sound = self._ready(cue) if channel else None
            if channel and sound:
                channel.play(sound)

    def loop(self, name: str, fade: float = FADE) -> None:
        """Start a looping cue, cross-fading from the previous one; the same cue just keeps playing."""
        cue = self.cues[name]
        if self.now.get(cue.group) == name:
            return
        self.stop(cue.group, fade)
        self.now[cue.group] = name
        self._tell(cue)
        sound = self._ready(cue) if self.is_audible else None
        if sound:
            self._lane[cue.group] = self._free_lane(cue.group)
            pygame.mixer.Channel(self._lane[cue.group]).play(sound, loops=-1, fade_ms=round(1000 * fade))

    def stop(self, group: str, fade: float = FADE) -> None:
        """Fade out a looping group."""
        self.now.pop(group, None)
        lane = self._lane.pop(group, None)
        if lane is not None and self.is_audible:
            channel = pygame.mixer.Channel(lane)
            if channel.get_volume() > 0.0:
                channel.fadeout(round(1000 * fade))
            else:  # a sound that has only begun to fade in cannot fade out: the mixer would keep playing it
                channel.stop()

    def set_volume(self, group: str, slider: float) -> None:
        """Set the volume, 0 to 1, of a group or of "master"; sounds already playing follow at once."""
        self.volumes.put(group, slider)
        self._refresh()

    def mute(self, muted: bool = True) -> None:
        """Mute or unmute everything; loops keep running."""
        self.volumes.muted = muted
        self._refresh()

    def close(self) -> None:
        """Stop everything and release the device."""
        self.now.clear()
        self._lane.clear()
        if self.is_audible:
            # Without stop(), a sound that ends while the mixer quits deadlocks: it waits for the
            # GIL, and Python waits for the mixer.
            pygame.mixer.stop()
            pygame.mixer.quit()
        self._opened = False

    def _tell(self, cue: Cue) -> None:
        if self.listener:
            self.listener(cue, cue.caption(self.language))

    def _ready(self, cue: Cue) -> pygame.mixer.Sound | None:
        """A variant of the cue at its volume."""
        file = self._library.pick(cue)
        sound = self._library.load(file) if file else None
        if sound:
            sound.set_volume(self.volumes.factor(cue))
        return sound

    def _free_lane(self, group: str) -> int:
        """A silent channel of the group, or else its first."""
        lanes = self._lanes[group]
        return next((lane for lane in lanes if not pygame.mixer.Channel(lane).get_busy()), lanes[0])

    def _refresh(self) -> None:
        # Volumes are set on the sounds, not on the channels: a channel's volume is in use by its
        # fade.
        if self.is_audible:
            for cue in self.cues.values():
                for sound in self._library.loaded(cue):
                    sound.set_volume(self.volumes.factor(cue))
