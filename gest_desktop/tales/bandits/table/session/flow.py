"""What happens next at the table: something is shown, a person is asked, or a computer band thinks."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from gest_desktop.ai.worker import Worker
from gest_desktop.common.journal import Entry
from gest_desktop.scenes.motion.pace import Pace
from gest_desktop.tales.bandits.rules.journal import BandScored, GameWon
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.view import View
from gest_desktop.tales.bandits.rules.views import may_open_chest
from gest_desktop.tales.bandits.rules.vocabulary import CARD_IDS, MAN_IDS, NO_CARD, NOBODY, TUCK
from gest_desktop.tales.bandits.table.answer.answering import Answering
from gest_desktop.tales.bandits.table.replay.beats import Beat, Recorder
from gest_desktop.tales.bandits.table.replay.last_moves import LastMoves
from gest_desktop.tales.bandits.table.session.contest import ANYBODY, Contest
from gest_desktop.tales.bandits.table.session.rival import Rival

SECRET: Final = ("keep", "peek", "mark", "discard", "bail")  # questions that show what only one band may see
RESULTS: Final = (BandScored, GameWon)
BREATH: Final = 0.3  # seconds between the answers of computer bands


class Flow:
    """`seat` is the band at the screen; `shown` the table as it may see it now."""

    def __init__(
        self, contest: Contest, worker: Callable[[], Worker], begins: Callable[[Beat], None]
    ) -> None:
        self.contest, self.begins = contest, begins
        self.worker = worker
        self.recorder = Recorder(contest.game)
        self.rival: Rival | None = None
        self.beats: deque[Beat] = deque()
        self.elapsed = self.resting = 0.0
        self.progress = 0.0  # of the beat that is shown
        self.answering: Answering | None = None
        self.seat = contest.people[0] if contest.people else contest.game.state.bands[0]
        self.is_private = False
        self.waits_for_curtain = False
        self.version = 0  # changes with everything that is shown
        self.last_moves = LastMoves()
        self.has_opened_chests = False
        self.last_option: tuple[View, int, int] | None = None  # a computer's last answer, for its reasons
        self.told = len(contest.game.journal.entries)
        self.shown = self.view().state
        self.go_on()

    @property
    def viewer(self) -> int:
        """Whose secrets are shown: those of the only person, or of one who asked to see them."""
        if not self.contest.people:
            return ANYBODY
        return self.seat if self.is_private or not self.contest.is_hot_seat else ANYBODY

    def view(self) -> View:
        return self.contest.view(self.viewer)

    @property
    def beat(self) -> Beat | None:
        return self.beats[0] if self.beats else None

    @property
    def is_playing(self) -> bool:
        return bool(self.beats)

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

    @property
    def acting(self) -> int:
        """The band whose turn it is, as far as it was shown."""
        if self.beats:
            return getattr(self.beats[0].entry, "band", NOBODY)
        return self.contest.actor

    @property
    def asked_man(self) -> int:
        """The Merry Man whom somebody may ask now."""
        kind = "" if self.beats else self.contest.game.question().kind
        return MAN_IDS.index(kind) if kind in MAN_IDS else NOBODY

    @property
    def may_open_chest(self) -> bool:
        """Whether the band at the screen may look into its chest now."""
        return self.viewer == self.seat and may_open_chest(View(self.seat, self.shown))

    def needs_curtain(self) -> bool:
        """Whether whoever is asked must be alone at the screen."""
        if not self.contest.is_hot_seat or (self.is_private and self.contest.actor == self.seat):
            return False
        g = self.contest.game.state
        kind = self.contest.game.question().kind
        card = g.in_play[TUCK]
        sells = kind == "tuck" and card != NO_CARD and CARD_IDS[card] == "to_market"
        return kind in SECRET or sells

    def go_on(self) -> None:
        """After the last beat: ask a person, or call them to the screen."""
        self.version += 1
        self.answering = None
        if self.contest.is_over or not self.contest.persons_turn or self.beats:
            return
        actor = self.contest.actor
        if self.needs_curtain():
            self.waits_for_curtain = True
            return
        if actor != self.seat:
            self.seat, self.is_private = actor, False
        self.shown = self.view().state
        self.answering = Answering(self.shown, self.contest.asked(actor))

    def come_to_screen(self) -> None:
        """The person who is asked confirmed to be alone."""
        self.waits_for_curtain = False
        self.seat, self.is_private = self.contest.actor, True
        self.go_on()

    def cover(self) -> None:
        """Show again only what everybody may know."""
        self.is_private = False
        self.go_on()

    def answer(self, option: int) -> None:
        """A person's answer, or a computer's."""
        before, is_persons = self.shown, self.contest.persons_turn
        self.answering = None
        self.contest.answer(option)
        if self.contest.is_hot_seat and self.contest.actor != self.seat:
            self.is_private = False
        beats = [beat for beat in self.recorder.beats(self.viewer, before) if self.may_tell(beat.entry)]
        self.last_moves.take_up(beats, self.viewer, is_persons=is_persons)
        self.beats.extend(beats)
        self.elapsed = self.progress = 0.0
        self.start_beat()
        if not self.beats:
            self.go_on()

    def start_beat(self) -> None:
        if self.beats:
            self.told += 1
            self.version += 1
            self.begins(self.beats[0])

    def finish(self) -> None:
        """Skip everything that is still to be shown."""
        if self.beats:
            self.shown = self.beats[-1].after
            self.end_beats()

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

    def end_beats(self) -> None:
        self.beats.clear()
        self.told = len(self.contest.game.journal.entries)
        self.shown, self.resting = self.view().state, 0.0
        self.go_on()

    def update(self, seconds: float, pace: Pace) -> bool:
        """Pass time; True if something has changed."""
        if self.beats:
            self.play(seconds, pace)
            return True
        if self.contest.is_over or self.answering is not None or self.waits_for_curtain:
            return False
        if self.contest.persons_turn:
            self.go_on()
            return True
        self.resting += seconds
        if self.resting < pace.seconds(BREATH) and not pace.instant:
            return True
        return self.let_think(seconds)

    def play(self, seconds: float, pace: Pace) -> None:
        self.elapsed += seconds
        while self.beats:
            whole = pace.seconds(self.beats[0].seconds)
            if self.elapsed < whole:
                self.progress = self.elapsed / whole
                return
            self.elapsed -= whole
            self.shown = self.beats.popleft().after
            self.progress = 0.0
            self.version += 1
            self.start_beat()
        self.end_beats()

    def let_think(self, seconds: float) -> bool:
        if self.rival is None:
            self.rival = Rival(self.contest, self.worker())
        option = self.rival.update(seconds)
        if option is None:
            return True
        self.last_option = (self.view(), self.contest.actor, option)
        self.resting = 0.0
        self.answer(option)
        return True

    @property
    def can_undo(self) -> bool:
        return not self.beats and self.contest.can_undo()

    def undo(self) -> None:
        """Raises NothingToUndoError."""
        if self.rival is not None:
            self.rival.cancel()
        if not self.contest.can_undo():
            raise self.contest.game.nothing_to_undo()
        self.contest.undo()
        self.recorder.written.clear()
        self.last_moves.clear()
        self.has_opened_chests = False
        self.beats.clear()
        self.last_option, self.waits_for_curtain = None, False
        self.told = len(self.contest.game.journal.entries)
        self.go_on()
        self.shown = self.view().state

    def state(self) -> State:
        """The table as it is shown now."""
        return self.shown
