"""Why this move: what it changes, compared with the next best, in the words of the evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from gest_desktop.ai.evaluate import Weights
from gest_desktop.ai.features import NAMES, features
from gest_desktop.ai.search import Search
from gest_desktop.rules.naming import listed
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View, imagine
from gest_desktop.rules.vocabulary import NOBODY, ROBIN
from gest_desktop.rules.words import N_, _

GLANCES: Final = 12  # worlds looked at for each of the two moves
WORTH_SAYING: Final = 0.02  # smaller reasons are none

REASONS: Final = {  # what a feature means when there is more of it, and when there is less
    "royal favour": (N_("it moves Royal Favour towards Justice"), N_("it moves Royal Favour towards Order")),
    "royal favour near five": (N_("it brings Justice close to five"), N_("it brings Order close to five")),
    "unrest to come": (N_("the Parishes will stir in Unrest"), N_("the Parishes will be calm in Unrest")),
    "unrest to come, soon": (N_("Unrest is near and helps Robin Hood"), N_("Unrest is near and helps Order")),
    "parishes held in revolt": (N_("it holds Parishes in revolt"), N_("it takes Parishes out of revolt")),
    "camps": (N_("there are more Camps"), N_("there are fewer Camps")),
    "camps with income": (N_("more Camps pay"), N_("fewer Camps pay")),
    "hidden merry men": (N_("more Merry Men are Hidden"), N_("fewer Merry Men are Hidden")),
    "revealed merry men": (N_("more Merry Men are Revealed"), N_("fewer Merry Men are Revealed")),
    "merry men in prison": (N_("more Merry Men sit in Prison"), N_("fewer Merry Men sit in Prison")),
    "merry men available": (N_("more Merry Men are Available"), N_("fewer Merry Men are Available")),
    "robin in prison": (N_("Robin sits in Prison"), N_("Robin stays out of Prison")),
    "robin off the map": (N_("Robin is off the map"), N_("Robin is on the map")),
    "robin revealed": (N_("Robin stands Revealed"), N_("Robin stays Hidden")),
    "robin can be captured": (N_("Robin could be Captured"), N_("Robin is safe from Capture")),
    "robin's cover": (N_("Robin is harder to find"), N_("Robin is easier to find")),
    "merry men who can be captured": (
        N_("Merry Men could be Captured"), N_("Merry Men are safe from Capture"),
    ),
    "robin hood's shillings": (N_("it fills Robin Hood's purse"), N_("it empties Robin Hood's purse")),
    "sheriff's shillings": (N_("it fills the Sheriff's purse"), N_("it empties the Sheriff's purse")),
    "henchmen on the map": (N_("more Henchmen stand on the map"), N_("fewer Henchmen stand on the map")),
    "henchmen in nottingham": (N_("Nottingham is well guarded"), N_("Nottingham is left open")),
    "carriages on the road": (N_("Carriages are on their way"), N_("fewer Carriages are on their way")),
    "robin hood first": (
        N_("Robin Hood will be first on the next card"), N_("the Sheriff will be first on the next card"),
    ),
}


def because(view: View, options: Sequence[int], weights: Weights, seed: int) -> str:
    """One sentence on the first option, compared with the second if there is one."""
    if not options:
        return ""
    best = outlook(view, options[0], weights, Random(seed))
    other = outlook(view, options[1], weights, Random(seed)) if len(options) > 1 else present(view, seed)
    sign = 1.0 if view.side == ROBIN else -1.0
    row = weights[view.state.ballad - 1]
    gains = [
        (sign * weight * (mine - yours), name, mine > yours)
        for name, weight, mine, yours in zip(NAMES, row, best, other, strict=True)
    ]
    telling = sorted((gain for gain in gains if gain[0] > WORTH_SAYING and gain[1] in REASONS), reverse=True)
    reasons = [_(REASONS[name][0 if more else 1]) for _gain, name, more in telling[:2]]
    if not reasons:
        return _("No other answer looks much different.")
    words = listed(reasons)
    return f"{words[0].upper()}{words[1:]}."


def outlook(view: View, option: int, weights: Weights, random: Random) -> list[float]:
    """The features to expect at the next quiet moment after an answer."""
    search, total = Search(weights, random), [0.0] * len(NAMES)
    for _glance in range(GLANCES):
        world = imagine(view, random)
        asked, f = question(world)
        if option in asked.options(world, f):
            answer(world, asked, f, option)
            search.settle(world, [])
        total = [sum(pair) for pair in zip(total, read(world), strict=True)]
    return [value / GLANCES for value in total]


def present(view: View, seed: int) -> list[float]:
    return read(imagine(view, Random(seed)))


def read(world: State) -> list[float]:
    """Also of a game just won, whose favour and Parishes still say why."""
    if world.winner != NOBODY:
        world.ballad = min(world.ballad, 3)
    return features(world)
