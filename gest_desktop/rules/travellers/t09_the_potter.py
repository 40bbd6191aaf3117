"""T9 The Potter: 3 Shillings, or Robin goes near Nottingham in disguise and may end up in Prison."""

from gest_desktop.rules.clauses import gain, shift
from gest_desktop.rules.conditions import adjacent_to_nottingham
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.spaces import PickTarget
from gest_desktop.rules.script import Do, Script, call
from gest_desktop.rules.state import State
from gest_desktop.rules.travellers.traveller import Way, to_discard, to_victims, traveller
from gest_desktop.rules.verbs.men import bring_robin, robin_is_gone
from gest_desktop.rules.verbs.purse import robin_to_prison_costs, take_from_sheriff
from gest_desktop.rules.vocabulary import JUSTICE, OUT, PRISON, SPACES
from gest_desktop.rules.words import N_

IN_DISGUISE = Script(
    "traveller.9.disguise",
    "10 T9",
    PickTarget(N_("Where does Robin go, dressed as a potter?"), SPACES, adjacent_to_nottingham),
    Do(lambda g, f: bring_robin(g, f.target)),
)


def robin_goes_to_town(g: State, f: Frame) -> None:
    """From the map, Prison or Available; if he is out of the game, that is announced instead (R38)."""
    if g.robin == OUT:
        robin_is_gone(g)
    else:
        call(g, IN_DISGUISE, f)


def robin_is_caught(g: State, f: Frame) -> None:
    """Send only Robin to Prison, and shift one step towards Order in any case (R53)."""
    if g.robin == OUT:
        robin_is_gone(g)
    elif g.robin != PRISON:
        bring_robin(g, PRISON)
    robin_to_prison_costs(g)


traveller(
    9,
    defense=1,
    ways=(
        Way(success=(gain(3), to_discard), failure=(to_discard,)),
        Way(
            success=(
                Do(robin_goes_to_town, begins=lambda g, f: (IN_DISGUISE,)),
                Do(lambda g, f: take_from_sheriff(g, 2)),
                shift(JUSTICE),
                to_victims,
            ),
            failure=(Do(robin_is_caught), to_discard),
        ),
    ),
)
