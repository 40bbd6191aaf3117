"""What a space, a choice or a piece is, and where Robin may be."""

from __future__ import annotations

from gest_desktop.rules.belief import carriage_odds
from gest_desktop.rules.explain import Choice, Decision
from gest_desktop.rules.naming import CARRIAGE_NAMES, place_name
from gest_desktop.rules.state import State
from gest_desktop.rules.texts import player_aids
from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import (
    CARRIAGE_PLACE,
    CARRIAGE_TYPES,
    CARRIAGE_UP,
    DONE,
    NOWHERE,
    PLACES,
    ROBIN,
    TOKENS,
)
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.foresee.about import way_out
from gest_desktop.scenes.table.foresee.effects import effects
from gest_desktop.scenes.table.foresee.odds_words import percent
from gest_desktop.terminal.reading import choice_numbered, place_in, spellings
from gest_desktop.terminal.space_words import space_line
from gest_desktop.terminal.spelling import matching


def look_lines(argument: str, asked: Decision, view: View, language: str) -> list[str]:
    """About a space, a choice by number or label, or a term of the player aids."""
    if not argument:
        return [_("Type “look” and a space, a choice, a Plot, a Deed or a piece.")]
    choice = choice_numbered(argument, asked) or choice_named(argument, asked)
    is_space = choice is not None and asked.kind == "space" and choice.option != DONE
    place = choice.option if choice is not None and is_space else place_in(argument)
    if place != NOWHERE:
        return [space_line(view, place), *way_out(place), *cargo(view, place), *suspected(view, place)]
    lines = about_choice(choice, view, language) if choice is not None else aid_lines(argument, language)
    return lines or [_("Nothing is known about “{typed}”.").format(typed=argument)]


def choice_named(argument: str, asked: Decision) -> Choice | None:
    found = matching(argument, [(choice, spellings(choice)) for choice in asked.choices])
    return found[0] if len(found) == 1 else None


def about_choice(choice: Choice, view: View, language: str) -> list[str]:
    """What it is, and what it would do at once."""
    value = str(choice.value)
    known = aid(value, language) if value in player_aids() else aid_lines(choice.label, language)
    return [*known, *effects(view, choice.option)]


def aid_lines(argument: str, language: str) -> list[str]:
    known = [(name, [entry["name"][language], name]) for name, entry in player_aids().items()]
    found = matching(argument, known)
    return aid(found[0], language) if found else []


def aid(name: str, language: str) -> list[str]:
    known = player_aids()[name]
    words = _("{name}: {summary} (rule {rule})")
    title = known["name"][language]
    if known["cost"]:
        title = f"{title} ({known['cost'][language]})"
    return [words.format(name=title, summary=known["summary"][language], rule=known["rule"])]


def cargo(view: View, place: int) -> list[str]:
    """What a face-down Carriage may be; the Sheriff knows."""
    g = view.state
    if view.side != ROBIN:
        return []
    return [
        _("Carriage {number} may be: {kinds}.").format(number=token + 1, kinds=kinds(g, token))
        for token in TOKENS
        if g.carriages[CARRIAGE_PLACE + token] == place and not g.carriages[CARRIAGE_UP + token]
    ]


def kinds(g: State, token: int) -> str:
    odds = zip(CARRIAGE_TYPES, carriage_odds(g, token), strict=True)
    return ", ".join(f"{_(CARRIAGE_NAMES[kind])} {percent(share)}" for kind, share in odds if share)


def suspected(view: View, place: int) -> list[str]:
    share = view.state.suspicion[place]
    return [_("Robin may be here: {share}.").format(share=percent(share))] if share else []


def where_lines(view: View) -> list[str]:
    """Where Robin may be as far as the Sheriff can know, which Robin Hood can work out too."""
    suspicion = view.state.suspicion
    shares = sorted(((suspicion[place], place) for place in range(PLACES) if suspicion[place]), reverse=True)
    places = ", ".join(f"{place_name(place)} {percent(share)}" for share, place in shares)
    if view.side == ROBIN:
        return [_("Where the Sheriff may suspect Robin is hiding: {places}.").format(places=places)]
    return [_("Where Robin may be: {places}.").format(places=places)]
