"""The reasons for an answer: the features it changes, compared with the second-best answer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from gest_desktop.ai.evaluate.features import NAMES, features
from gest_desktop.ai.evaluate.win_chance import Weights
from gest_desktop.ai.search import Search
from gest_desktop.rules.cards.event import DARK, LIGHT
from gest_desktop.rules.naming import listed
from gest_desktop.rules.plots.choosing import PickDeed, PickPlot
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.turn import PickBox, PickHalf
from gest_desktop.rules.views import View, imagine
from gest_desktop.rules.vocabulary import BALLADS, DONE, NOBODY, ROBIN, SHERIFF
from gest_desktop.rules.words import N_, _

GLANCES: Final = 12  # worlds sampled for each of the two answers
WORTH_SAYING: Final = 0.02  # smaller gains are not mentioned

REASONS: Final = {  # what more of a feature means, and what less of it means
    "royal favour": (N_("Royal Favour moves towards Justice"), N_("Royal Favour moves towards Order")),
    "royal favour near five": (N_("Justice comes close to five"), N_("Order comes close to five")),
    "unrest to come": (N_("the Parishes will stir in Unrest"), N_("the Parishes will be calm in Unrest")),
    "unrest to come, soon": (N_("Unrest will soon help Robin Hood"), N_("Unrest will soon help Order")),
    "submissive parishes": (N_("more Parishes are Submissive"), N_("fewer Parishes are Submissive")),
    "parishes held in revolt": (
        N_("more Parishes are held in revolt"),
        N_("fewer Parishes are held in revolt"),
    ),
    "parishes ready to rise": (N_("more Parishes are ready to rise"), N_("fewer Parishes are ready to rise")),
    "robin among rebels": (
        N_("Robin could Inspire a Revolting Parish"),
        N_("Robin can hardly Inspire a Revolting Parish"),
    ),
    "camps": (N_("there are more Camps"), N_("there are fewer Camps")),
    "camps with income": (N_("more Camps pay"), N_("fewer Camps pay")),
    "camps in danger": (N_("Camps stand unguarded among Henchmen"), N_("Camps are safe from Henchmen")),
    "hidden merry men": (N_("more Merry Men are Hidden"), N_("fewer Merry Men are Hidden")),
    "revealed merry men": (N_("more Merry Men are Revealed"), N_("fewer Merry Men are Revealed")),
    "merry men in prison": (N_("more Merry Men sit in Prison"), N_("fewer Merry Men sit in Prison")),
    "merry men available": (N_("more Merry Men are Available"), N_("fewer Merry Men are Available")),
    "robin in prison": (N_("Robin sits in Prison"), N_("Robin stays out of Prison")),
    "robin available": (N_("Robin waits among the Available"), N_("Robin is on the map")),
    "robin out of the game": (N_("Robin leaves the game"), N_("Robin stays in the game")),
    "robin revealed": (N_("Robin stands Revealed"), N_("Robin stays Hidden")),
    "robin can be captured": (N_("Robin could be Captured"), N_("Robin is safe from Capture")),
    "robin's cover": (N_("Robin is harder to find"), N_("Robin is easier to find")),
    "merry men who can be captured": (
        N_("Merry Men could be Captured"),
        N_("Merry Men are safe from Capture"),
    ),
    "robin hood's shillings": (
        N_("Robin Hood has more Shillings"),
        N_("Robin Hood has fewer Shillings"),
    ),
    "sheriff's shillings": (N_("the Sheriff has more Shillings"), N_("the Sheriff has fewer Shillings")),
    "henchmen on the map": (N_("more Henchmen stand on the map"), N_("fewer Henchmen stand on the map")),
    "henchmen in nottingham": (N_("Nottingham is well guarded"), N_("Nottingham is left open")),
    "carriages on the road": (N_("Carriages are on their way"), N_("fewer Carriages are on their way")),
    "carriages within reach": (
        N_("Merry Men are close to a Carriage"),
        N_("Carriages are out of reach of Merry Men"),
    ),
    "robin hood first": (
        N_("Robin Hood will be first on the next card"),
        N_("the Sheriff will be first on the next card"),
    ),
}
# More of these is good for the Sheriff, more of the others for Robin Hood. Where features overlap,
# a weight can have the opposite sign; as a reason on its own that would make no sense.
FOR_ORDER: Final = frozenset(
    {
        "submissive parishes",
        "camps in danger",
        "revealed merry men",
        "merry men in prison",
        "merry men available",
        "robin in prison",
        "robin available",
        "robin out of the game",
        "robin revealed",
        "robin can be captured",
        "merry men who can be captured",
        "sheriff's shillings",
        "henchmen on the map",
        "henchmen in nottingham",
        "carriages on the road",
    }
)
BOXES: Final = (  # by option, in the order of the Initiative track
    N_("Takes a Single Plot so that {reasons}."),
    N_("Passes on Single Plot so that {reasons}."),
    N_("Takes the Event so that {reasons}."),
    N_("Passes on the Event so that {reasons}."),
    N_("Takes Plots & Deeds so that {reasons}."),
    N_("Passes on Plots & Deeds so that {reasons}."),
)
HALVES: Final = {
    LIGHT: N_("Takes the light half so that {reasons}."),
    DARK: N_("Takes the dark half so that {reasons}."),
}
PICKED: Final = N_("Picks {choice} so that {reasons}.")
NAMED_THINGS: Final = ("space", "pieces", "carriage")


def because(view: View, options: Sequence[int], weights: Weights, seed: int, actor: int | None = None) -> str:
    """One sentence about the first option, compared with the second if there is one.

    With the other side's view and the actor given, it is what that side can guess of the
    reasons.
    """
    if not options:
        return ""
    return sentence(view, options[0], reasons(view, options, weights, seed, actor), seed)


def reasons(
    view: View, options: Sequence[int], weights: Weights, seed: int, actor: int | None = None
) -> list[str]:
    """The two weightiest gains of the first option over the second, without a full stop."""
    side = view.side if actor is None else actor
    best = outlook(view, options[0], weights, Random(seed))
    other = outlook(view, options[1], weights, Random(seed)) if len(options) > 1 else present(view, seed)
    sign = 1.0 if side == ROBIN else -1.0
    row = weights[view.state.ballad - 1]
    gains = [
        (sign * weight * (mine - yours), name, mine > yours)
        for name, weight, mine, yours in zip(NAMES, row, best, other, strict=True)
    ]
    telling = sorted((gain for gain in gains if is_telling(side, *gain)), reverse=True)
    return [_(REASONS[name][0 if more else 1]) for _gain, name, more in telling[:2]]


def is_telling(side: int, gain: float, name: str, more: bool) -> bool:
    serves = ROBIN if more != (name in FOR_ORDER) else SHERIFF
    return gain > WORTH_SAYING and name in REASONS and serves == side


def sentence(view: View, option: int, reasons: list[str], seed: int) -> str:
    """The answer with its reasons, built from whole sentences so that they can be translated."""
    world = imagine(view, Random(seed))
    asked, f = question(world)
    if not reasons:
        forced = len(asked.options(world, f)) == 1
        return _("There is no other answer.") if forced else _("No other answer looks much different.")
    words = listed(reasons)
    if isinstance(asked, PickBox):
        return _(BOXES[option]).format(reasons=words)
    if isinstance(asked, PickHalf):
        return _(HALVES[option]).format(reasons=words)
    if isinstance(asked, PickPlot | PickDeed) and option in asked.names:
        return _(PICKED).format(choice=_(asked.names[option].words), reasons=words)
    if asked.kind in NAMED_THINGS and option != DONE and option not in asked.names:
        return _(PICKED).format(choice=asked.label(world, f, option), reasons=words)
    return f"{words[0].upper()}{words[1:]}."


def outlook(view: View, option: int, weights: Weights, random: Random) -> list[float]:
    """The mean features at the next quiet position after an answer."""
    search, total = Search(weights, random), [0.0] * len(NAMES)
    for _glance in range(GLANCES):
        world = imagine(view, random)
        asked, f = question(world)
        if option in asked.options(world, f):
            answer(world, asked, f, option)
            search.play_to_next_box(world)
        total = [sum(pair) for pair in zip(total, read(world), strict=True)]
    return [value / GLANCES for value in total]


def present(view: View, seed: int) -> list[float]:
    return read(imagine(view, Random(seed)))


def read(world: State) -> list[float]:
    """The features, also of a game just won, where favour and Parishes still tell the reason."""
    if world.winner != NOBODY:
        world.ballad = min(world.ballad, BALLADS)
    return features(world)
