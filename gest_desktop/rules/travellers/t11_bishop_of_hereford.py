"""T11 Bishop of Hereford, added by Event 2: 3 Shillings, or 6 at the risk of 3 for the Sheriff."""

from gest_desktop.rules.clauses import becomes_submissive, gain, gains
from gest_desktop.rules.travellers.traveller import Way, to_discard, to_victims, traveller
from gest_desktop.rules.vocabulary import SHERIFF

traveller(
    11,
    defense=1,
    ways=(
        Way(success=(gain(3), to_discard), failure=(to_discard,)),
        Way(success=(gain(6), to_victims), failure=(gains(SHERIFF, 3), becomes_submissive(), to_discard)),
    ),
)
