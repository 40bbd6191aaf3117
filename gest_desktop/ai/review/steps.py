"""A finished game as steps: every answer with the position before it and what was asked.

The order of the decks is taken away: a card is judged by all cards that could have come.
"""

from __future__ import annotations

from dataclasses import dataclass

from gest_desktop.ai.information_set import is_secret
from gest_desktop.common.refusal import RefusalError
from gest_desktop.rules.deck import TurnCard
from gest_desktop.rules.game import Game, begin
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.views import is_screened
from gest_desktop.rules.vocabulary import CHANCE, NOBODY, ROBIN, SHERIFF
from gest_desktop.rules.words import _


class UnfinishedError(RefusalError):
    """Says that a game cannot be reviewed, because it is not over: a review would tell its secrets."""


@dataclass(frozen=True)
class Step:
    """One answer: `at` is its number, `state` the position before it, without the order of the decks."""

    at: int
    state: State
    actor: int
    kind: str
    option: int
    options: int  # how many there were
    turns_card: bool
    is_secret: bool  # the other side does not see the answer
    is_screened: bool  # nothing of it is seen before the rule is finished
    card: int  # how many cards have been turned, with this one
    choice: int  # the number of this choice among those of both sides that were not forced; 0 for others

    @property
    def is_forced(self) -> bool:
        return self.options == 1

    @property
    def is_chance(self) -> bool:
        return self.actor == CHANCE


def steps_of(game: Game) -> list[Step]:
    """All steps of a finished game; raises UnfinishedError."""
    if not game.is_over:
        raise UnfinishedError(_("Only a finished game can be reviewed."))
    g = beginning_of(game)
    steps: list[Step] = []
    choices = 0
    for at, option in enumerate(game.answers):
        question(g)
        step = step_at(g, at, option, choices)
        choices = max(choices, step.choice)
        steps.append(step)
        asked, f = question(g)
        answer(g, asked, f, option)
    return steps


def step_at(g: State, at: int, option: int, choices: int) -> Step:
    asked, f = question(g)
    options, actor = asked.options(g, f), asked.actor(f)
    number = choices + 1 if actor in (ROBIN, SHERIFF) and len(options) > 1 else 0
    turns = isinstance(asked, TurnCard)
    return Step(
        at,
        g.clone(),
        actor,
        asked.kind,
        option,
        len(options),
        turns,
        actor in (ROBIN, SHERIFF) and is_secret(g, asked, f),
        is_screened(g),
        len(g.played) + turns,
        number,
    )


def beginning_of(game: Game) -> State:
    """The position before the first answer, with decks in no order, so that any card can still come."""
    g = begin(game.beginning)
    g.event_order = g.traveller_order = ()
    return g


def result_of(game: Game) -> float:
    """1 if Robin Hood has won, otherwise 0."""
    if game.state.winner == NOBODY:
        raise UnfinishedError(_("Only a finished game can be reviewed."))
    return 1.0 if game.state.winner == ROBIN else 0.0
