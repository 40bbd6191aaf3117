"""When the table shows what has happened, and when it waits."""

from __future__ import annotations

from gest_desktop.scenes.table.replay.beats import Beat


class Pacing:
    """A plain table waits for nobody; whoever teaches may be slower and hold things back."""

    slower = 1.0  # times as long as a beat usually takes
    asks_forced = True  # a person gives even the only answer before dice and at the end of a turn

    def may_begin(self, beat: Beat) -> bool:
        """Whether a beat may be shown already."""
        return True

    def is_reading(self) -> bool:
        """Whether nothing but forced answers may go on, because somebody still reads."""
        return False
