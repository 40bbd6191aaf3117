"""Going back within one's own turn: one gesture, the whole turn, or as far as a planned route."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from gest_desktop.scenes.table.answer.refusals import planned_routes
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.table.session.joining import Joining
from gest_desktop.scenes.table.session.rival_seat import RivalSeat

if TYPE_CHECKING:
    from gest_desktop.rules.explain import Decision
    from gest_desktop.rules.views import View
    from gest_desktop.scenes.table.answer.held_pieces import HeldPieces
    from gest_desktop.scenes.table.replay.beat_player import BeatPlayer


class Undoing:
    """The part of the flow of a game that goes back."""

    contest: Contest
    rival: RivalSeat | None
    beat_player: BeatPlayer
    gestures: list[int]  # how many answers preceded each gesture of the person
    viewer: int
    hands_over = False  # the opponent, who acts next on the same card, waits until the player ends the turn

    def asked(self) -> Decision:
        raise NotImplementedError

    def view(self) -> View:
        raise NotImplementedError

    @property
    def is_mine(self) -> bool:
        raise NotImplementedError

    def show_now(self) -> None:
        raise NotImplementedError

    def give(self, option: int) -> None:
        raise NotImplementedError

    @property
    def waits_for_card(self) -> bool:
        """Whether the player's turn is over, and the next card waits until the player turns it."""
        return self.beat_player.waits_for_player

    @property
    def waits_for_rival(self) -> bool:
        """Whether the player's turn is over, and the opponent waits until the player ends it."""
        return self.hands_over and not self.beat_player.is_playing

    @property
    def waits_at_end(self) -> bool:
        """Whether the player's turn is over, and can still be undone until the player ends it."""
        return self.waits_for_card or self.waits_for_rival

    @property
    def can_undo(self) -> bool:
        is_lifted = self.waits_for_card and self.contest.game.lifts_barrier()
        return is_lifted or bool(self.contest.steps_back(self.viewer if self.waits_for_rival else None))

    def end_turn(self) -> None:
        """Let the next card be turned, or the opponent act."""
        self.beat_player.stop_at, self.hands_over = None, False

    def undo(self) -> None:
        """Undo, and cancel the opponent's search; raises NothingToUndoError with one sentence."""
        self.contest.undo(self.viewer if self.waits_at_end else None)
        self.hands_over = False
        self.undo_gesture()
        if self.rival is not None:
            self.rival.cancel()
        if self.waits_for_card:
            self.beat_player.drop()
        self.beat_player.finish()
        self.show_now()

    def undo_turn(self) -> None:
        """Undo back to the choice of a box, or as far as possible; raises NothingToUndoError."""
        self.undo()
        while self.asked().kind != "box" and self.contest.steps_back() and self.is_mine:
            self.undo()

    def undo_gesture(self) -> None:
        """Undo all answers that one drag gave, as far as they can be undone."""
        answers = self.contest.game.answers
        while self.gestures and len(answers) <= self.gestures[-1]:
            if len(answers) == self.gestures.pop():
                return
        while self.gestures and len(answers) > self.gestures[-1] and self.contest.steps_back():
            self.contest.undo()
        if self.gestures and len(answers) <= self.gestures[-1]:
            self.gestures.pop()

    # --- routes planned behind the screen

    def joins(self, held: HeldPieces) -> Mapping[int, Joining]:
        """The planned routes that the held pieces can join, by where they lead."""
        found: dict[int, Joining] = {}
        if held.is_carriage or held.is_cylinder:
            return found
        for source, target in planned_routes(self.view()):
            party = held.reach.wish(target, held.number).party
            way = self.contest.joining(source, target, party) if source == held.source else None
            if way is not None:
                found[target] = way
        return found

    def join(self, way: Joining) -> None:
        """Answer anew from where the route was planned, with those who join it."""
        self.contest.step_back(way.steps)
        self.show_now()
        for option in way.answers:
            self.give(option)
        self.gestures = [number for number in self.gestures if number < len(self.contest.game.answers)]
