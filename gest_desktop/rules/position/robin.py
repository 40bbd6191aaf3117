"""Read where Robin is, and where the Sheriff may suspect him."""

from __future__ import annotations

from gest_desktop.common.checks import a_truth, an_object, need, one_of
from gest_desktop.rules import belief
from gest_desktop.rules.state import State, hidden_men
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    NOWHERE,
    OUT,
    PLACE_IDS,
    PLACES,
    PRISON,
    SHERIFF,
    SPACES,
)


def read_robin(g: State, json: object, side: int | None) -> None:
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


def read_suspicion(g: State, json: object, side: int | None) -> None:
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
