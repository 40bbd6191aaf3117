"""What matters in a position, as a short list of numbers from Robin Hood's point of view."""

from __future__ import annotations

from typing import Final

from gest_desktop.ai.evaluate.land_features import (
    carriages_within_reach,
    count_dangers,
    count_parishes,
    hunted,
    robin_among_rebels,
)
from gest_desktop.rules.inspection.mischief import paying_camps
from gest_desktop.rules.inspection.unrest import STEPS as UNREST
from gest_desktop.rules.state import State, submissive_parishes
from gest_desktop.rules.verbs.carriages import ORDER_ON_ARRIVAL
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BALLAD_CARDS,
    CAMP,
    CAMPS,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    FIRST,
    HENCHMAN,
    HIDDEN_MAN,
    NOTTINGHAM,
    NOWHERE,
    OLLERTON_HILL,
    OUT,
    PRISON,
    REVEALED_MAN,
    ROAD_NEXT,
    ROBIN,
    SHERIFF,
    TOKENS,
)

NAMES: Final = (
    "bias",
    "royal favour",
    "royal favour near five",
    "unrest to come",
    "unrest to come, soon",
    "submissive parishes",
    "parishes held in revolt",
    "parishes ready to rise",
    "robin among rebels",
    "camps",
    "camps with income",
    "camps in danger",
    "hidden merry men",
    "revealed merry men",
    "merry men in prison",
    "merry men available",
    "robin in prison",
    "robin available",
    "robin out of the game",
    "robin revealed",
    "robin can be captured",
    "robin's cover",
    "merry men who can be captured",
    "robin hood's shillings",
    "sheriff's shillings",
    "henchmen on the map",
    "henchmen in nottingham",
    "carriages on the road",
    "carriages within reach",
    "robin hood first",
    "royal favour, soon",
    "robin hunted",
    "bridge",
)


def road_left(place: int) -> int:
    """The number of moves that a Carriage still needs to reach Nottingham."""
    return 0 if ROAD_NEXT[place] == NOWHERE else 1 + road_left(ROAD_NEXT[place])


ROAD_LEFT: Final = tuple(road_left(place) for place in range(len(ROAD_NEXT)))
LEADS: Final = (1.0, 0.5, 0.0)  # chance to be first on the next card, by box


def features(g: State) -> list[float]:
    """One value per name; the position must be between two turns."""
    pieces = g.pieces
    favour = g.favour - 0.5 if g.favour > 0 else g.favour + 0.5
    submissive = submissive_parishes(g)
    unrest = float(UNREST[submissive])
    robin_on_map = 0 <= g.robin < OLLERTON_HILL
    robin_revealed = robin_on_map and not g.robin_hidden
    robin_hides = robin_on_map and g.robin_hidden
    soon = g.slot / BALLAD_CARDS
    held, ready = count_parishes(g)
    camps_in_danger, men_in_danger, caught = count_dangers(g)
    return [
        1.0,
        favour,
        max(0.0, favour - 3.0) + min(0.0, favour + 3.0),
        unrest,
        unrest * soon,
        float(submissive),
        float(held),
        float(ready),
        float(robin_among_rebels(g)),
        float(CAMPS - pieces[CAMP + AVAILABLE]),
        float(paying_camps(g)),
        float(camps_in_danger),
        float(sum(pieces[HIDDEN_MAN : HIDDEN_MAN + OLLERTON_HILL]) + robin_hides),
        float(sum(pieces[REVEALED_MAN : REVEALED_MAN + OLLERTON_HILL]) + robin_revealed),
        float(pieces[REVEALED_MAN + PRISON]),
        float(pieces[HIDDEN_MAN + AVAILABLE]),
        float(g.robin == PRISON),
        float(g.robin == AVAILABLE),
        float(g.robin == OUT),
        float(robin_revealed),
        float(caught),
        cover(g) if robin_hides else 0.0,
        float(men_in_danger),
        min(8.0, g.shillings[ROBIN]) + 0.2 * max(0.0, g.shillings[ROBIN] - 8.0),
        min(8.0, g.shillings[SHERIFF]) + 0.2 * max(0.0, g.shillings[SHERIFF] - 8.0),
        float(sum(pieces[HENCHMAN : HENCHMAN + OLLERTON_HILL])),
        float(pieces[HENCHMAN + NOTTINGHAM]),
        carriages_on_the_road(g),
        float(carriages_within_reach(g)),
        robin_hood_first(g),
        favour * soon,
        hunted(g) if robin_hides else 0.0,
        float(g.bridge != NOWHERE),
    ]


def robin_hood_first(g: State) -> float:
    """How likely Robin Hood is to be first, on this card or, once a side has chosen its box, on the next."""
    robin, sheriff = g.initiative
    if robin >= FIRST and sheriff >= FIRST:
        return float(robin == FIRST)
    if robin < FIRST:
        return LEADS[robin]
    return 1.0 - LEADS[sheriff]


def cover(g: State) -> float:
    """How uncertain the Sheriff is about where Robin is."""
    return 1.0 - g.suspicion[g.robin]


def carriages_on_the_road(g: State) -> float:
    """Order that the Carriages on the road will bring, counting nearer ones more."""
    order = 0.0
    for token in TOKENS:
        place = g.carriages[CARRIAGE_PLACE + token]
        if place < NOTTINGHAM:
            worth = ORDER_ON_ARRIVAL[g.carriages[CARRIAGE_TYPE + token]]
            order += worth / (1.0 + ROAD_LEFT[place])
    return order
