"""The speed of animations and of the computer bands, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gest_desktop.rules.words import _

if TYPE_CHECKING:
    from gest_desktop.tales.bandits.table.scene import BanditsTable

SPEEDS: Final = (50, 100, 150, 200, 300, 400)


class Pacing:
    table: BanditsTable

    def speed(self) -> None:
        self.set_speed(SPEEDS[(self.nearest() + 1) % len(SPEEDS)])

    def faster(self) -> None:
        self.set_speed(SPEEDS[min(self.nearest() + 1, len(SPEEDS) - 1)])

    def slower(self) -> None:
        self.set_speed(SPEEDS[max(self.nearest() - 1, 0)])

    def nearest(self) -> int:
        speed = self.table.app.settings.speed
        return min(range(len(SPEEDS)), key=lambda k: abs(SPEEDS[k] - speed))

    def set_speed(self, percent: int) -> None:
        self.table.app.change(speed=percent)
        self.table.say(_("Speed: ×{times}").format(times=f"{percent / 100:g}"))
