"""Why an answer was given: what it makes likelier than the best alternative, and what speaks for that one."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from gest_desktop.rules.words import N_, _
from gest_desktop.tales.bandits.mind.events import Events, events, mean
from gest_desktop.tales.bandits.mind.one_step import finish_placing, is_drawing, pass_on
from gest_desktop.tales.bandits.mind.thought import Thought
from gest_desktop.tales.bandits.rules.imagination import Imagination
from gest_desktop.tales.bandits.rules.naming import decimal
from gest_desktop.tales.bandits.rules.referee import answer, question, roll_the_dice
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import LITTLE_JOHN, LOOT, PLACE

WORLDS: Final = 12
CLEAR, SLIGHT = 0.15, 0.05  # points: less is told only if nothing else is, or not at all
MOST: Final = 3  # reasons of one sentence
SURE: Final = 0.9  # of the points of an arrest or a reward: it is no longer a question of chance
NAMES: Final = {
    "part": N_("takes part more often"),
    "last": N_("strikes last more often"),
    "coin": N_("a Village Coin"),
    "points": N_("points at once"),
    "set": N_("a chance to complete a set"),
    "loot": N_("more Loot"),
    "arrest": N_("less danger of an arrest"),
    "reward": N_("a better chance of the reward for 4 or less"),
    "leader": N_("the leader stays free for later"),
    "rival": N_("less for the best opponent"),
}
CERTAIN: Final = {
    "set": N_("a complete set"),
    "arrest": N_("no arrest"),
    "reward": N_("the reward for 4 or less"),
}
TOKENS: Final = N_("tokens that may become more")


def because(thought: Thought, option: int, labels: Mapping[int, str]) -> str:
    """One or two sentences; empty if there was nothing to choose."""
    ranking = [row[0] for row in thought.ranking()]
    other = next((each for each in ranking if each != option), None)
    if other is None:
        return ""
    move, alternative = begun(labels[option]), begun(labels[other])
    if question(thought.view.state).kind == "cart" and option == ranking[0]:
        words = _("{move}: carts where more is at stake come later, while the leader can still help.")
        return words.format(move=move)
    chosen, left_out = outcome(thought, option), outcome(thought, other)
    pro, contra = named(chosen, left_out, thought), named(left_out, chosen, thought)
    if pro:
        words = _("{move}. Compared with “{other}”: {reasons}.").format(
            move=move, other=alternative, reasons=", ".join(pro)
        )
        against = _("For “{other}”: {reasons}.").format(other=alternative, reasons=", ".join(contra))
        return f"{words} {against}" if contra else words
    if contra and option != ranking[0]:
        words = _("{move}. “{other}” promised more: {reasons}.")
        return words.format(move=move, other=alternative, reasons=", ".join(contra))
    return _("{move}: worth about as much as {other}.").format(move=move, other=alternative)


def begun(label: str) -> str:
    """A label at the beginning of a sentence."""
    return label[:1].upper() + label[1:]


def named(chosen: Events, left_out: Events, thought: Thought) -> list[str]:
    """What speaks for an answer, the weightiest first, with its points."""
    gains = with_tokens_as_one(
        {name: getattr(chosen, name) - getattr(left_out, name) for name in Events._fields}
    )
    for least in (CLEAR, SLIGHT):
        best = sorted((name for name in gains if gains[name] >= least), key=lambda name: -gains[name])
        if best:
            words = _("{reason} (+{number} points)")
            return [
                words.format(reason=_(name_of(name, gains[name], thought)), number=decimal(gains[name]))
                for name in best[:MOST]
            ]
    return []


def with_tokens_as_one(gains: dict[str, float]) -> dict[str, float]:
    """A set that is complete cannot become one any more: what is gained and lost so is one thing."""
    now, later = gains["set"], gains["loot"]
    if now * later < 0:
        together = now + later
        name, none = ("set", "loot") if now * together > 0 else ("loot", "set")
        gains |= {name: together, none: 0.0}
    return gains


def name_of(name: str, gain: float, thought: Thought) -> str:
    if name in CERTAIN and gain >= SURE:
        return CERTAIN[name]
    if name == "loot" and thought.view.state.step > LITTLE_JOHN:
        return TOKENS
    return NAMES[name]


def outcome(thought: Thought, option: int) -> Events:
    """The mean over some worlds, the same for every option."""
    imagination, random = Imagination(thought.view), Random(1)
    found = []
    for _world in range(WORLDS):
        world, luck = imagination.world(random), Random(random.random())
        answer(world, question(world), option)
        settle(world, luck)
        found.append(events(world, thought))
    return mean(found)


def settle(g: State, random: Random) -> None:
    """Play on to where the evaluation is sure of itself."""
    if g.step == PLACE:
        finish_placing(g, random)
    elif g.step == LOOT:
        pass_on(g, random)
    elif is_drawing(g):
        asked = question(g)
        answer(g, asked, roll_the_dice(g, asked, random.random))
