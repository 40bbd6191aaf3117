"""A riddle at its table: judges the choices that are made there, and plays what follows them."""

from __future__ import annotations

from gest_desktop.ai.riddles.riddle import Riddle
from gest_desktop.rules.referee import answer, question
from gest_desktop.scenes.riddles.attempt import Attempt, Stage
from gest_desktop.scenes.riddles.line_player import LinePlayer
from gest_desktop.scenes.riddles.practice import contest_of
from gest_desktop.scenes.table.answer.drag_search import Answers
from gest_desktop.scenes.table.guide import GuidedTable


class Sitting:
    """Starts over as often as the player wants; the attempt counts all tries."""

    def __init__(self, table: GuidedTable, riddle: Riddle) -> None:
        self.table, self.riddle = table, riddle
        self.attempt, self.line = Attempt(riddle), LinePlayer(table)

    @property
    def is_playing(self) -> bool:
        """Whether what follows a choice is being played."""
        return self.line.is_playing

    def sit_down(self, at: int) -> None:
        """Set the table up as it is before a step."""
        self.line.is_playing = False
        self.table.state.sit_down(contest_of(self.riddle, at))
        self.table.state.start_question()

    # --- what the player chooses

    def judged(self, answers: Answers) -> int:
        """How many of these answers are right, or forced; a riddle that is solved needs no more of them."""
        world, side = self.table.state.contest.game.state.clone(), self.riddle.side
        for number, option in enumerate(answers):
            asked, f = question(world)
            is_choice = asked.actor(f) == side and len(asked.options(world, f)) > 1
            if is_choice and (self.attempt.is_done or not self.attempt.take(option)):
                return number
            answer(world, asked, f, option)
        return len(answers)

    def follow(self, right: Answers) -> None:
        """Let everybody answer as it is written down after right choices."""
        found = self.riddle.steps[max(0, self.attempt.at - 1)].best
        self.line.game.follow((*right, *found.line))

    def refute(self, answers: Answers) -> bool:
        """Begin to play a wrong choice and what follows it; without a line, tell at once what it costs."""
        found = self.attempt.refuted
        if found is None or not found.line:
            self.attempt.told()
            return False
        self.line.begin((*answers, *found.line))
        return True

    # --- what is played

    def play_on(self) -> bool:
        """Play the next answer of the line; False once it has come to its end."""
        if self.line.go_on():
            return True
        self.line_ended()
        return False

    def run_out(self) -> None:
        """Jump to the end of what is being played."""
        self.line.run_out()
        self.line_ended()

    def line_ended(self) -> None:
        if self.attempt.stage is Stage.REFUTING:
            self.attempt.told()

    def show_step(self) -> None:
        """Play the next choice of the answer."""
        best = self.attempt.step.best
        self.attempt.show_step()
        self.line.begin((best.option,))

    def look_again(self) -> None:
        """Play what follows the answer, or once more what followed the wrong choice."""
        attempt = self.attempt
        if attempt.stage is Stage.REFUTED:
            found = attempt.refuted
            self.sit_down(attempt.at)
            attempt.stage = Stage.REFUTING
        else:
            self.sit_down(len(self.riddle.steps) - 1)
            found = self.riddle.steps[-1].best
        if found is not None:
            self.line.begin((found.option, *found.line))

    # --- again

    def try_again(self) -> None:
        self.attempt.try_again()
        self.sit_down(self.attempt.at)

    def begin_again(self) -> None:
        """Start over; what was tried before does not count."""
        self.attempt = Attempt(self.riddle)
        self.sit_down(0)

    def show_answer(self) -> None:
        self.attempt.give_up()
        self.sit_down(self.attempt.at)
