"""What happened is shown beat by beat; `shown` is the table as the last beat left it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from gest_desktop.common.journal import Entry
from gest_desktop.scenes.motion.pace import Pace
from gest_desktop.tales.bandits.rules.journal import BandScored, GameWon, RichesStored
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.table.answer.answering import Answering
from gest_desktop.tales.bandits.table.replay.beats import Beat, Recorder
from gest_desktop.tales.bandits.table.replay.last_moves import LastMoves
from gest_desktop.tales.bandits.table.session.contest import Contest
from gest_desktop.tales.bandits.table.session.screen import Screen

RESULTS: Final = (BandScored, GameWon)


class Showing(Screen):
    """`begins` is told of every beat as it begins."""

    answering: Answering | None = None
    rests_after_rounds = True  # how a round ended is seen before the next one begins

    def __init__(self, contest: Contest, begins: Callable[[Beat], None]) -> None:
        super().__init__(contest)
        self.begins = begins
        self.recorder = Recorder(contest.game)
        self.beats: deque[Beat] = deque()
        self.elapsed = 0.0
        self.progress = 0.0  # of the beat that is shown
        self.version = 0  # changes with everything that is shown
        self.last_moves = LastMoves()
        self.round_end: Beat | None = None  # the table waits before it
        self.has_opened_chests = False
        self.told = len(contest.game.journal.entries)
        self.shown: State = self.view().state

    @property
    def waits_for_round(self) -> bool:
        """Whether a round is over, and everything after it still waits."""
        return bool(self.beats) and self.beats[0] is self.round_end

    @property
    def beat(self) -> Beat | None:
        return self.beats[0] if self.is_playing else None

    @property
    def is_playing(self) -> bool:
        return bool(self.beats) and not self.waits_for_round

    @property
    def is_over(self) -> bool:
        return self.contest.is_over and not self.beats

    def lines(self) -> list[Entry]:
        """The journal as far as it was shown, as the viewer may read it; chests first open on their page."""
        told = self.contest.game.journal.entries[: self.told]
        return [entry.seen_by(self.viewer) for entry in told if self.may_tell(entry)]

    def may_tell(self, entry: Entry) -> bool:
        return self.has_opened_chests or not isinstance(entry, RESULTS)

    def open_chests(self) -> None:
        """The result has been seen: the chronicle tells it too."""
        self.has_opened_chests = True
        self.version += 1

    def show_new(self, before: State, *, is_persons: bool) -> None:
        """Begin to show what was written since the last time."""
        beats = [beat for beat in self.recorder.beats(self.viewer, before) if self.may_tell(beat.entry)]
        self.last_moves.take_up(beats, self.viewer, is_persons=is_persons)
        self.beats.extend(beats)
        if self.rests_after_rounds:
            self.round_end = next((beat for beat in beats if isinstance(beat.entry, RichesStored)), None)
        self.elapsed = self.progress = 0.0
        self.start_beat()
        if not self.beats:
            self.go_on()

    def start_beat(self) -> None:
        self.version += 1
        if self.is_playing:
            self.told += 1
            self.begins(self.beats[0])

    def next_round(self) -> None:
        """Go on after the end of a round."""
        self.round_end = None
        self.elapsed = self.progress = 0.0
        self.start_beat()

    def play(self, seconds: float, pace: Pace) -> None:
        self.elapsed += seconds
        while self.is_playing:
            whole = pace.seconds(self.beats[0].seconds)
            if self.elapsed < whole:
                self.progress = self.elapsed / whole
                return
            self.elapsed -= whole
            self.shown = self.beats.popleft().after
            self.progress = 0.0
            self.start_beat()
        if not self.beats:
            self.end_beats()

    def finish(self) -> None:
        """Skip everything that is still to be shown, up to the end of the round."""
        if not self.is_playing:
            return
        while self.is_playing:
            self.shown = self.beats.popleft().after
            self.told += self.is_playing
        self.version += 1
        if not self.beats:
            self.end_beats()

    def end_beats(self) -> None:
        self.beats.clear()
        self.told = len(self.contest.game.journal.entries)
        self.shown = self.view().state
        self.go_on()

    def forget_beats(self) -> None:
        """What was shown has been undone."""
        self.recorder.written.clear()
        self.last_moves.clear()
        self.has_opened_chests = False
        self.beats.clear()
        self.round_end = None
        self.told = len(self.contest.game.journal.entries)

    def see_again(self) -> bool:
        """Show what the opponents did last once more; False if there is nothing to see."""
        beats = self.last_moves.seen_by(self.viewer)
        if not beats or self.answering is None:
            return False
        self.beats.extend(beats)
        self.shown, self.elapsed, self.progress = beats[0].before, 0.0, 0.0
        self.go_on()
        self.begins(beats[0])
        return True
