"""The flow of a game at the table: who is asked, what has been shown, what comes next.

No drawing and no devices: scenes draw this state and feed it gestures; tests play through it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from gest_desktop.ai.worker import Worker
from gest_desktop.rules.journal import CardTurned, Entry
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import FIRST, FORTUNES, ROBIN, SECOND, SHERIFF
from gest_desktop.scenes.motion.pace import Pace
from gest_desktop.scenes.table.answer.answering import Answering
from gest_desktop.scenes.table.replay.beat_player import PLAIN, BeatPlayer, Listener
from gest_desktop.scenes.table.replay.beats import Beat, beats
from gest_desktop.scenes.table.replay.pacing import Pacing
from gest_desktop.scenes.table.replay.sight_recorder import watch
from gest_desktop.scenes.table.seen.sight import Sight, sight
from gest_desktop.scenes.table.seen.things import Arrow
from gest_desktop.scenes.table.session.asking import Asking
from gest_desktop.scenes.table.session.ballad_summary import BalladSummary, SummaryMaker
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.table.session.last_turn import LastTurn, found_again
from gest_desktop.scenes.table.session.reasoning import Reasoning
from gest_desktop.scenes.table.session.rival import Rival
from gest_desktop.scenes.table.session.rival_seat import RivalSeat

Json = dict[str, Any]


class TurnFlow(Asking):
    banner = ""  # what the panel of the side to act says instead of whose turn it is

    def __init__(
        self,
        contest: Contest,
        worker: Callable[[], Worker],
        confirm: str,
        begins: Listener,
        lands: Listener,
        rival: RivalSeat | None = None,
        pacing: Pacing = PLAIN,
    ) -> None:
        self.contest, self.confirm, self.pacing = contest, confirm, pacing
        self.recorder = watch(contest.game)
        self.viewer = contest.viewer
        self.is_somebody_here = not (contest.is_hot_seat and contest.game.is_begun)
        if rival is None and not contest.is_hot_seat:
            rival = Rival(contest, worker())
        self.rival = rival
        self.beat_player = BeatPlayer(self.now(), begins, lands, pacing)
        self.seen = self.beat_player.entries_shown = len(contest.game.journal.entries)
        self.lines = contest.journal(0, self.viewer)
        self.answering: Answering | None = None
        self.notice = contest.notice  # one sentence about what happened automatically
        self.gestures: list[int] = []  # how many answers preceded each gesture of the person
        self.last_turn = self.find_last_turn()
        self.is_replaying = False
        self.inspected = SummaryMaker()
        self.is_end_seen = False  # the page of the end has been shown, and the board may be looked at
        self.holds_cards = False  # after a turn of one's own, all that follows waits until it is ended
        self.thoughts: list[Json] = []  # the opponent's actual reasoning, for the end of the game

    def view(self) -> View:
        return self.contest.view(self.viewer)

    def now(self) -> Sight:
        """What the viewer sees now; when the game is over, nothing is hidden."""
        if self.contest.is_over:
            return sight(View(self.viewer, self.contest.game.state))
        return sight(self.view())

    def find_last_turn(self) -> LastTurn:
        """What the other side did before the game was opened, or before one came to the screen."""
        return found_again(self.contest, self.viewer) if self.has_recap else LastTurn()

    @property
    def has_recap(self) -> bool:
        return self.is_somebody_here and self.pacing.recaps

    @property
    def summary(self) -> BalladSummary | None:
        """The sum of a Royal Inspection that has been shown; until it is closed, everything waits."""
        found = self.inspected.summary
        is_shown = found is not None and self.beat_player.entries_shown >= found.beat
        return found if is_shown and not self.beat_player.is_playing else None

    def close_summary(self) -> bool:
        """Go on after a Royal Inspection; False if there was nothing to read."""
        was_open = self.summary is not None
        self.inspected.summary = self.beat_player.read_first = None
        return was_open

    def end_turn(self) -> None:
        self.close_summary()
        super().end_turn()

    @property
    def is_paused(self) -> bool:
        """Whether the table waits until the player lets it go on."""
        return self.waits_at_end or self.summary is not None

    @property
    def arrows(self) -> tuple[Arrow, ...]:
        """The traces of the opponent's last turn, until the person has chosen something."""
        turn = self.last_turn
        return turn.arrows if turn.is_open and not turn.is_past else ()

    @property
    def told_lines(self) -> list[Entry]:
        """The part of the chronicle that the table has shown."""
        return self.lines if self.beat_player.is_through else self.lines[: self.beat_player.entries_shown]

    @property
    def chronicle_lines(self) -> list[Entry]:
        """What the chronicle lists."""
        return self.told_lines

    @property
    def is_end_coming(self) -> bool:
        """Whether the game is over, but the table has not shown yet what decided it."""
        return self.contest.is_over and not self.beat_player.is_through

    @property
    def waits_for_curtain(self) -> bool:
        """Whether one of two people must come to the screen first: the other one, or whoever is asked."""
        contest = self.contest
        is_right = self.is_somebody_here and contest.actor == self.viewer
        return contest.is_hot_seat and not contest.is_over and not is_right

    @property
    def waits_for_reader(self) -> bool:
        """Whether something must be read before the next question is asked."""
        is_reading = self.pacing.is_reading() and not self.beat_player.is_playing
        return is_reading and self.contest.forced() is None

    @property
    def is_mine(self) -> bool:
        """Whether the person whose view is shown is asked."""
        contest = self.contest
        return contest.persons_turn and contest.actor == self.viewer

    def update(self, seconds: float, pace: Pace) -> bool:
        """Advance the time; True if the picture has changed."""
        if self.beat_player.is_held or self.waits_for_reader:
            return False
        if self.is_replaying and pace.instant:  # it was asked for, so it is shown
            pace = replace(pace, instant=False, speed=1.0)
        if self.beat_player.is_playing or self.is_replaying:
            changed = self.beat_player.update(seconds, pace) or self.is_replaying
            if self.beat_player.is_through:
                self.beat_player.shown, self.is_replaying = self.now(), False
            return changed
        if self.contest.is_over or self.waits_for_curtain or self.waits_for_rival or self.summary is not None:
            return False
        if self.is_mine:
            return self.ask()
        return self.let_rival_play(seconds)

    def let_rival_play(self, seconds: float) -> bool:
        assert self.rival is not None
        before, actor = self.view(), self.contest.actor
        if not self.rival.update(seconds):
            return self.rival.is_thinking
        if self.last_turn.is_past:
            self.last_turn = LastTurn()
        if self.rival.thought:
            self.remember(before, self.rival.thought, actor)
        self.show(own=False)
        return True

    def remember(self, before: View, thought: Json, actor: int) -> None:
        """Store the opponent's actual reasoning for the end of the game; until then the viewer may guess.

        An answer without a search has none, but the viewer cannot tell that it needed none.
        """
        if "win" in thought:
            self.thoughts.append(thought)
        self.last_turn.remember(before, thought["option"], actor)

    @property
    def is_turn_under_way(self) -> bool:
        """Whether something is still to happen before the viewer is asked, so that no turn can be judged."""
        return self.answering is None and not (self.is_paused or self.contest.is_over)

    def explain(self) -> Reasoning | None:
        """Why the opponent may have done what it did last."""
        return self.last_turn.explain(self.contest.seats[ROBIN + SHERIFF - self.viewer].persona)

    def answer(self, options: Sequence[int]) -> None:
        """Give the person's answers, one after the other."""
        self.notice = ""
        self.gestures.append(len(self.contest.game.answers))
        for option in options:
            self.give(option)

    def give(self, option: int) -> None:
        self.answering = None
        is_past = self.last_turn.is_past or self.forced() is None
        self.contest.answer(option)
        if is_past:
            self.last_turn.follow(can_undo=bool(self.contest.steps_back()))
        self.show(own=True)

    def show(self, own: bool) -> None:
        """Queue what has happened since, as the viewer may see it."""
        entries = self.contest.journal(self.seen, self.viewer)
        seen = [pair[self.viewer] if pair else None for pair in self.recorder.seen[self.seen :]]
        start = self.beat_player.queue[-1].after if self.beat_player.queue else self.beat_player.shown
        if self.beat_player.beat is not None and not self.beat_player.queue:
            start = self.beat_player.beat.after
        rows = beats(entries, seen, start, self.now(), self.seen, own)
        self.lines += entries
        self.seen += len(entries)
        if self.pacing.recaps:
            self.sum_up(rows)
        if not rows:
            self.beat_player.shown = self.now() if self.beat_player.is_through else self.beat_player.shown
        self.beat_player.play(rows)
        if own and self.holds_cards:
            self.beat_player.stop_at, self.hands_over = self.next_card(rows), self.is_rival_next()
        if not own:
            self.last_turn.add(rows, self.view())

    def sum_up(self, rows: Sequence[Beat]) -> None:
        """What a Royal Inspection has changed must be read before anything else is shown."""
        self.inspected.watch(rows)
        if self.inspected.summary is not None:
            self.beat_player.read_first = self.inspected.summary.beat

    def next_card(self, rows: Sequence[Beat]) -> int | None:
        """The beat before which the player may still undo, if a card is turned."""
        game = self.contest.game
        if not game.lifts_barrier() or not game.moments[-1].state.card:  # the set-up is no turn
            return None
        return next((row.number for row in rows if isinstance(row.entry, CardTurned)), None)

    def is_rival_next(self) -> bool:
        """Whether the opponent acts on this card after choices of the player's that may still be undone."""
        contest = self.contest
        asked, f = contest.game.question()
        has_acted = contest.game.state.initiative[self.viewer] not in (FIRST, SECOND)
        is_over = contest.game.state.card in FORTUNES or (asked.kind == "box" and has_acted)
        return (
            is_over
            and asked.actor(f) == ROBIN + SHERIFF - self.viewer
            and bool(contest.steps_back(self.viewer))
        )

    def show_now(self) -> None:
        """Show the current position, after an undo or a change of seats."""
        self.answering, self.hands_over = None, False
        self.close_summary()
        self.seen = self.beat_player.entries_shown = len(self.contest.game.journal.entries)
        self.lines = self.contest.journal(0, self.viewer)
        self.beat_player.shown = self.now()

    def come_to_screen(self) -> None:
        """Switch to the view of the person who is asked, who is the first to read the game's notice."""
        before, self.viewer = self.viewer, self.contest.viewer
        if not self.is_somebody_here:
            self.is_somebody_here, self.notice = True, self.contest.notice
        elif self.viewer != before:
            self.notice = ""  # it told the other side's answer
        self.last_turn = self.find_last_turn()
        self.show_now()

    def stop_replay(self) -> bool:
        """End a replay at once; False if there was none."""
        was_replaying, self.is_replaying = self.is_replaying, False
        if was_replaying:
            self.beat_player.finish()
            self.beat_player.shown = self.now()
        return was_replaying

    def see_again(self, rows: Sequence[Beat] = ()) -> bool:
        """Replay the opponent's last turn, or some beats of it; False if there was none, or a card waits."""
        rows = rows or self.last_turn.rows
        if not self.beat_player.is_through or not rows:
            return False
        self.beat_player.play(rows)
        self.is_replaying = True
        return True
