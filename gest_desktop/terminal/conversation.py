"""A whole game as a conversation: what happened is told, one question is asked, one line is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gest_desktop.ai.levels import level_named
from gest_desktop.common.refusal import NothingToUndoError
from gest_desktop.rules.explain import Decision
from gest_desktop.rules.languages import spoken
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.table.foresee.lookahead import ends_turn
from gest_desktop.scenes.table.foresee.verdict import luck, reason, tally
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.table.session.seat_words import seat_words
from gest_desktop.terminal import command_words as words
from gest_desktop.terminal.advising import Json, hint_lines, odds_lines, why_lines
from gest_desktop.terminal.asking import question_lines
from gest_desktop.terminal.library import cards_in_play, rule_lines
from gest_desktop.terminal.lines import Lines
from gest_desktop.terminal.looking import look_lines, where_lines
from gest_desktop.terminal.position_words import position_lines
from gest_desktop.terminal.reading import understand
from gest_desktop.terminal.save_file import saved_words
from gest_desktop.terminal.telling import last_turn, told
from gest_desktop.terminal.thinking import Waiting

TITLE: Final = "A Gest of Robin Hood"
GREETINGS: Final = (
    N_("You are Robin Hood. Your opponent: {opponent}."),
    N_("You are the Sheriff. Your opponent: {opponent}."),
)
LONG: Final = 1.0  # seconds of thought that are announced


class QuitError(Exception):
    """The player wants to end."""


class Conversation:
    def __init__(
        self, contest: Contest, lines: Lines, waiting: Waiting, advise: Callable[[], Json | None]
    ) -> None:
        self.contest, self.lines, self.waiting, self.advise = contest, lines, waiting, advise
        self.side = contest.viewer
        self.opponent = ROBIN + SHERIFF - self.side
        self.entries_told = 0
        self.trouble = ""

    def run(self) -> None:
        """Play to the end; raises QuitError, EOFError or KeyboardInterrupt if the player leaves before."""
        self.greet()
        while not self.contest.is_over:
            if self.contest.persons_turn:
                self.ask()
            else:
                self.let_opponent_answer()
            self.tell_news()
        self.tell_end()

    def greet(self) -> None:
        contest = self.contest
        opponent = seat_words(contest.seats[self.opponent], contest)
        greeting = _(GREETINGS[self.side]).format(opponent=opponent)
        how = _("Type the number of a choice or the beginning of its words.")
        more = _("Type “help” for all commands, or “rules 0” for the first page of the rulebook.")
        self.lines.say(TITLE, greeting, f"{how} {more}")
        if contest.notice:
            self.lines.say(contest.notice)
        self.report_trouble()
        self.entries_told = len(contest.game.journal.entries)
        self.lines.say("", *position_lines(self.view()))
        if contest.game.state.card:
            self.lines.say("", *cards_in_play(self.view().state, spoken()))

    def view(self) -> View:
        return self.contest.view(self.side)

    def let_opponent_answer(self) -> None:
        level = level_named(self.contest.seats[self.opponent].player)
        if self.contest.decision(self.side).kind == "box" and level.seconds >= LONG:
            self.lines.say("", _("Your opponent is thinking…"))
        self.waiting.let_answer()

    def tell_news(self) -> None:
        news = self.contest.journal(self.entries_told, self.side)
        self.entries_told += len(news)
        self.lines.say(*told(news, self.side, spoken()))

    def ask(self) -> None:
        """Put the question until it is answered or undone; a forced choice is only told."""
        asked, view, forced = self.contest.decision(self.side), self.view(), self.contest.forced()
        if forced is not None and not ends_turn(view, forced):
            only = _("{question} Only one choice: {answer}.")
            self.lines.say(only.format(question=asked.prompt, answer=asked.choices[0].label))
            self.give(forced)
            return
        self.lines.say("", *question_lines(asked, view))
        while not self.react(self.lines.read(), asked, view):
            pass

    def react(self, line: str, asked: Decision, view: View) -> bool:
        """Whether the question is done with."""
        if not line:
            self.lines.say(*question_lines(asked, view))
            return False
        typed = understand(line, asked, view)
        if typed.choice is not None:
            self.give(typed.choice.option)
            return True
        if typed.command is None:
            self.lines.say(typed.refusal)
            return False
        command, argument = typed.command
        if command == words.UNDO:
            return self.undo()
        if command == words.QUIT:
            raise QuitError
        self.lines.say(*self.reply(command, argument, asked, view))
        return False

    def reply(self, command: str, argument: str, asked: Decision, view: View) -> list[str]:
        """The lines that a command asks for."""
        language = spoken()
        replies: dict[str, Callable[[], list[str]]] = {
            words.STATE: lambda: position_lines(view),
            words.LOOK: lambda: look_lines(argument, asked, view, language),
            words.WHERE: lambda: where_lines(view),
            words.CARDS: lambda: cards_in_play(view.state, language),
            words.ODDS: lambda: odds_lines(asked, view),
            words.HINT: lambda: hint_lines(self.advise(), asked),
            words.LOG: lambda: last_turn(self.contest.journal(0, self.side), self.side, self.opponent),
            words.WHY: lambda: why_lines(self.waiting.moves),
            words.RULES: lambda: rule_lines(argument or asked.rule, language),
            words.SAVE: lambda: [saved_words(self.contest)],
            words.HELP: words.help_lines,
        }
        return replies[command]()

    def give(self, option: int) -> None:
        self.contest.answer(option)
        self.report_trouble()

    def report_trouble(self) -> None:
        """Say that the game could not be saved, once until that changes."""
        if self.contest.trouble != self.trouble:
            self.trouble = self.contest.trouble
            if self.trouble:
                self.lines.say(self.trouble)

    def undo(self) -> bool:
        try:
            self.contest.undo()
        except NothingToUndoError as error:
            self.lines.say(str(error))
            return False
        self.entries_told = len(self.contest.game.journal.entries)
        self.lines.say(_("Your last choice is undone."))
        return True

    def tell_end(self) -> None:
        game = self.contest.game
        self.lines.say(reason(game.state), *luck(tally(game.journal.entries)))
