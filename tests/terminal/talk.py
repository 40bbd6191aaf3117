"""Games in the terminal without a process behind them: typed lines in, the transcript out."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from gest_desktop.rules.explain import decision
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.turn import is_pass
from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.terminal.conversation import Conversation, QuitError
from gest_desktop.terminal.lines import Lines
from gest_desktop.terminal.thinking import Waiting

Json = dict[str, Any]


class FirstOption:
    """An opponent who always takes the first option, at once."""

    iterations, is_thinking, seconds = 0, False, 0.0

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.thought: Json = {}

    def update(self, seconds: float) -> bool:
        self.thought = {"option": self.pick(self.contest.options())}
        self.contest.answer(self.thought["option"])
        return True

    def pick(self, options: Sequence[int]) -> int:
        return options[0]

    def cancel(self) -> None:
        """Nothing is searched."""


class Passing(FirstOption):
    """An opponent who passes whenever it is possible, whatever its secrets are."""

    def pick(self, options: Sequence[int]) -> int:
        is_box = self.contest.decision(self.contest.actor).kind == "box"
        return next((option for option in options if is_box and is_pass(option)), options[0])


def begun(side: int = ROBIN, seed: int = 5) -> Game:
    """A new game; the person's band is placed already."""
    game = Game(Beginning(seed=seed))
    if side == ROBIN:
        game.play(CLASSIC)
    return game


def contest_for(side: int, game: Game | None = None, store: SaveStore | None = None) -> Contest:
    seats = [Seat("potter"), Seat("potter")]
    seats[side] = Seat()
    return Contest(game or begun(side), seats, store)


def talk(
    typed: Sequence[str],
    side: int = ROBIN,
    game: Game | None = None,
    advise: Callable[[], Any] = lambda: None,
) -> list[str]:
    """The transcript of a game in which these lines are typed, up to where they end."""
    return talk_at(contest_for(side, game), typed, advise)


def talk_at(
    contest: Contest,
    typed: Sequence[str],
    advise: Callable[[], Any] = lambda: None,
    rival: type[FirstOption] = FirstOption,
) -> list[str]:
    target = io.StringIO()
    lines = Lines(io.StringIO("".join(f"{line}\n" for line in typed)), target)
    conversation = Conversation(contest, lines, Waiting(contest, rival(contest)), advise)
    with suppress(EOFError, QuitError):
        conversation.run()
    return target.getvalue().splitlines()


def after(transcript: Sequence[str], line: str) -> list[str]:
    """What was said right after a typed line, up to the next one."""
    at = len(transcript) - 1 - list(reversed(transcript)).index(f"> {line}")
    rest = list(transcript[at + 1 :])
    end = next((i for i, other in enumerate(rest) if other.startswith("> ")), len(rest))
    return rest[:end]


def a_game_asking(side: int, prompt: str, seed: int = 5) -> Game:
    """A game in which the side is asked a question that begins so, found by trying first and last options."""
    for number in range(seed, seed + 60):
        game = begun(ROBIN, number)
        for step in range(400):
            if game.is_over:
                break
            asked = decision(game.state)
            if asked.actor == side and asked.prompt.startswith(prompt) and len(asked.choices) > 1:
                return game
            game.play(asked.choices[(number + step) % len(asked.choices)].option)
    raise AssertionError(f"nobody asks: {prompt}")
