"""Plays on the table what is likely to follow a choice: everybody gives the answers that are written down."""

from __future__ import annotations

from gest_desktop.scenes.riddles.practice import RiddleGame
from gest_desktop.scenes.table.answer.drag_search import Answers
from gest_desktop.scenes.table.guide import GuidedTable


class LinePlayer:
    """One line at a time; nobody else is asked anything meanwhile."""

    def __init__(self, table: GuidedTable) -> None:
        self.table, self.is_playing = table, False

    @property
    def game(self) -> RiddleGame:
        game = self.table.state.contest.game
        assert isinstance(game, RiddleGame)
        return game

    def begin(self, answers: Answers) -> None:
        """Let everybody give these answers, and nobody else any."""
        self.game.follow(answers)
        self.is_playing, self.table.state.flow.answering = True, None

    def go_on(self) -> bool:
        """Play the next answer; False at the end of the line."""
        option, flow = self.game.next(), self.table.state.flow
        if option is None:
            self.is_playing = False
        elif flow.is_mine:
            flow.give(option)
        else:
            flow.contest.answer(option)
            flow.show(own=False)
        return self.is_playing

    def run_out(self) -> None:
        """Jump to the end."""
        player = self.table.state.flow.beat_player
        while self.is_playing:
            player.finish()
            self.go_on()
        player.finish()
        player.shown = self.table.state.flow.now()
