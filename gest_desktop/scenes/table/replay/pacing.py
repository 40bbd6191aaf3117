"""When the table shows what has happened, and when it waits."""

from __future__ import annotations

from gest_desktop.scenes.table.replay.beats import Beat


class Pacing:
    """A plain table never waits; a lesson may be slower and hold things back."""

    slower = 1.0  # factor on the duration of a beat
    asks_forced = True  # the player gives even a forced answer before dice and at the end of a turn
    asks_together = True  # questions that belong together are asked on one card
    recaps = True  # the opponent's last turn is summed up over the map

    def may_begin(self, beat: Beat) -> bool:
        """Whether a beat may be shown now."""
        return True

    def is_reading(self) -> bool:
        """Whether only forced answers may proceed, because the learner is still reading."""
        return False
