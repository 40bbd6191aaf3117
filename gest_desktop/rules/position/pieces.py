"""Read the pieces on the map and beside it, and count them."""

from __future__ import annotations

from typing import Any

from gest_desktop.common.checks import a_number, a_truth, an_object, need, one_of
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CAMP,
    CAMPS,
    FORESTS,
    HENCHMAN,
    HENCHMEN,
    HIDDEN_MAN,
    NO_STATUS,
    NOTTINGHAM,
    NOWHERE,
    OLLERTON_HILL,
    ORDINARY_MEN,
    OUT,
    PARISHES,
    PASSIVE,
    PLACES,
    PRISON,
    REVEALED_MAN,
    SPACE_IDS,
    STATUS_IDS,
    SUBMISSIVE,
)


def read_space(g: State, space: int, json: object) -> None:
    name = SPACE_IDS[space]
    fields = an_object(json, name, ("status", "henchmen", "camps", "merry_men", "carriages"))
    status = one_of(fields["status"], f"The status of {name}", STATUS_IDS)
    if space in PARISHES:
        need(status != NO_STATUS, f"The Parish {name} must have a status.")
    else:
        need(status == (SUBMISSIVE if space == NOTTINGHAM else NO_STATUS), f"{name} cannot have that status.")
    g.status[space] = status
    men = fields["merry_men"]
    need(isinstance(men, list) and len(men) == 2, f"merry_men of {name} must be [hidden, revealed].")
    enterable = space != OLLERTON_HILL
    g.pieces[HENCHMAN + space] = a_number(fields["henchmen"], f"henchmen of {name}", 0, HENCHMEN * enterable)
    g.pieces[HIDDEN_MAN + space] = a_number(men[0], f"merry_men of {name}", 0, (ORDINARY_MEN + 1) * enterable)
    g.pieces[REVEALED_MAN + space] = a_number(men[1], f"merry_men of {name}", 0, ORDINARY_MEN * enterable)
    most_camps = 2 if space in FORESTS else 0 if space == NOTTINGHAM else 1
    g.pieces[CAMP + space] = a_number(fields["camps"], f"camps of {name}", 0, most_camps)


def read_boxes(g: State, position: dict[str, Any]) -> None:
    available = an_object(position["available"], "available", ("merry_men", "camps", "henchmen", "carriages"))
    removed = an_object(position["removed"], "removed", ("merry_men", "camps", "henchmen", "robin_hood"))
    g.pieces[REVEALED_MAN + PRISON] = a_number(position["prison"], "prison", 0, ORDINARY_MEN)
    a_number(removed["camps"], "camps removed", 0, 0)
    for box, place in ((available, AVAILABLE), (removed, OUT)):
        g.pieces[HIDDEN_MAN + place] = a_number(box["merry_men"], "merry_men", 0, ORDINARY_MEN + 1)
        g.pieces[HENCHMAN + place] = a_number(box["henchmen"], "henchmen", 0, HENCHMEN)
    g.pieces[CAMP + AVAILABLE] = a_number(available["camps"], "camps", 0, CAMPS)
    need(
        a_truth(removed["robin_hood"], "robin_hood removed")
        == (isinstance(position["robin_hood"], dict) and position["robin_hood"].get("location") == "removed"),
        "Robin's location and the pieces removed disagree.",
    )


def count_pieces(g: State) -> None:
    hidden, revealed, henchmen, camps = (
        sum(g.pieces[row : row + PLACES]) for row in (HIDDEN_MAN, REVEALED_MAN, HENCHMAN, CAMP)
    )
    need(
        hidden + revealed == ORDINARY_MEN + (g.robin == NOWHERE),
        f"There must be {ORDINARY_MEN} Merry Men besides Robin.",
    )
    need(henchmen == HENCHMEN, f"There must be {HENCHMEN} Henchmen.")
    need(camps == CAMPS, f"There must be {CAMPS} Camps.")
    need(sum(g.pieces[CAMP + forest] == 2 for forest in FORESTS) <= 1, "Only one Forest can hold two Camps.")
    need(g.status.count(PASSIVE) <= 1, "Only one Parish can be Passive.")
