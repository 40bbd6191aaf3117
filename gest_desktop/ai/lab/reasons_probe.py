"""A probe for truth: does the reason that the opponent names come true when the game goes on?

Both answers, the chosen one and its best alternative, are played on from the real position to the next quiet
one, several times and by the same kind of player. A reason is true if the named fact then differs the way it
was said.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.players import SearchPlayer
from gest_desktop.ai.search import comes_inspection, is_quiet
from gest_desktop.ai.voice.because import are_alike
from gest_desktop.ai.voice.explanation import Explanation
from gest_desktop.ai.voice.facts import IDS, facts
from gest_desktop.ai.voice.reasons import Reason, in_favour
from gest_desktop.rules.explain import decision
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.referee import answer, question, roll_the_dice
from gest_desktop.rules.state import State
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import CHANCE, ROBIN, SHERIFF, SIDE_IDS

STRIDE: Final = 8  # on average, the number of decisions between two that are probed
CONTINUATIONS: Final = 8
SMALL: Final = 60  # iterations of the players who play on
TRUE, FALSE, UNDECIDED, CHANCES, ALIKE, EMPTY = "true", "false", "undecided", "chances", "alike", "empty"


class Probed(NamedTuple):
    """One decision: what was said of it, and whether that came true."""

    seed: int
    answers: int  # given before it
    side: str
    prompt: str
    said: str
    fact: str  # the first that was named; empty if there was none
    expected: float  # by how much the fact was said to differ
    found: float  # by how much it did
    gap: float  # between the winning chances of the two answers
    verdict: str


def probe_game(seed: int, iterations: int, most: int) -> list[Probed]:
    """Probe some decisions of one game of the search against itself."""
    game, random = Game(Beginning(seed=seed)), Random(f"{seed}/probe")
    players = [SearchPlayer(Random(f"{seed}/{SIDE_IDS[side]}"), iterations) for side in (ROBIN, SHERIFF)]
    probed: list[Probed] = []
    while not game.is_over and len(probed) < most:
        asked, f = game.question()
        options, side = asked.options(game.state, f), asked.actor(f)
        if len(options) == 1:
            game.play(options[0])
            continue
        thought = players[side].begin(redact(game.state, side))
        while thought.go_on():
            pass
        option = players[side].pick(thought)
        if random.randrange(STRIDE) == 0:
            explanation = Explanation(thought, option, trained_weights(), random.randrange(1 << 32), 1)
            if explanation.others:
                probed.append(probe(game, explanation))
        game.play(option)
    return probed


def probe(game: Game, explanation: Explanation) -> Probed:
    asked = decision(game.state)
    said = explanation.because({choice.option: choice.label for choice in asked.choices})
    option, other = explanation.option, explanation.others[0]
    wins = explanation.win(option), explanation.win(other)
    reasons = in_favour(explanation.against(other))
    if reasons:
        fact, expected = reasons[0].fact, reasons[0].chosen - reasons[0].other
        found = difference(game.state, option, other, reasons[0])
        verdict = UNDECIDED if found == 0.0 else TRUE if (found > 0.0) == (expected > 0.0) else FALSE
    else:
        fact, expected, found = "", 0.0, 0.0
        verdict = ALIKE if are_alike(*wins) else CHANCES
    if not any(letter.isdigit() for letter in said):
        verdict = EMPTY
    seed, answers, side = game.beginning.seed, len(game.answers), SIDE_IDS[asked.actor]
    gap = wins[0] - wins[1]
    return Probed(seed, answers, side, asked.prompt, said, fact, expected, found, gap, verdict)


def difference(g: State, option: int, other: int, reason: Reason) -> float:
    """By how much the fact differs on average when both answers are played on."""
    at, total = IDS.index(reason.fact), 0.0
    for number in range(CONTINUATIONS):
        total += facts(played_on(g, option, number))[at] - facts(played_on(g, other, number))[at]
    return total / CONTINUATIONS


def played_on(g: State, option: int, number: int) -> State:
    """The next quiet position after an answer, when small searches play on for both sides."""
    world, random = g.clone(), Random(number)
    players = [SearchPlayer(Random(f"{number}/{side}"), SMALL) for side in (ROBIN, SHERIFF)]
    asked, f = question(world)
    answer(world, asked, f, option)
    while True:
        asked, f = question(world)
        if is_quiet(asked) and not comes_inspection(world, asked):
            return world
        side, options = asked.actor(f), asked.options(world, f)
        if side == CHANCE:
            option = roll_the_dice(world, asked, f, random.random)
        elif len(options) == 1:
            option = options[0]
        else:
            option = players[side].choose(redact(world, side))
        answer(world, asked, f, option)


def count(probed: Sequence[Probed], *verdicts: str) -> int:
    return sum(row.verdict in verdicts for row in probed)
