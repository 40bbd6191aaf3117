"""Volumes: a slider from 0 to 1 for each group and one for all, and mute."""

from __future__ import annotations

from gest_desktop.scenes.sound.cues import GROUPS, Cue

MASTER = "master"


def loudness(slider: float) -> float:
    """The amplitude factor for a slider from 0 to 1.

    Squared, because hearing is logarithmic: the middle of the slider is 12 dB down, which
    sounds like half.
    """
    return min(1.0, max(0.0, slider)) ** 2


class Volumes:
    """The positions of the player's sliders."""

    def __init__(self) -> None:
        self.sliders = dict.fromkeys((MASTER, *GROUPS), 1.0)
        self.muted = False

    def put(self, group: str, slider: float) -> None:
        """Set the slider of a group, or of "master"."""
        if group not in self.sliders:
            raise KeyError(f"no such group: {group}")
        self.sliders[group] = min(1.0, max(0.0, slider))

    def factor(self, cue: Cue) -> float:
        """The current volume of a cue, from 0 to 1."""
        if self.muted:
            return 0.0
        level: float = 10 ** (cue.level / 20)
        return min(1.0, level * loudness(self.sliders[MASTER]) * loudness(self.sliders[cue.group]))
