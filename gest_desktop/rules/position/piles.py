"""The Event and Traveller cards of a position."""

from __future__ import annotations

from typing import Any

from gest_desktop.common.checks import a_number, cards, need
from gest_desktop.rules.position.writing import ALL_EVENTS
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import (
    ASIDE,
    BALLAD_CARDS,
    BALLADS,
    BEING_ROBBED,
    BISHOP,
    DECK,
    DISCARD,
    FORTUNES,
    GISBORNE,
    KING_RICHARD,
    REGULARS,
    REMOVED,
    ROYAL_INSPECTIONS,
    TRAVELLERS,
    VICTIMS,
)

PILES = {
    "traveller_discard": DISCARD,
    "traveller_victims": VICTIMS,
    "traveller_removed": REMOVED,
    "traveller_out_of_play": ASIDE,
    "traveller_being_robbed": BEING_ROBBED,
}
ONE_FORTUNE = "A ballad has one Fortune card, third to seventh."
NEVER_VICTIMS = {5, GISBORNE}
REMOVABLE = {3, 4, 5, 6, 7, 8, GISBORNE}


def read_travellers(g: State, position: dict[str, Any]) -> None:
    placed: list[int] = []
    for card in TRAVELLERS:
        g.travellers[card] = DECK
    for field, pile in PILES.items():
        for card in cards(position.get(field, []), field, TRAVELLERS):
            g.travellers[card] = pile
            placed.append(card)
    need(len(set(placed)) == len(placed), "A Traveller lies in two piles.")
    need(g.travellers[1:].count(BEING_ROBBED) <= 1, "Only one Traveller can be robbed at a time.")
    for card in placed:
        pile = g.travellers[card]
        need(pile != ASIDE or card in (BISHOP, GISBORNE), "Only T11 and T12 can be out of play.")
        need(pile != VICTIMS or card not in NEVER_VICTIMS, f"T{card} never joins the Victims.")
        need(pile != REMOVED or card in REMOVABLE, f"T{card} never leaves the game.")


def read_decks(g: State, position: dict[str, Any], side: int | None) -> None:
    g.ballad = a_number(position["ballad"], "ballad", 1, BALLADS)
    g.slot = a_number(position["card_in_ballad"], "card_in_ballad", 0, BALLAD_CARDS)
    played = cards(position["event_discard"], "event_discard", ALL_EVENTS)
    need(
        len(played) == (g.ballad - 1) * BALLAD_CARDS + g.slot,
        "event_discard, ballad and card_in_ballad disagree.",
    )
    g.played = tuple(played)
    g.card = played[0] if played else 0
    _check_ballads(tuple(reversed(played)))
    for event, traveller in ((2, BISHOP), (4, GISBORNE)):
        fine = event in played or g.travellers[traveller] == ASIDE
        need(fine, f"T{traveller} enters by Event {event} only.")
    in_deck = [card for card in TRAVELLERS if g.travellers[card] == DECK]
    if side is not None:
        need(position["event_deck"] == 24 - len(played), "event_deck must be the number of cards left.")
        need(position["traveller_deck"] == len(in_deck), "traveller_deck must be the number of cards left.")
        return
    shuffled = position.get("shuffled", [])
    need(
        isinstance(shuffled, list) and all(name in ("event_deck", "traveller_deck") for name in shuffled),
        "shuffled may name event_deck and traveller_deck.",
    )
    events = cards(position["event_deck"], "event_deck", ALL_EVENTS)
    if "event_deck" not in shuffled:
        need(not set(events) & set(played), "A card of the Event deck has been played already.")
        _check_ballads((*reversed(played), *events))
        g.event_order = tuple(events)
    travellers = cards(position["traveller_deck"], "traveller_deck", TRAVELLERS)
    need(sorted(travellers) == in_deck, "The Traveller piles must hold each of the twelve cards once.")
    if "traveller_deck" not in shuffled:
        g.traveller_order = tuple(travellers)


def _check_ballads(order: tuple[int, ...]) -> None:
    """Check each ballad: two regular cards, five including one Fortune, then an Inspection (2.1.2)."""
    need(len(order) <= BALLADS * BALLAD_CARDS, "A game has 24 Event cards.")
    for at, card in enumerate(order):
        ballad, slot = divmod(at, BALLAD_CARDS)
        before = order[ballad * BALLAD_CARDS : at]
        if slot == BALLAD_CARDS - 1:
            endings = (KING_RICHARD,) if ballad == BALLADS - 1 else ROYAL_INSPECTIONS
            need(card in endings, "Every eighth Event card is an Inspection, the last King Richard's Return.")
        elif card in FORTUNES:
            need(slot >= 2 and not set(before) & set(FORTUNES), ONE_FORTUNE)
        else:
            need(card in REGULARS, "An Inspection comes only as the eighth card of a ballad.")
            late = slot == BALLAD_CARDS - 2 and not set(before) & set(FORTUNES)
            need(not late, ONE_FORTUNE)
