"""A space and its pieces in words, as one side may know them."""

from __future__ import annotations

from gest_desktop.rules.naming import STATUS_NAMES, carriage_called, henchmen, merry_men, place_name
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import (
    CAMP,
    CARRIAGE_PLACE,
    CARRIAGE_TYPE,
    CARRIAGE_UP,
    HENCHMAN,
    HIDDEN_MAN,
    PARISHES,
    REVEALED_MAN,
    TOKENS,
    UNKNOWN,
)
from gest_desktop.rules.words import _, n_


def space_line(view: View, place: int) -> str:
    g = view.state
    parts = [_(STATUS_NAMES[g.status[place]])] if place in PARISHES else []
    parts += pieces(g, place) + carriages(g, place)
    return _("{place}: {pieces}.").format(place=place_name(place), pieces=", ".join(parts) or _("empty"))


def pieces(g: State, place: int) -> list[str]:
    parts = [henchmen(g.pieces[HENCHMAN + place])] if g.pieces[HENCHMAN + place] else []
    for hidden, revealed in ((g.pieces[HIDDEN_MAN + place], 0), (0, g.pieces[REVEALED_MAN + place])):
        if hidden or revealed:
            parts.append(merry_men(hidden, revealed, robin=False))
    if g.robin == place:
        parts.append(_("Hidden Robin") if g.robin_hidden else _("Revealed Robin"))
    return parts + camps(g, place)


def camps(g: State, place: int) -> list[str]:
    number = g.pieces[CAMP + place]
    return [n_("{n} Camp", "{n} Camps", number).format(n=number)] if number else []


def carriages(g: State, place: int) -> list[str]:
    return [carriage(g, token) for token in TOKENS if g.carriages[CARRIAGE_PLACE + token] == place]


def carriage(g: State, token: int) -> str:
    """The name of a Carriage; the Sheriff knows the types of those that are face down."""
    kind, is_up = g.carriages[CARRIAGE_TYPE + token], g.carriages[CARRIAGE_UP + token]
    words = carriage_called(token, kind)
    return words if is_up or kind == UNKNOWN else _("{carriage}, face down").format(carriage=words)
