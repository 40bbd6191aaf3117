"""The speed of animations and of the computer bands, step by step, and the way on after a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gest_desktop.scenes.shell import speeds

if TYPE_CHECKING:
    from gest_desktop.tales.bandits.table.scene import BanditsTable


class Pacing:
    table: BanditsTable

    def speed(self) -> None:
        self.set_speed(speeds.following(self.table.app.settings.speed))

    def faster(self) -> None:
        self.set_speed(speeds.faster(self.table.app.settings.speed))

    def slower(self) -> None:
        self.set_speed(speeds.slower(self.table.app.settings.speed))

    def next_round(self) -> None:
        """Go on after the end of a round."""
        if self.table.flow.waits_for_round:
            self.table.advice.close()
            self.table.flow.next_round()

    def set_speed(self, percent: int) -> None:
        self.table.app.change(speed=percent)
        self.table.say(speeds.speed_words(percent))
