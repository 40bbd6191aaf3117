"""Rules of thumb for the Sheriff: what each option promises beyond its immediate effect."""

from __future__ import annotations

from typing import Final

from gest_desktop.ai.evaluate.features import ROAD_LEFT
from gest_desktop.ai.lab.baselines.sheriffs_worth import (
    worth_of_capture,
    worth_of_confiscate,
    worth_of_deed,
    worth_of_hire,
    worth_of_patrol,
    worth_of_plot,
    worth_of_ride,
)
from gest_desktop.ai.lab.baselines.tips import Menu, Tips
from gest_desktop.rules.cards.event import DARK
from gest_desktop.rules.carriages import PickCarriage
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.plots.choosing import (
    PickDeed,
    PickPlot,
)
from gest_desktop.rules.plots.patrol import PatrolSource, PatrolWhere
from gest_desktop.rules.questions.choices import PickNumber, Whether
from gest_desktop.rules.questions.spaces import InSpaces, PickSpace, PickTarget
from gest_desktop.rules.state import State, hidden_men, men
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.turn import PickBox, PickHalf, possible_halves
from gest_desktop.rules.vocabulary import (
    CARRIAGE_PLACE,
    DONE,
    EVENT,
    FIRST,
    FORESTS,
    HENCHMAN,
    NOTTINGHAM,
    ROBIN,
    SHERIFF,
    YES,
)

AHEAD: Final = 0.6
DARK_WORTH: Final = {  # the approximate value of the dark half of each Event to the Sheriff
    2: 1.0,
    4: 0.5,
    5: 2.0,
    6: 2.5,
    7: 3.0,
    9: 2.5,
    10: 2.5,
    11: 2.5,
    12: 3.2,
    13: 4.0,
    15: 2.5,
    17: 2.0,
    18: 2.5,
    19: 0.0,
    20: 1.5,
    21: 2.0,
    22: 2.0,
    23: 1.5,
    24: 1.0,
    25: 2.5,
    26: 2.0,
    27: 2.5,
    28: 1.8,
    29: 2.0,
}
MENU: Final = Menu(SHERIFF, worth_of_plot, worth_of_deed)


def box(g: State, asked: PickBox, f: Frame, option: int) -> float:
    """A Single Plot after Robin Hood's Event or Plots & Deeds makes the Sheriff First (2.1.1)."""
    place, passes = divmod(option, 2)
    leads = place < g.initiative[ROBIN] < FIRST
    ahead = AHEAD * leads
    if passes:
        return ahead + (1.0 if g.shillings[SHERIFF] < 2 else 0.0)
    if place == EVENT:
        return ahead + (DARK_WORTH[g.card] if DARK in possible_halves(g, SHERIFF) else 0.0)
    return ahead + MENU.acting(g, place)


def half(g: State, asked: PickHalf, f: Frame, option: int) -> float:
    return 2.0 if option == DARK else 0.0


def in_spaces(g: State, asked: InSpaces, f: Frame, option: int) -> float:
    """The value of a space; a Capture is in the points already, but counting it twice does no harm."""
    if option == DONE:
        return 0.0
    if asked.body.topic is Topic.HIRE:
        return worth_of_hire(g, option)
    if asked.body.topic is Topic.CONFISCATE:
        return worth_of_confiscate(g, option)
    return worth_of_capture(g, option)


def space(g: State, asked: PickSpace, f: Frame, option: int) -> float:
    return worth_of_ride(g, option) if f.script.topic is Topic.RIDE else 0.0


def source(g: State, asked: PatrolSource, f: Frame, option: int) -> float:
    """Avoid spaces with Merry Men, who could act once the Henchmen leave; take no more than needed."""
    if option == DONE:
        return 0.0
    needed = wanted(g, f.space) - g.pieces[HENCHMAN + f.space]
    return (0.5 if needed > 0 else -0.5) + 0.1 * g.pieces[HENCHMAN + option] - 0.4 * men(g, option)


def wanted(g: State, space: int) -> int:
    """The number of Henchmen needed to find and Capture everybody there."""
    return hidden_men(g, space) * (2 if space in FORESTS else 1)


def number(g: State, asked: PickNumber, f: Frame, option: int) -> float:
    topic = f.script.topic
    if topic is Topic.PATROL:
        needed = wanted(g, f.space) - g.pieces[HENCHMAN + f.space]
        return -0.2 * abs(option - needed)
    if topic is Topic.RETURN:
        return -0.2 * abs(g.pieces[HENCHMAN + f.space] - option - 2)
    if topic is Topic.WITHDRAWAL and f.target != NOTTINGHAM:
        return -0.2 * abs(option - 2)
    return 0.2 * option


def retreat(g: State, asked: PickTarget, f: Frame, option: int) -> float:
    """Prefer spaces with few Henchmen."""
    return -0.2 * g.pieces[HENCHMAN + option] if option != DONE else 0.0


def carriage(g: State, asked: PickCarriage, f: Frame, option: int) -> float:
    """Prefer Carriages close to Nottingham, and those in spaces with Merry Men."""
    place = g.carriages[CARRIAGE_PLACE + option]
    return 2.0 / (1 + ROAD_LEFT[place]) + 0.3 * men(g, place)


SHERIFFS_TIPS: Final[Tips] = (
    (PickBox, box),
    (PickHalf, half),
    (PickPlot, MENU.plot),
    (PickDeed, MENU.deed),
    (InSpaces, in_spaces),
    (PickTarget, retreat),
    (PickSpace, space),
    (PatrolWhere, lambda g, asked, f, option: 0.0 if option == DONE else worth_of_patrol(g, option)),
    (PatrolSource, source),
    (PickNumber, number),
    (PickCarriage, carriage),
    (Whether, lambda g, asked, f, option: 0.3 if option == YES else 0.0),
)
