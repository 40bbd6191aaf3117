"""T1, T2 Rich Merchant: 2 Shillings without risk, or 4 at the risk of 2 for the Sheriff (R54)."""

from gest_desktop.rules.clauses import gain, gains
from gest_desktop.rules.travellers.traveller import Way, to_discard, to_victims, traveller
from gest_desktop.rules.vocabulary import SHERIFF

traveller(
    1,
    2,
    defense=1,
    ways=(
        Way(success=(gain(2), to_discard), failure=(to_discard,)),
        Way(success=(gain(4), to_victims), failure=(gains(SHERIFF, 2), to_discard)),
    ),
)
