"""Whether the player is at the window and the machine has power: only then is extra work welcome."""

from __future__ import annotations

from typing import Final

import pygame

AWAY: Final = 30.0  # seconds without the keyboard focus after which nobody is at the window
POWER_EVERY: Final = 5.0  # seconds between two looks at the power supply


class Attention:
    def __init__(self) -> None:
        self.unfocused = 0.0
        self.looked = POWER_EVERY  # seconds since the last look at the power supply
        self.on_battery = False

    def update(self, seconds: float) -> None:
        self.unfocused = 0.0 if pygame.key.get_focused() else self.unfocused + seconds
        self.looked += seconds

    @property
    def is_given(self) -> bool:
        """Whether the window is visible and used, and the machine does not run on battery."""
        if not pygame.display.get_active() or self.unfocused > AWAY:
            return False
        if self.looked >= POWER_EVERY:
            self.looked, self.on_battery = 0.0, runs_on_battery()
        return not self.on_battery


def runs_on_battery() -> bool:
    """If the system does not tell, it counts as plugged in."""
    power = pygame.system.get_power_state()
    return power is not None and power.on_battery
