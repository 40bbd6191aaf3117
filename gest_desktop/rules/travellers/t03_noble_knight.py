"""T3, T4 Noble Knight: 3 Shillings without risk, or 5 at the risk of Prison."""

from gest_desktop.rules.clauses import gain
from gest_desktop.rules.robbery import imprison_robbers
from gest_desktop.rules.script import Do
from gest_desktop.rules.travellers.traveller import Way, to_discard, to_victims, traveller

traveller(
    3,
    4,
    defense=2,
    ways=(
        Way(success=(gain(3), to_discard), failure=(to_discard,)),
        Way(success=(gain(5), to_victims), failure=(Do(imprison_robbers), to_discard)),
    ),
)
