"""Plays beats one after the other at the player's pace, and knows what the table shows right now."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from gest_desktop.rules.journal import Rolled
from gest_desktop.scenes.motion.pace import Pace
from gest_desktop.scenes.table.replay.beats import Beat
from gest_desktop.scenes.table.replay.pacing import Pacing
from gest_desktop.scenes.table.seen.sight import Sight

Listener = Callable[[Beat], None]
PLAIN: Final = Pacing()


class BeatPlayer:
    def __init__(
        self,
        shown: Sight,
        begins: Listener | None = None,
        lands: Listener | None = None,
        pacing: Pacing = PLAIN,
    ) -> None:
        self.shown, self.pacing = shown, pacing
        self.begins, self.lands = begins, lands  # called when a beat begins and when it ends
        self.queue: deque[Beat] = deque()
        self.beat: Beat | None = None
        self.elapsed = 0.0  # within the beat, in seconds at normal speed
        self.entries_shown = 0  # journal entries the chronicle may show already
        self.stop_at: int | None = None  # the number of a beat that waits for the player
        self.read_first: int | None = None  # the number of a beat before which something must be read

    @property
    def is_playing(self) -> bool:
        """Whether something is moving, or about to."""
        return self.beat is not None or (bool(self.queue) and self.may_begin(self.queue[0]))

    def may_begin(self, beat: Beat) -> bool:
        return beat.number not in (self.stop_at, self.read_first) and self.pacing.may_begin(beat)

    @property
    def waits_for_player(self) -> bool:
        """Whether the next beat waits until the player lets it begin."""
        return self.beat is None and bool(self.queue) and self.queue[0].number == self.stop_at

    def drop(self) -> None:
        """Forget what has not been shown."""
        self.queue.clear()
        self.beat, self.stop_at, self.read_first, self.elapsed = None, None, None, 0.0

    @property
    def is_through(self) -> bool:
        """Whether everything that happened has been shown."""
        return self.beat is None and not self.queue

    @property
    def is_held(self) -> bool:
        """Whether the remaining beats wait for the pacing to allow them."""
        return not self.is_playing and not self.is_through

    def play(self, rows: Iterable[Beat]) -> None:
        self.queue.extend(replace(row, seconds=row.seconds * self.pacing.slower) for row in rows)

    def update(self, seconds: float, pace: Pace) -> bool:
        """Advance the time; True if the picture has changed."""
        if not self.is_playing:
            return False
        if pace.instant:
            self.finish()
            return True
        self.elapsed += seconds * pace.rate()
        while self.is_playing:
            if self.beat is None:
                self.begin(self.queue.popleft())
            assert self.beat is not None
            if self.elapsed < self.beat.seconds:
                return True
            self.elapsed -= self.beat.seconds
            self.end()
        self.elapsed = 0.0
        return True

    def begin(self, beat: Beat) -> None:
        self.beat, self.shown = beat, beat.before
        if not isinstance(beat.entry, Rolled):  # the chronicle must wait until the die lies still
            self.count_shown(beat)
        if self.begins is not None:
            self.begins(beat)

    def count_shown(self, beat: Beat) -> None:
        self.entries_shown = max(self.entries_shown, beat.number + len(beat.entries))

    def end(self) -> None:
        if self.beat is not None:
            beat, self.beat = self.beat, None
            self.shown = beat.after
            self.count_shown(beat)
            if self.lands is not None:
                self.lands(beat)

    @property
    def progress(self) -> float:
        """The progress of the beat, 0 to 1."""
        if self.beat is None or not self.beat.seconds:
            return 1.0
        return min(1.0, self.elapsed / self.beat.seconds)

    def finish(self) -> None:
        """Jump to the end of all beats."""
        if self.beat is not None:
            self.end()
        while self.is_playing:
            self.begin(self.queue.popleft())
            self.end()
        self.elapsed = 0.0

    def skip(self) -> None:
        """Jump to the end of all beats without notifying the listeners."""
        listeners, self.begins, self.lands = (self.begins, self.lands), None, None
        self.finish()
        self.begins, self.lands = listeners
