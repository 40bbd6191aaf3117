"""T5 Richard at the Lea: gain 2 Shillings, or pay 3 and Retford revolts with a Camp."""

from gest_desktop.rules.clauses import gain, pay, place_camp_if_none
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.script import Do
from gest_desktop.rules.state import State
from gest_desktop.rules.travellers.traveller import Way, out_of_the_game, to_discard, traveller
from gest_desktop.rules.verbs.land import set_status
from gest_desktop.rules.vocabulary import RETFORD, REVOLTING


def retford_rises(g: State, f: Frame) -> None:
    set_status(g, RETFORD, REVOLTING)
    place_camp_if_none(g, RETFORD)


traveller(
    5,
    defense=1,
    ways=(
        Way(success=(gain(2), to_discard), failure=(to_discard,)),
        Way(needs=3, success=(pay(3), Do(retford_rises), out_of_the_game)),
    ),
)
