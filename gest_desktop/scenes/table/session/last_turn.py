"""What the opponent did last, as the viewer saw it: to be seen again, and found again in a saved game."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from gest_desktop.rules.game import Game, Moment
from gest_desktop.rules.referee import question
from gest_desktop.rules.views import View, is_screened, redact
from gest_desktop.scenes.table.foresee.lookahead import world_of
from gest_desktop.scenes.table.foresee.opponent_reasons import Move, others
from gest_desktop.scenes.table.replay.beats import Beat, beats
from gest_desktop.scenes.table.replay.sight_recorder import SightRecorder, watch
from gest_desktop.scenes.table.seen.sight import Sight, sight
from gest_desktop.scenes.table.seen.things import Arrow
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.table.session.pause_kind import is_forced, is_openly_forced
from gest_desktop.scenes.table.session.reasoning import Reasoning, reasoning
from gest_desktop.scenes.table.session.turn_arrows import arrows

LONG_AGO: Final = 30 * 60.0  # seconds after which a player may have forgotten


class LastTurn:
    """Everything the opponent did since the person's last real choice."""

    def __init__(self) -> None:
        self.rows: list[Beat] = []
        self.arrows: tuple[Arrow, ...] = ()
        self.moves: list[Move] = []  # what can be explained
        self.starts: list[int] = []  # at which of the rows each of them begins
        self.reasons: Reasoning | None = None  # for so many moves, once they were asked for
        self.explained = 0
        self._compared = (0, False)  # of so many moves, whether any can be compared with others
        self.after: View | None = None  # the viewer's, when it was over
        self.ended = time.time()
        self.is_open = False  # the recap is shown
        self.is_past = False  # the person has chosen something since
        self.is_found_again = False  # in a saved game, so the viewer did not see it happen

    def add(self, rows: Sequence[Beat], after: View) -> None:
        self.rows += rows
        self.after = after
        self.arrows = arrows(self.rows)
        self.ended, self.is_open, self.is_found_again = time.time(), True, False

    def remember(self, before: View, option: int, actor: int) -> None:
        """Note an answer that may be explained; what is decided behind the screen may not."""
        if not is_screened(before.state):
            self.moves.append((before, option, actor))
            self.starts.append(len(self.rows))

    def explain(self, persona: str) -> Reasoning | None:
        """The reasons, worked out only when they are asked for."""
        if self.after is not None and self.explained != len(self.moves):
            moves = of_latest_turn(self.moves)
            self.reasons, self.explained = reasoning(moves, self.after, persona), len(self.moves)
        return self.reasons

    @property
    def can_be_explained(self) -> bool:
        """Whether the latest turn has a choice to compare with others; Carriages alone are none."""
        if self._compared[0] != len(self.moves):
            self._compared = len(self.moves), any(others(*move) for move in of_latest_turn(self.moves))
        return self._compared[1]

    def row_of(self, before: View) -> Beat | None:
        """What was shown first of the answer that was given in this view."""
        found = (start for (view, *_), start in zip(self.moves, self.starts, strict=True) if view is before)
        return next((self.rows[start] for start in found if start < len(self.rows)), None)

    def follow(self, can_undo: bool) -> None:
        """Note that the person has chosen something; the recap stays as long as that can be undone."""
        self.is_past = True
        self.is_open = self.is_open and can_undo

    def seconds_ago(self) -> float:
        """The time since the turn; 0 as long as nobody has forgotten it."""
        ago = max(0.0, time.time() - self.ended)
        return ago if ago >= LONG_AGO else 0.0


def of_latest_turn(moves: Sequence[Move]) -> list[Move]:
    """Without the turn on the card before: a turn begins with the choice of a box."""
    begins = [at for at, (view, _option, _actor) in enumerate(moves) if is_for_a_box(view)]
    return list(moves[begins[-1] :] if begins else moves)


def is_for_a_box(view: View) -> bool:
    asked, _f = question(world_of(view))
    return asked.kind == "box"


def found_again(contest: Contest, viewer: int) -> LastTurn:
    """The last turn of the other side, watched again through the eyes of the viewer."""
    game, turn = contest.game, LastTurn()
    first, last = run_of_other_side(game.moments, viewer)
    if first == last:
        return turn
    again = Game(game.beginning, game.answers[: game.moments[first].answers])
    recorder = watch(again)
    ends = [*(moment.answers for moment in game.moments[first + 1 :]), len(game.answers)]
    for end in ends[: last - first]:
        watch_answer(turn, again, recorder, game.answers[len(again.answers) : end], viewer)
    since = [moment for moment in game.moments[last:] if not is_forced(moment.state.clone())]
    turn.is_past = bool(since)
    turn.is_open = bool(turn.rows) and (not since or since[0].answers >= game.barrier)
    turn.ended, turn.is_found_again = time.time() - contest.away, True
    return turn


def run_of_other_side(moments: Sequence[Moment], viewer: int) -> tuple[int, int]:
    """The last answers that were not the viewer's choice, from the first up to before the last."""
    last = len(moments)
    while last and actor(moments[last - 1]) == viewer:
        last -= 1
    first = last
    while first and (actor(moments[first - 1]) != viewer or is_forced(moments[first - 1].state.clone())):
        first -= 1
    while first < last and actor(moments[first]) == viewer:
        first += 1
    return first, last


def actor(moment: Moment) -> int:
    asked, f = question(moment.state.clone())
    return asked.actor(f)


def watch_answer(
    turn: LastTurn, game: Game, recorder: SightRecorder, answers: Sequence[int], viewer: int
) -> None:
    """Give an answer, and those of chance that follow it, and note what the viewer sees of them."""
    asked, f = game.question()
    side, before, length = asked.actor(f), redact(game.state, viewer), len(game.journal.entries)
    if side != viewer and not is_openly_forced(game.state, viewer):
        turn.remember(before, answers[0], side)
    for option in answers:
        game.take(option)
    if side != viewer:
        entries = [entry.seen_by(viewer) for entry in game.journal.entries[length:]]
        seen = [pair[viewer] if pair else None for pair in recorder.seen[length:]]
        rows = beats(entries, seen, sight(before), seen_now(game, viewer), length, own=False)
        turn.add(rows, redact(game.state, viewer))


def seen_now(game: Game, viewer: int) -> Sight:
    """What a side sees; when the game is over, nothing is hidden."""
    return sight(View(viewer, game.state) if game.is_over else redact(game.state, viewer))
