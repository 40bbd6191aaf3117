"""T10 The Miller's Son: 2 Shillings without risk, or 1 and a Merry Man at the risk of a Henchman."""

from gest_desktop.rules.clauses import announce_men, gain
from gest_desktop.rules.conditions import Condition, neighbours
from gest_desktop.rules.counts import one
from gest_desktop.rules.flow import when
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.parties import party_robin, party_size, place_robin_too
from gest_desktop.rules.questions.spaces import PickTarget
from gest_desktop.rules.script import Do, Script, perform
from gest_desktop.rules.state import State, hidden_men
from gest_desktop.rules.travellers.traveller import Way, to_discard, to_victims, traveller
from gest_desktop.rules.verbs.land import place_henchmen
from gest_desktop.rules.verbs.men import place_men
from gest_desktop.rules.vocabulary import AVAILABLE, ROBIN, SPACES
from gest_desktop.rules.words import N_


def is_here_or_adjacent(g: State, f: Frame, space: int) -> bool:
    return space == f.space or space in neighbours(g, f.space, ROBIN)


def someone_is_available(g: State, f: Frame) -> bool:
    return hidden_men(g, AVAILABLE) > 0


def take_him_in(g: State, f: Frame) -> None:
    place_men(g, party_size(f.picked), f.target, party_robin(f.picked))
    f.picked = 0


NEW_MAN = Script(
    "traveller.10.recruit",
    "10 T10",
    PickTarget(
        N_("Where do you place the new Merry Man?"),
        SPACES,
        Condition(N_("it must be the space of the Rob or adjacent to it"), is_here_or_adjacent),
    ),
    announce_men(one),
    place_robin_too(),
    Do(take_him_in),
)

traveller(
    10,
    defense=0,
    ways=(
        Way(success=(gain(2), to_discard), failure=(to_discard,)),
        Way(
            success=(gain(1), when(someone_is_available, perform(NEW_MAN)), to_victims),
            failure=(Do(lambda g, f: place_henchmen(g, 1, f.space)), to_discard),
        ),
    ),
)
