"""Write a State as JSON: everything, or one side's view of it."""

from __future__ import annotations

from typing import Any

from gest_desktop.rules.deck import unseen
from gest_desktop.rules.position.frames import write_frames
from gest_desktop.rules.referee import question
from gest_desktop.rules.setup import SETUP
from gest_desktop.rules.state import State
from gest_desktop.rules.turn import ACTION, CARD, REGULAR_CARD
from gest_desktop.rules.verbs.carriages import carriages_in, copies_available
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import (
    ASIDE,
    AVAILABLE,
    BEING_ROBBED,
    BOX_IDS,
    CAMP,
    CARRIAGE_IDS,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CARRIAGE_TYPES,
    CARRIAGE_UP,
    DECK,
    DISCARD,
    FORTUNES,
    HENCHMAN,
    HIDDEN_MAN,
    KING_RICHARD,
    NOBODY,
    NOWHERE,
    OUT,
    PLACE_IDS,
    PLACES,
    PRISON,
    REGULARS,
    REMOVED,
    REVEALED_MAN,
    RIVER_BORDERS,
    ROBIN,
    ROYAL_INSPECTIONS,
    SHERIFF,
    SIDE_IDS,
    SPACE_IDS,
    STATUS_IDS,
    TOKENS,
    TRAVELLERS,
    USED,
    VICTIMS,
)

Json = dict[str, Any]
ALL_EVENTS = (*REGULARS, *FORTUNES, *ROYAL_INSPECTIONS, KING_RICHARD)


def write_position(g: State) -> Json:
    """Write everything, at the moment of the current question."""
    question(g)
    return _write(g, None)


def write_view(view: View) -> Json:
    """Write a side's view in the same shape, with counts in place of what the side may not know."""
    return _write(view.state, view.side)


def _write(g: State, side: int | None) -> Json:
    json = {
        "spaces": {name: _space(g, space) for space, name in enumerate(SPACE_IDS)},
        "robin_hood": _robin(g),
        "prison": g.pieces[REVEALED_MAN + PRISON],
        "available": {
            "merry_men": g.pieces[HIDDEN_MAN + AVAILABLE],
            "camps": g.pieces[CAMP + AVAILABLE],
            "henchmen": g.pieces[HENCHMAN + AVAILABLE],
            "carriages": _available_carriages(g, side),
        },
        "used_carriages": _used(g, 1),
        "used_face_down": _used(g, 0),
        "removed": {
            "merry_men": g.pieces[HIDDEN_MAN + OUT],
            "camps": 0,
            "henchmen": g.pieces[HENCHMAN + OUT],
            "robin_hood": g.robin == OUT,
        },
        "shillings": {"robin": g.shillings[ROBIN], "sheriff": g.shillings[SHERIFF]},
        "royal_favour": g.favour,
        "initiative": {"robin": BOX_IDS[g.initiative[ROBIN]], "sheriff": BOX_IDS[g.initiative[SHERIFF]]},
        "event_discard": list(g.played),
        "bridge": None if g.bridge == NOWHERE else [SPACE_IDS[space] for space in RIVER_BORDERS[g.bridge]],
        "ollerton": g.ollerton,
        "ballad": g.ballad,
        "card_in_ballad": g.slot,
        "winner": None if g.winner == NOBODY else SIDE_IDS[g.winner],
        "options": {"events_side_locked": bool(g.options & 1), "deed_needs_plot": bool(g.options & 2)},
        "knowledge": _knowledge(g),
    }
    return json | _travellers(g) | _decks(g, side) | _moment(g)


def _space(g: State, space: int) -> Json:
    return {
        "status": STATUS_IDS[g.status[space]],
        "henchmen": g.pieces[HENCHMAN + space],
        "camps": g.pieces[CAMP + space],
        "merry_men": [g.pieces[HIDDEN_MAN + space], g.pieces[REVEALED_MAN + space]],
        "carriages": [
            [CARRIAGE_IDS[g.carriages[CARRIAGE_TYPE + token]], bool(g.carriages[CARRIAGE_UP + token])]
            for token in carriages_in(g, space)
        ],
    }


def _robin(g: State) -> Json:
    return {"location": "hidden" if g.robin == NOWHERE else PLACE_IDS[g.robin], "hidden": g.robin_hidden}


def _available_carriages(g: State, side: int | None) -> Json | int:
    if side == ROBIN:
        return len(carriages_in(g, AVAILABLE))
    return {CARRIAGE_IDS[kind]: copies_available(g, kind) for kind in CARRIAGE_TYPES}


def _used(g: State, face_up: int) -> Json:
    tokens = [token for token in carriages_in(g, USED) if g.carriages[CARRIAGE_UP + token] == face_up]
    kinds = [g.carriages[CARRIAGE_TYPE + token] for token in tokens]
    return {name: kinds.count(kind) for kind, name in enumerate(CARRIAGE_IDS) if kind in kinds}


def _knowledge(g: State) -> Json:
    """What follows from the history of the game and cannot be seen on the table."""
    return {
        "suspicion": {PLACE_IDS[p]: g.suspicion[p] for p in range(PLACES) if g.suspicion[p]},
        "tokens": [_token(g, token) for token in TOKENS],
        "assignments": list(g.assignments),
    }


def _token(g: State, token: int) -> list[Any] | None:
    place = g.carriages[CARRIAGE_PLACE + token]
    if place == AVAILABLE:
        return None
    kind = g.carriages[CARRIAGE_TYPE + token]
    return [PLACE_IDS[place], CARRIAGE_IDS[kind], bool(g.carriages[CARRIAGE_UP + token])]


def _travellers(g: State) -> Json:
    def pile(number: int) -> list[int]:
        return [card for card in TRAVELLERS if g.travellers[card] == number]

    return {
        "traveller_discard": pile(DISCARD),
        "traveller_victims": pile(VICTIMS),
        "traveller_removed": pile(REMOVED),
        "traveller_out_of_play": pile(ASIDE),
        "traveller_being_robbed": pile(BEING_ROBBED),
    }


def _decks(g: State, side: int | None) -> Json:
    """For the referee, list the cards, top first where the order is fixed; for a side, count them."""
    travellers = [card for card in TRAVELLERS if g.travellers[card] == DECK]
    if side is not None:
        return {"event_deck": 24 - len(g.played), "traveller_deck": len(travellers)}
    open_order = []
    if not g.event_order:
        open_order.append("event_deck")
    if not g.traveller_order:
        open_order.append("traveller_deck")
    return {
        "event_deck": list(g.event_order) or unseen(g, ALL_EVENTS),
        "traveller_deck": list(g.traveller_order) or travellers,
        "shuffled": open_order,
    }


def _moment(g: State) -> Json:
    """Which side chooses a box, or the rules in progress."""
    if g.winner != NOBODY:
        return {"to_move": None}
    scripts = [frame.script for frame in g.frames]
    if not scripts or (scripts == [CARD] and g.frames[0].at == 0):
        return {"to_move": "next_card"}
    if scripts == [SETUP] and g.frames[0].at == 0 and not g.frames[0].plan:
        return {"to_move": "setup"}
    if scripts == [CARD, REGULAR_CARD, ACTION]:
        return {"to_move": SIDE_IDS[g.frames[-1].actor]}
    f = g.frames[-1]
    asked = f.script.questions[f.at]
    actor = f.actor if asked is None else asked.actor(f)
    return {"to_move": SIDE_IDS[actor], "in_progress": write_frames(g.frames)}
