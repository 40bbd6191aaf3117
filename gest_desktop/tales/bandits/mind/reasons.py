"""Why an answer was given, in a sentence: what it makes different from the best alternative."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from gest_desktop.rules.words import N_, _
from gest_desktop.tales.bandits.mind.evaluate import evaluate
from gest_desktop.tales.bandits.mind.one_step import finish_placing, is_drawing, pass_on
from gest_desktop.tales.bandits.mind.thought import Thought
from gest_desktop.tales.bandits.mind.weights import Weights
from gest_desktop.tales.bandits.rules.imagination import Imagination
from gest_desktop.tales.bandits.rules.referee import answer, question, roll_the_dice
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import LOOT, PLACE
from gest_desktop.tales.bandits.rules.vocabulary import HOME

WORLDS: Final = 12
CLEAR: Final = 0.15  # points: less is not worth a word
SENTENCES: Final = {
    "own": N_("{move}: about {number} more points expected than with {other}."),
    "rival": N_("{move}: the best opponent can expect about {number} fewer points than with {other}."),
    "leader": N_("{move}: the leader stays free for a better moment."),
    "bridge": N_("{move}: the Sheriff is less of a danger than with {other}."),
}


class Outcome(NamedTuple):
    """What is expected after an answer, in points."""

    own: float  # without Drawbridge and leader
    rival: float  # the best of the others, as a loss
    leader: float
    bridge: float


def because(thought: Thought, option: int, labels: Mapping[int, str]) -> str:
    """The sentence; empty if there was nothing to choose."""
    other = next((row[0] for row in thought.ranking() if row[0] != option), None)
    if other is None:
        return ""
    chosen, left_out = outcome(thought, option), outcome(thought, other)
    gains = {name: getattr(chosen, name) - getattr(left_out, name) for name in Outcome._fields}
    best = max(gains, key=lambda name: gains[name])
    move, alternative = labels[option], labels[other]
    if gains[best] < CLEAR:
        return _("{move}: worth about as much as {other}.").format(move=move, other=alternative)
    return _(SENTENCES[best]).format(move=move, other=alternative, number=f"{gains[best]:.1f}")


def outcome(thought: Thought, option: int) -> Outcome:
    """The mean over some worlds, the same for every option."""
    imagination, random = Imagination(thought.view), Random(1)
    rows = []
    for _world in range(WORLDS):
        world, luck = imagination.world(random), Random(random.random())
        answer(world, question(world), option)
        settle(world, luck)
        rows.append(parts(world, thought))
    return Outcome(*(sum(column) / len(rows) for column in zip(*rows, strict=True)))


def settle(g: State, random: Random) -> None:
    """Play on to where the evaluation is sure of itself."""
    if g.step == PLACE:
        finish_placing(g, random)
    elif g.step == LOOT:
        pass_on(g, random)
    elif is_drawing(g):
        asked = question(g)
        answer(g, asked, roll_the_dice(g, asked, random.random))


def parts(g: State, thought: Thought) -> Outcome:
    band, weights = thought.view.band, thought.weights
    whole = evaluate(g, thought.outlook, weights)
    plain = evaluate(g, thought.outlook, unafraid(weights))
    rival = max(whole[other] for other in g.bands if other != band)
    leader = float(g.leaders[band] == HOME) * weights.leader
    return Outcome(plain[band] - leader, -rival, leader, whole[band] - plain[band])


def unafraid(weights: Weights) -> Weights:
    """The same, without a thought of the Sheriff."""
    return replace(weights, arrest=0.0, reward=0.0)
