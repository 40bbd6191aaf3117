"""Facts of a position that a player can check on the table, and what they are worth to whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from gest_desktop.ai.evaluate.features import NAMES, robin_hood_first
from gest_desktop.ai.evaluate.land_features import count_dangers, count_parishes
from gest_desktop.ai.evaluate.win_chance import Weights
from gest_desktop.rules.state import State, henchmen_on_map, robin_on_map
from gest_desktop.rules.verbs.carriages import ORDER_ON_ARRIVAL
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BALLADS,
    CAMP,
    CAMPS,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CARRIAGE_UP,
    HIDDEN_MAN,
    NOTTINGHAM,
    OLLERTON_HILL,
    PARISHES,
    PRISON,
    REVEALED_MAN,
    REVOLTING,
    ROBIN,
    SHERIFF,
)

DECIDES: Final = 8.0  # what the end of the game is worth, in the units of the evaluation
LEAST_WORTH: Final = 0.02  # where features overlap, a weight says too little about a fact on its own


class Fact(NamedTuple):
    """A number on the table: whom more of it helps, and which difference a player would care about."""

    id: str
    helps: int
    least: float
    features: Mapping[str, float]  # of the evaluation, that change with one more of it
    about: str = ""  # facts about the same thing are not named together


FACTS: Final = (
    Fact("royal_favour", ROBIN, 0.4, {"royal favour": 1.0}),
    Fact("robin_hood_wins", ROBIN, 0.1, {}, "victory"),
    Fact("sheriff_wins", SHERIFF, 0.1, {}, "victory"),
    Fact(
        "parishes_in_revolt",
        ROBIN,
        0.4,
        {"submissive parishes": -1.0, "parishes held in revolt": 1.0},
        "revolt",
    ),
    Fact("robin_hood_shillings", ROBIN, 0.7, {"robin hood's shillings": 1.0}),
    Fact("sheriff_shillings", SHERIFF, 0.7, {"sheriff's shillings": 1.0}),
    Fact("merry_men", ROBIN, 0.5, {"hidden merry men": 1.0, "merry men available": -1.0}, "band"),
    Fact("hidden_merry_men", ROBIN, 0.7, {"hidden merry men": 1.0, "revealed merry men": -1.0}, "band"),
    Fact("merry_men_in_prison", SHERIFF, 0.4, {"merry men in prison": 1.0, "hidden merry men": -1.0}, "band"),
    Fact("merry_men_in_danger", SHERIFF, 0.7, {"merry men who can be captured": 1.0}, "band"),
    Fact("robin_in_prison", SHERIFF, 0.15, {"robin in prison": 1.0, "hidden merry men": -1.0}, "band"),
    Fact("robin_revealed", SHERIFF, 0.25, {"robin can be captured": 0.5}, "band"),
    Fact("robin_in_danger", SHERIFF, 0.15, {"robin can be captured": 1.0}, "band"),
    Fact("camps", ROBIN, 0.4, {"camps": 1.0, "camps with income": 1.0}),
    Fact("henchmen", SHERIFF, 0.7, {"henchmen on the map": 1.0}),
    Fact("camps_in_danger", SHERIFF, 0.4, {"camps in danger": 1.0}),
    Fact("carriages", SHERIFF, 0.4, {"carriages on the road": 0.5}, "road"),
    Fact("order_on_the_road", SHERIFF, 0.4, {"carriages on the road": 0.4}, "road"),
    Fact("parishes_held", ROBIN, 0.4, {"parishes held in revolt": 1.0}, "revolt"),
    Fact("parishes_ready", ROBIN, 0.7, {"parishes ready to rise": 1.0}),
    Fact("robin_hood_first", ROBIN, 0.4, {"robin hood first": 1.0}),
)
NOT_AT_THE_END: Final = ("parishes_held",)  # King Richard's Return has no Governance
PURSES: Final = ("robin_hood_shillings", "sheriff_shillings")  # by side
DERIVED: Final = ("parishes_held", "parishes_ready")  # from pieces and status, which are told better
PART_OF: Final = {"camps_in_danger": "camps"}  # more of the part is no gain where there is more of the whole
IDS: Final = tuple(fact.id for fact in FACTS)
ABOUT: Final = {fact.id: fact.about or fact.id for fact in FACTS}


def facts(g: State) -> list[float]:
    """One value per fact; chances are 0 or 1 in one position, and chances once they are averaged."""
    pieces = g.pieces
    on_map = robin_on_map(g)
    hidden = sum(pieces[HIDDEN_MAN : HIDDEN_MAN + OLLERTON_HILL]) + (on_map and g.robin_hidden)
    revealed = sum(pieces[REVEALED_MAN : REVEALED_MAN + OLLERTON_HILL]) + (on_map and not g.robin_hidden)
    held, ready = count_parishes(g)
    camps_in_danger, danger, robin_in_danger = count_dangers(g)
    places, types = g.carriages[CARRIAGE_PLACE:CARRIAGE_TYPE], g.carriages[CARRIAGE_TYPE:CARRIAGE_UP]
    kinds = [kind for place, kind in zip(places, types, strict=True) if place < NOTTINGHAM]
    return [
        g.favour - 0.5 if g.favour > 0 else g.favour + 0.5,
        float(g.winner == ROBIN),
        float(g.winner == SHERIFF),
        float(g.status[: len(PARISHES)].count(REVOLTING)),
        float(g.shillings[ROBIN]),
        float(g.shillings[SHERIFF]),
        float(hidden + revealed),
        float(hidden),
        float(pieces[REVEALED_MAN + PRISON]),
        float(danger),
        float(g.robin == PRISON),
        float(on_map and not g.robin_hidden),
        float(robin_in_danger),
        float(CAMPS - pieces[CAMP + AVAILABLE]),
        float(henchmen_on_map(g)),
        float(camps_in_danger),
        float(len(kinds)),
        float(sum(ORDER_ON_ARRIVAL[kind] for kind in kinds)),
        float(held),
        float(ready),
        robin_hood_first(g),
    ]


def counts(fact: Fact, ballad: int) -> bool:
    """Whether the fact still matters in this ballad."""
    return ballad < BALLADS or fact.id not in NOT_AT_THE_END


def worth(fact: Fact, weights: Weights, ballad: int) -> float:
    """What one more of it is worth to the side it helps, in the units of the evaluation."""
    if not fact.features:
        return DECIDES
    row = weights[min(ballad, BALLADS) - 1]
    total = sum(row[NAMES.index(name)] * times for name, times in fact.features.items())
    return max(LEAST_WORTH, total if fact.helps == ROBIN else -total)
