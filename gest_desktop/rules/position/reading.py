"""Read a State from JSON, refusing positions that cannot occur in a game."""

from __future__ import annotations

from typing import Any

from gest_desktop.common.checks import (
    ImpossiblePositionError,
    a_number,
    a_truth,
    an_object,
    need,
    one_of,
)
from gest_desktop.rules.position.moment import read_moment
from gest_desktop.rules.position.pieces import count_pieces, read_boxes, read_space
from gest_desktop.rules.position.piles import read_decks, read_travellers
from gest_desktop.rules.position.robin import read_robin, read_suspicion
from gest_desktop.rules.position.stack import event_is_to_come
from gest_desktop.rules.position.tokens import read_carriages
from gest_desktop.rules.setup import opening_position
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import (
    CAMP,
    FORESTS,
    NOBODY,
    NOWHERE,
    OLLERTON_HILL,
    PASSIVE,
    RICHEST,
    RIVER_BORDERS,
    ROBIN,
    SHERIFF,
    SIDE_IDS,
    SPACE_IDS,
)

BOATS_AND_BRIDGES, WILL_SCARLET, MAJOR_OAK, WEAPONS_OF_THE_WEAK = 12, 15, 20, 25  # Events
REQUIRED = (
    "spaces",
    "robin_hood",
    "prison",
    "available",
    "used_carriages",
    "removed",
    "shillings",
    "royal_favour",
    "initiative",
    "event_deck",
    "event_discard",
    "traveller_deck",
    "traveller_discard",
    "traveller_victims",
    "traveller_removed",
    "traveller_out_of_play",
    "bridge",
    "ollerton",
    "ballad",
    "card_in_ballad",
    "winner",
    "to_move",
)
OPTIONAL = ("used_face_down", "traveller_being_robbed", "shuffled", "in_progress", "options", "knowledge")


def read_position(json: object) -> State:
    """Read a position; raises ImpossiblePositionError with one sentence."""
    return _read(json, None)


def read_view(json: object, side: int) -> View:
    return View(side, _read(json, side))


def _read(json: object, side: int | None) -> State:
    position = an_object(json, "The position", REQUIRED, OPTIONAL)
    g = opening_position(_options(position.get("options")))
    g.frames.clear()
    g.pieces[:] = [0] * len(g.pieces)
    spaces = an_object(position["spaces"], "spaces", SPACE_IDS[:OLLERTON_HILL], ("ollerton_hill",))
    for name, space in spaces.items():
        read_space(g, SPACE_IDS.index(name), space)
    read_boxes(g, position)
    read_robin(g, position["robin_hood"], side)
    count_pieces(g)
    _read_tracks(g, position)
    read_carriages(g, position, side)
    read_travellers(g, position)
    read_decks(g, position, side)
    read_suspicion(g, position.get("knowledge"), side)
    read_moment(g, position, side)
    _check_what_lasts(g)
    return g


def _options(json: object) -> int:
    if json is None:
        return 0
    options = an_object(json, "options", (), ("events_side_locked", "deed_needs_plot"))
    locked = a_truth(options.get("events_side_locked", False), "events_side_locked")
    strict = a_truth(options.get("deed_needs_plot", False), "deed_needs_plot")
    return locked + 2 * strict


def _read_tracks(g: State, position: dict[str, Any]) -> None:
    shillings = an_object(position["shillings"], "shillings", SIDE_IDS[:2])
    for side in (ROBIN, SHERIFF):
        g.shillings[side] = a_number(shillings[SIDE_IDS[side]], "shillings", 0, RICHEST)
    g.favour = a_number(position["royal_favour"], "royal_favour", -7, 7)
    need(g.favour != 0, "royal_favour has no zero.")
    g.ollerton = a_truth(position["ollerton"], "ollerton")
    settled = g.pieces[CAMP + OLLERTON_HILL] == 1
    need(g.ollerton == settled, "ollerton and the Camp on Ollerton Hill disagree.")
    bridge = position["bridge"]
    if bridge is not None:
        borders = [{SPACE_IDS[one], SPACE_IDS[other]} for one, other in RIVER_BORDERS]
        valid = isinstance(bridge, list) and len(bridge) == 2 and all(isinstance(end, str) for end in bridge)
        need(valid and set(bridge) in borders, "bridge must name the two spaces of a River border.")
        g.bridge = borders.index(set(bridge))
    winner = position["winner"]
    g.winner = NOBODY if winner is None else one_of(winner, "winner", SIDE_IDS[:2])


def _check_what_lasts(g: State) -> None:
    """What only one Event brings about cannot be there before it is carried out."""
    brought = {
        BOATS_AND_BRIDGES: (g.bridge != NOWHERE, "A bridge is built"),
        WILL_SCARLET: (any(g.pieces[CAMP + forest] == 2 for forest in FORESTS), "A Forest holds two Camps"),
        MAJOR_OAK: (g.ollerton, "Ollerton Hill is held"),
        WEAPONS_OF_THE_WEAK: (PASSIVE in g.status, "A Parish is Passive"),
    }
    for card, (is_there, what) in brought.items():
        is_done = card in g.played and not (card == g.card and event_is_to_come(g))
        need(not is_there or is_done, f"{what} only after Event {card}.")


__all__ = ["ImpossiblePositionError", "read_position", "read_view"]
