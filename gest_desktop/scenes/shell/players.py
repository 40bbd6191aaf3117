"""Who plays a side, as files name it: a person, or a level of the computer with its persona."""

from __future__ import annotations

from typing import Any, Final

from gest_desktop.ai.levels import LEVEL_NAMES
from gest_desktop.ai.personas import NO_PERSONA, persona_names
from gest_desktop.common.checks import an_object, one_of
from gest_desktop.rules.vocabulary import SIDE_IDS

PERSON: Final = "person"
PLAYERS: Final = (PERSON, *LEVEL_NAMES)


def read_seats(data: object) -> dict[str, Any]:
    seats = an_object(data, "The seats", SIDE_IDS[:2])
    for number, side in enumerate(SIDE_IDS[:2]):
        seat = an_object(seats[side], "A seat", ("player",), ("persona",))
        one_of(seat["player"], "player", PLAYERS)
        one_of(seat.get("persona", NO_PERSONA), "persona", persona_names(number))
    return seats
