"""Rules of thumb for Robin Hood: what each option promises beyond its immediate effect."""

from __future__ import annotations

from typing import Final

from gest_desktop.ai.lab.baselines.odds import best_rob, odds, worth_of_rob
from gest_desktop.ai.lab.baselines.robins_worth import (
    worth_of_deed,
    worth_of_going,
    worth_of_plot,
    worth_of_recruit,
    worth_of_sneak_from,
)
from gest_desktop.ai.lab.baselines.tips import Menu, Tips
from gest_desktop.rules.cards.event import LIGHT
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.planning import PickGoers
from gest_desktop.rules.plots.choosing import (
    PickDeed,
    PickPlot,
)
from gest_desktop.rules.plots.rob import PickVictim
from gest_desktop.rules.plots.sneak import SneakFrom, SneakTo
from gest_desktop.rules.questions.choices import Whether
from gest_desktop.rules.questions.parties import PickParty, RobinAmong, party_robin, party_size
from gest_desktop.rules.questions.spaces import InSpaces, PickTarget
from gest_desktop.rules.setup import OWN, PickOpening
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.travellers.traveller import TRAVELLER_CARDS, PickWay
from gest_desktop.rules.turn import PickBox, PickHalf, possible_halves
from gest_desktop.rules.verbs.travellers import being_robbed
from gest_desktop.rules.vocabulary import DONE, EVENT, HENCHMAN, HIDDEN_MAN, PARISHES, ROBIN, SINGLE_PLOT, YES

AHEAD: Final = 0.8  # the value of being First on the next card
LIGHT_WORTH: Final = {  # the approximate value of the light half of each Event to Robin Hood
    2: 1.0,
    4: 0.5,
    5: 2.0,
    6: 3.5,
    7: 4.5,
    9: 2.5,
    10: 2.0,
    11: 1.0,
    12: 0.8,
    13: 3.0,
    15: 2.5,
    17: 4.5,
    18: 3.5,
    19: 2.0,
    20: 2.5,
    21: 2.0,
    22: 2.5,
    23: 4.5,
    24: 3.5,
    25: 2.5,
    26: 1.5,
    27: 1.0,
    28: 2.0,
    29: 3.0,
}
MENU: Final = Menu(ROBIN, worth_of_plot, worth_of_deed)


def box(g: State, asked: PickBox, f: Frame, option: int) -> float:
    place, passes = divmod(option, 2)
    ahead = AHEAD if place == SINGLE_PLOT else AHEAD / 2 if place == EVENT else 0.0
    if passes:
        return ahead
    if place == EVENT:
        return ahead + (LIGHT_WORTH[g.card] if LIGHT in possible_halves(g, ROBIN) else 0.0)
    return ahead + MENU.acting(g, place)


def half(g: State, asked: PickHalf, f: Frame, option: int) -> float:
    return 2.0 if option == LIGHT else 0.0


def in_spaces(g: State, asked: InSpaces, f: Frame, option: int) -> float:
    """Donations pay off only at the Inspection, so they get a small bonus here."""
    if option == DONE:
        return 0.0
    if asked.body.topic is Topic.ROBBERY:
        return best_rob(g, option)
    return worth_of_recruit(g, option) + 0.45 if asked.body.topic is Topic.RECRUIT else 0.8


def victim(g: State, asked: PickVictim, f: Frame, option: int) -> float:
    men = g.pieces[HIDDEN_MAN + f.space]
    with_robin = g.robin == f.space
    return max(
        worth_of_rob(g, f.space, option, men + leads, robin=bool(leads))
        for leads in range(with_robin + 1)
        if men + leads
    )


def party(g: State, asked: PickParty, f: Frame, option: int) -> float:
    if f.script.topic is not Topic.ROBBERY:
        return 0.0
    return worth_of_rob(g, f.space, f.target, party_size(option), robin=party_robin(option))


def way(g: State, asked: PickWay, f: Frame, option: int) -> float:
    """Rob without mercy if the odds are good."""
    luck = odds(g, f.space, party_size(f.picked), TRAVELLER_CARDS[being_robbed(g)].defense)
    return 2.0 * (luck - 0.6) if option else 0.0


def goers(g: State, asked: PickGoers, f: Frame, option: int) -> float:
    if f.script.topic is not Topic.SNEAK:
        return 0.0
    size = party_size(option)
    leads = 0.5 if f.target in PARISHES and g.pieces[HENCHMAN + f.target] < 2 else -0.5
    return worth_of_going(g, f.target, size) - 0.1 * size + leads * party_robin(option)


def target(g: State, asked: PickTarget, f: Frame, option: int) -> float:
    """Robin should move to spaces with few Henchmen."""
    return -0.3 * g.pieces[HENCHMAN + option] if option != DONE else 0.0


ROBINS_TIPS: Final[Tips] = (
    (PickBox, box),
    (PickHalf, half),
    (PickPlot, MENU.plot),
    (PickDeed, MENU.deed),
    (InSpaces, in_spaces),
    (PickVictim, victim),
    (PickWay, way),
    (PickParty, party),
    (PickGoers, goers),
    (PickTarget, target),
    (SneakFrom, lambda g, asked, f, option: 0.0 if option == DONE else worth_of_sneak_from(g, option)),
    (SneakTo, lambda g, asked, f, option: 0.0 if option == DONE else worth_of_going(g, option, 1)),
    (RobinAmong, lambda g, asked, f, option: -1.4 if option == YES else 0.0),  # Robin sometimes comes along
    (Whether, lambda g, asked, f, option: 0.5 if option == YES else 0.0),
    (PickOpening, lambda g, asked, f, option: -2.0 if option == OWN else 0.0),
)
