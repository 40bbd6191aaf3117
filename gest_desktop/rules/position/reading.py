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
from gest_desktop.rules import belief
from gest_desktop.rules.position.moment import read_moment
from gest_desktop.rules.position.piles import read_decks, read_travellers
from gest_desktop.rules.position.stack import event_is_to_come
from gest_desktop.rules.position.tokens import read_carriages
from gest_desktop.rules.setup import opening_position
from gest_desktop.rules.state import State, hidden_men
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    CAMP,
    CAMPS,
    FORESTS,
    HENCHMAN,
    HENCHMEN,
    HIDDEN_MAN,
    NO_STATUS,
    NOBODY,
    NOTTINGHAM,
    NOWHERE,
    OLLERTON_HILL,
    ORDINARY_MEN,
    OUT,
    PARISHES,
    PASSIVE,
    PLACE_IDS,
    PLACES,
    PRISON,
    REVEALED_MAN,
    RICHEST,
    RIVER_BORDERS,
    ROBIN,
    SHERIFF,
    SIDE_IDS,
    SPACE_IDS,
    SPACES,
    STATUS_IDS,
    SUBMISSIVE,
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
        _read_space(g, SPACE_IDS.index(name), space)
    _read_boxes(g, position)
    _read_robin(g, position["robin_hood"], side)
    _count_pieces(g)
    _read_tracks(g, position)
    read_carriages(g, position, side)
    read_travellers(g, position)
    read_decks(g, position, side)
    _read_suspicion(g, position.get("knowledge"), side)
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


def _read_space(g: State, space: int, json: object) -> None:
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


def _read_boxes(g: State, position: dict[str, Any]) -> None:
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


def _read_robin(g: State, json: object, side: int | None) -> None:
    robin = an_object(json, "robin_hood", ("location", "hidden"))
    hidden = a_truth(robin["hidden"], "robin_hood hidden")
    if robin["location"] == "hidden":
        need(side == SHERIFF and hidden, "Only the Sheriff's view may leave open where Robin is.")
        g.robin, g.robin_hidden = NOWHERE, True
        return
    places = tuple(PLACE_IDS[place] for place in (*SPACES, PRISON, AVAILABLE, OUT))
    one_of(robin["location"], "Robin's location", places)
    g.robin, g.robin_hidden = PLACE_IDS.index(robin["location"]), hidden
    fine = g.robin in SPACES or hidden == (g.robin != PRISON)
    need(fine, "Robin is Revealed in Prison and Hidden off the map.")
    need(not (side == SHERIFF and hidden), "The Sheriff's view must not tell where a Hidden Robin is.")


def _count_pieces(g: State) -> None:
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


def _read_suspicion(g: State, json: object, side: int | None) -> None:
    """Read what the Sheriff knows of Robin; if missing, suspect every Hidden Merry Man."""
    given = json.get("suspicion") if isinstance(json, dict) else None
    if given is None:
        need(g.robin != NOWHERE, "A view must say whom the Sheriff suspects.")
        if not g.robin_hidden or g.robin in (AVAILABLE, OUT):
            belief.know(g, g.robin)
        else:
            belief.suspect_all_hidden(g, SPACES)
        return
    weights = an_object(given, "suspicion", (), PLACE_IDS[:PLACES])
    g.suspicion = [0.0] * PLACES
    for name, weight in weights.items():
        place = PLACE_IDS.index(name)
        fine = isinstance(weight, float | int) and 0.0 < weight <= 1.0 + 1e-9
        need(fine, "suspicion must be between 0 and 1.")
        need(not g.robin_hidden or hidden_men(g, place) > 0, f"Nobody Hidden is in {name} to be suspected.")
        g.suspicion[place] = float(weight)
    need(abs(sum(g.suspicion) - 1.0) < 1e-6, "suspicion must add up to 1.")
    need(g.robin == NOWHERE or g.suspicion[g.robin] > 0.0, "Robin cannot be where nobody suspects him.")
    need(g.robin_hidden or len(belief.suspects(g)) == 1, "A Revealed Robin is suspected nowhere else.")


__all__ = ["ImpossiblePositionError", "read_position", "read_view"]
