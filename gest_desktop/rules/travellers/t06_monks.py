"""T6, T7, T8 Monks: 1 Shilling without risk, or 3 at the risk of a Revolting Parish becoming Submissive."""

from gest_desktop.rules.clauses import becomes_submissive, gain
from gest_desktop.rules.travellers.traveller import Way, to_discard, to_victims, traveller

traveller(
    6,
    7,
    8,
    defense=0,
    ways=(
        Way(success=(gain(1), to_discard), failure=(to_discard,)),
        Way(success=(gain(3), to_victims), failure=(becomes_submissive(), to_discard)),
    ),
)
