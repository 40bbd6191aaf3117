"""What a riddle is about, and where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gest_desktop.ai.riddles.riddle import Riddle, advance
from gest_desktop.rules.deck import regular_card_follows
from gest_desktop.rules.plots.choosing import PickDeed, PickPlot
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.turn import PickBox
from gest_desktop.rules.vocabulary import NOWHERE, SPACES

OTHER: Final = "initiative"  # Events: a matter of what the card is worth to whom
OF_RULES: Final = {  # by the first word of a rule's name
    "rob": "odds",
    "donate": "odds",
    "recruit": "sneak",
    "sneak": "sneak",
    "swashbuckle": "sneak",
    "inspire": "sneak",
    "turncoat": "sneak",
    "patrol": "hunt",
    "capture": "hunt",
    "disperse": "hunt",
    "hire": "escort",
    "ride": "escort",
    "confiscate": "escort",
}


def themes_of(worlds: Sequence[State], options: Sequence[int]) -> list[str]:
    """The themes that fit a line of choices, the most telling first."""
    fitting = [] if regular_card_follows(worlds[0].slot, worlds[0].played) else ["inspection"]
    for world, option in zip(worlds, options, strict=True):
        rule = rule_of(world, option).partition(".")[0]
        fitting += [OF_RULES[rule]] if rule in OF_RULES else []
        fitting += ["initiative"] if isinstance(question(world)[0], PickBox) else []
    return list(dict.fromkeys(fitting)) or [OTHER]


def planned_theme(riddle: Riddle) -> str:
    """What the side does next after the best choice of a box, as a theme; empty if it does nothing."""
    world = riddle.world()
    for step in riddle.steps[:-1]:
        advance(world, riddle.side, step.best.option)
    best = riddle.steps[-1].best
    for option in (best.option, *best.line):
        asked, f = question(world)
        if isinstance(asked, PickPlot | PickDeed) and asked.actor(f) == riddle.side and option in asked.names:
            return OF_RULES.get(asked.names[option].id, "")
        if option not in asked.options(world, f) or (isinstance(asked, PickBox) and f.actor != riddle.side):
            return ""
        answer(world, asked, f, option)
    return ""


def rule_of(world: State, option: int) -> str:
    """The rule that is chosen, or else the innermost one in progress that has a theme."""
    asked, _f = question(world)
    if isinstance(asked, PickPlot | PickDeed) and option in asked.names:
        return asked.names[option].id
    rules = [frame.script.name for frame in reversed(world.frames)]
    return next((name for name in rules if name.partition(".")[0] in OF_RULES), "")


def place_of(world: State, option: int) -> int:
    """The space that is chosen, or in which the rule in progress happens."""
    asked, f = question(world)
    if asked.kind == "space" and option in SPACES:
        return option
    return f.space if f.space in SPACES else NOWHERE
