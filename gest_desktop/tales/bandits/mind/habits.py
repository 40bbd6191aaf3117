"""Quick answers without looking ahead, for playing on in imagined worlds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from gest_desktop.tales.bandits.mind.outlook import all_tokens
from gest_desktop.tales.bandits.mind.treasure import treasure
from gest_desktop.tales.bandits.rules.question import Question
from gest_desktop.tales.bandits.rules.state import State, with_token
from gest_desktop.tales.bandits.rules.vocabulary import ROUNDS


def place(g: State, asked: Question, random: Random) -> int:
    return random.choice(asked.options(g))


def keep(g: State, asked: Question, random: Random) -> int:
    """The token that gains most."""
    tokens, left = all_tokens(g, g.actor), ROUNDS - g.round
    return max(asked.options(g), key=lambda kind: treasure(with_token(tokens, kind), left))


def discard(g: State, asked: Question, random: Random) -> int:
    """The token whose loss costs least."""
    tokens, left = all_tokens(g, g.actor), ROUNDS - g.round
    return max(asked.options(g), key=lambda kind: treasure(with_token(tokens, kind, -1), left))


def reward(g: State, asked: Question, random: Random) -> int:
    """A token, in the last round the point."""
    return asked.options(g)[1 if g.round == ROUNDS else 0]


def first(g: State, asked: Question, random: Random) -> int:
    """No help, no bail, the first cart."""
    return asked.options(g)[0]


HABITS: dict[str, Callable[[State, Question, Random], int]] = {
    "place": place,
    "keep": keep,
    "discard": discard,
    "reward": reward,
}


def habit(g: State, asked: Question, random: Random) -> int:
    """What a band would do here without thinking."""
    return HABITS.get(asked.kind, first)(g, asked, random)
