"""The Carriages of a position: tokens on the map, in Used and in Available."""

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
from gest_desktop.rules import belief
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CARRIAGE_IDS,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CARRIAGE_TYPES,
    CARRIAGE_UP,
    CARRIAGES,
    COPIES,
    NOTTINGHAM,
    PLACE_IDS,
    ROBIN,
    SPACE_IDS,
    TOKENS,
    UNKNOWN,
    USED,
)

Token = tuple[int, int, bool]  # place, type, face up


def read_carriages(g: State, position: dict[str, Any], side: int | None) -> None:
    tokens = _on_map(position["spaces"]) + _in_used(position)
    need(len(tokens) <= CARRIAGES, f"There are only {CARRIAGES} Carriages.")
    _check_types(tokens, position["available"]["carriages"], side)
    knowledge = an_object(
        position.get("knowledge", {}), "knowledge", (), ("suspicion", "tokens", "assignments")
    )
    if tokens and ("in_progress" in position or "assignments" in knowledge):
        need("tokens" in knowledge, "knowledge must number the Carriages that it or a rule speaks of.")
    for token, (place, kind, face_up) in _numbered(tokens, knowledge.get("tokens")).items():
        g.carriages[CARRIAGE_PLACE + token] = place
        g.carriages[CARRIAGE_TYPE + token] = kind
        g.carriages[CARRIAGE_UP + token] = face_up
    _read_assignments(g, knowledge.get("assignments"))


def _on_map(spaces: dict[str, Any]) -> list[Token]:
    tokens = []
    for space, name in enumerate(SPACE_IDS):
        carriages = spaces.get(name, {}).get("carriages", [])
        need(isinstance(carriages, list), f"carriages of {name} must be a list.")
        need(not carriages or space < NOTTINGHAM, f"No Carriage stays in {name}.")
        for carriage in carriages:
            need(isinstance(carriage, list) and len(carriage) == 2, "A Carriage is [type, face_up].")
            kind = one_of(carriage[0], "The type of a Carriage", CARRIAGE_IDS)
            tokens.append((space, kind, a_truth(carriage[1], "face_up")))
    return tokens


def _in_used(position: dict[str, Any]) -> list[Token]:
    tokens: list[Token] = []
    for field, face_up in (("used_carriages", True), ("used_face_down", False)):
        box = an_object(position.get(field, {}), field, (), CARRIAGE_IDS)
        for name, number in box.items():
            copies = a_number(number, field, 0, COPIES if face_up or name != "unknown" else CARRIAGES)
            tokens += [(USED, CARRIAGE_IDS.index(name), face_up)] * copies
    return tokens


def _check_types(tokens: list[Token], available: object, side: int | None) -> None:
    kinds = [kind for _, kind, _ in tokens]
    hidden = [kind for _, kind, face_up in tokens if not face_up]
    need(all(kind != UNKNOWN for _, kind, face_up in tokens if face_up), "A face-up Carriage has a type.")
    if side == ROBIN:
        need(all(kind == UNKNOWN for kind in hidden), "Robin Hood's view must not tell types face-down.")
        number = a_number(available, "carriages available", 0, CARRIAGES)
        need(number + len(tokens) == CARRIAGES, f"There must be {CARRIAGES} Carriages.")
        fine = all(kinds.count(kind) <= COPIES for kind in CARRIAGE_TYPES)
        need(fine, "There are two Carriages of each type.")
        return
    need(UNKNOWN not in kinds, "Every Carriage must have a type.")
    box = an_object(available, "carriages available", CARRIAGE_IDS[:3])
    for kind in CARRIAGE_TYPES:
        copies = a_number(box[CARRIAGE_IDS[kind]], "carriages available", 0, COPIES) + kinds.count(kind)
        need(copies == COPIES, f"There must be {COPIES} Carriages of each type.")


def _numbered(tokens: list[Token], json: object) -> dict[int, Token]:
    """Assign tokens their numbers; if missing, number them in map order."""
    if json is None:
        return dict(enumerate(tokens))
    if not isinstance(json, list) or len(json) != CARRIAGES:
        raise ImpossiblePositionError("tokens must be a list of six.")
    numbered = {token: _token(entry) for token, entry in enumerate(json) if entry is not None}
    need(sorted(numbered.values()) == sorted(tokens), "tokens and the Carriages on the table disagree.")
    return numbered


def _token(json: object) -> Token:
    if not isinstance(json, list) or len(json) != 3:
        raise ImpossiblePositionError("A token is [place, type, face_up].")
    place, kind, face_up = json
    where, what = one_of(place, "tokens", PLACE_IDS), one_of(kind, "tokens", CARRIAGE_IDS)
    return where, what, a_truth(face_up, "tokens")


def _read_assignments(g: State, json: object) -> None:
    """Read what Robin Hood knows of the face-down tokens; if missing, allow whatever the copies permit."""
    face_down = [
        t for t in TOKENS if g.carriages[CARRIAGE_PLACE + t] != AVAILABLE and not g.carriages[CARRIAGE_UP + t]
    ]
    if json is None:
        g.assignments = (belief.NOTHING_FACE_DOWN,)
        places = {token: g.carriages[CARRIAGE_PLACE + token] for token in face_down}
        for token in face_down:
            g.carriages[CARRIAGE_PLACE + token] = AVAILABLE
        for token in face_down:
            g.carriages[CARRIAGE_PLACE + token] = places[token]
            belief.carriage_placed(g, token)
        return
    if not isinstance(json, list) or not 0 < len(json) <= 90:
        raise ImpossiblePositionError("assignments must be a list of numbers.")
    codes = [a_number(code, "assignments", 0, belief.NOTHING_FACE_DOWN) for code in json]
    need(codes == sorted(set(codes)), "assignments must be different and in order.")
    for code in codes:
        for token in TOKENS:
            known = code >> 2 * token & 3 != UNKNOWN
            need(known == (token in face_down), "assignments must be about the face-down Carriages.")
    truth = belief.NOTHING_FACE_DOWN
    for token in face_down:
        truth &= ~(UNKNOWN << 2 * token) | g.carriages[CARRIAGE_TYPE + token] << 2 * token
    open_types = any(g.carriages[CARRIAGE_TYPE + token] == UNKNOWN for token in face_down)
    need(open_types or truth in codes, "assignments must include the truth.")
    g.assignments = tuple(codes)
