"""The player of cues: effects, music and ambience that cross-fade, volumes, captions.

Nothing here ever raises for want of a device or a file. Captions are given whether or not anything is
heard: those who need them may well have the sound off. Loops are whole sounds in memory, not streams:
so the mixer joins their ends without a gap, and two pieces can sound while they cross-fade.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

import pygame

from gest_desktop.scenes.sound.cues import LOOPS, Cue, read_cues
from gest_desktop.scenes.sound.library import Library, open_mixer
from gest_desktop.scenes.sound.volumes import Volumes

Listener = Callable[[Cue, str], None]  # gets each cue that is played, and its caption

CHANNELS = 24
TURNS = 3  # channels of each looping group: one that plays, one that fades, one for those in a hurry
FADE = 1.5  # seconds


class Player:
    """Plays cues by name."""

    def __init__(self, listener: Listener | None = None, language: str = "en", random: Random | None = None):
        self.cues = read_cues()
        self.listener = listener
        self.language = language
        self.volumes = Volumes()
        self.now: dict[str, str] = {}  # the cue each looping group is at
        self._library = Library(random or Random())
        self._lanes = {group: range(i * TURNS, (i + 1) * TURNS) for i, group in enumerate(sorted(LOOPS))}
        self._lane: dict[str, int] = {}
        self._opened = open_mixer(CHANNELS, TURNS * len(LOOPS))

    @property
    def is_audible(self) -> bool:
        """Tell whether there is a device."""
        return self._opened and pygame.mixer.get_init() is not None

    def prepare(self, names: Iterable[str] | None = None) -> None:
        """Load cues ahead, all by default: a piece of music takes a fifth of a second."""
        if self.is_audible:
            for name in self.cues if names is None else names:
                for variant in self.cues[name].variants:
                    self._library.load(variant.file)

    def play(self, name: str) -> None:
        """Play a cue once; one that loops takes the place of what its group plays."""
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
        """Let a piece or an ambience begin, cross-fading from the one before; the same one goes on."""
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
        """Let a looping group fade into silence."""
        self.now.pop(group, None)
        lane = self._lane.pop(group, None)
        if lane is not None and self.is_audible:
            channel = pygame.mixer.Channel(lane)
            if channel.get_volume() > 0.0:
                channel.fadeout(round(1000 * fade))
            else:  # what has only begun to fade in cannot fade out: the mixer would let it go on
                channel.stop()

    def set_volume(self, group: str, slider: float) -> None:
        """Move a slider, 0 to 1, of a group or of "master"; what is playing follows at once."""
        self.volumes.put(group, slider)
        self._refresh()

    def mute(self, muted: bool = True) -> None:
        """Silence everything, or let it be heard again; loops go on meanwhile."""
        self.volumes.muted = muted
        self._refresh()

    def close(self) -> None:
        """Stop everything and give the device back."""
        self.now.clear()
        self._lane.clear()
        if self.is_audible:
            # A sound that ends while the mixer quits waits for Python, and Python for the mixer, forever.
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
        """A channel of the group that is silent, or else its first."""
        lanes = self._lanes[group]
        return next((lane for lane in lanes if not pygame.mixer.Channel(lane).get_busy()), lanes[0])

    def _refresh(self) -> None:
        # Volumes are set on the sounds, not the channels: a channel's is busy with its fade.
        if self.is_audible:
            for cue in self.cues.values():
                for sound in self._library.loaded(cue):
                    sound.set_volume(self.volumes.factor(cue))
