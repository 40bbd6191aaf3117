"""The filters of the gallery: by kind of card, and by whether it has been seen in the current game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gest_desktop.rules.texts import card_texts
from gest_desktop.rules.words import N_
from gest_desktop.scenes.menus.gallery.collection import ALL
from gest_desktop.scenes.table.seen.sight import Sight

KINDS: Final = {
    ALL: N_("All kinds"),
    "event": N_("Events"),
    "fortune": N_("Fortunes"),
    "inspection": N_("Inspections"),
    "traveller": N_("Travellers"),
}
SEEN, UNSEEN = "seen", "unseen"
STATES: Final = {ALL: N_("Seen and unseen"), SEEN: N_("Seen"), UNSEEN: N_("Not seen yet")}


def kind_of(card_id: str) -> str:
    return str(card_texts()[card_id]["kind"])


def seen_in(sight: Sight) -> frozenset[str]:
    """The cards revealed in this game: Events that were turned, and Travellers in the open piles."""
    events = {f"e{number:02}" for number in (*sight.played, sight.card) if number > 0}
    travellers = {f"t{number:02}" for number in sight.mats.travellers_met}
    return frozenset(events | travellers)


def chosen(kind: str, state: str, seen: Iterable[str]) -> list[str]:
    """The matching cards by number, Events before Travellers."""
    known = set(seen)
    return [
        card_id
        for card_id in sorted(card_texts())
        if kind in (ALL, kind_of(card_id)) and (state == ALL or (card_id in known) == (state == SEEN))
    ]
