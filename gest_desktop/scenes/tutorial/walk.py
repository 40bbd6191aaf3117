"""A learner's way through the beats of a lesson, whatever its game: where they are, and what is wanted."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.scenes.tutorial.lesson import Beat, Value, Way


class Walk:
    """Independent of windows and rules."""

    def __init__(self, beats: Sequence[Beat], at: int = 0) -> None:
        self.beats = beats
        self.at = max(0, min(at, len(beats) - 1))
        self.given: Way = ()  # answers of the learner, or of the opponent, in this beat
        self.is_answered = False  # the question of this beat, correctly

    @property
    def beat(self) -> Beat:
        return self.beats[self.at]

    @property
    def is_last(self) -> bool:
        return self.at + 1 == len(self.beats)

    @property
    def is_settled(self) -> bool:
        """Whether there is nothing left to do but read on."""
        beat = self.beat
        if beat.kind == "check":
            return self.is_answered
        return beat.kind == "say" or (beat.kind == "watch" and self.given == beat.rival)

    def move_to(self, at: int) -> None:
        self.at, self.given, self.is_answered = at, (), False

    def read_on(self) -> None:
        """Move to the next beat, keeping the position."""
        self.move_to(self.at + 1)

    def next_value(self) -> Value | None:
        """The next answer in this beat, as shown to the learner or given by the opponent."""
        rows = [way for way in self.beat.ways or (self.beat.rival,) if way[: len(self.given)] == self.given]
        return rows[0][len(self.given)] if rows and len(rows[0]) > len(self.given) else None

    def next_values(self) -> tuple[Value, ...]:
        """Every answer that is correct now, the one to be shown first."""
        done = len(self.given)
        rows = [way for way in self.beat.ways if way[:done] == self.given and len(way) > done]
        found: list[Value] = []
        for row in rows:
            if row[done] not in found:
                found.append(row[done])
        return tuple(found)

    def take_rivals(self) -> None:
        value = self.next_value()
        assert value is not None
        self.given = (*self.given, value)


def moves(beat: Beat) -> Way:
    """The answers of a beat if the learner does what is shown."""
    return beat.ways[0] if beat.ways else beat.rival
