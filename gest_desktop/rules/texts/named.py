"""Names, titles and labels from the texts, English to Italian, for the gettext catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gest_desktop.rules.texts import card_texts, player_aids

Words = dict[str, str]  # by language


def named_in_both() -> dict[str, str]:
    """Map every English name to its Italian name; two translations of one name are an error."""
    found: dict[str, str] = {}
    for words in all_names():
        english, italian = words["en"], words["it"]
        if found.setdefault(english, italian) != italian:
            raise ValueError(f"{english!r} is both {found[english]!r} and {italian!r} in Italian.")
    return found


def all_names() -> Iterator[Words]:
    for aid in player_aids().values():
        yield aid["name"]
    for card in card_texts().values():
        yield card["title"]
        yield from labels(card)


def labels(card: dict[str, Any]) -> Iterator[Words]:
    """The labels of the halves of an Event, or of the options of a Traveller."""
    for half in ("light", "dark"):
        if half in card:
            yield card[half]["label"]
    for way in card.get("options", ()):
        yield way["label"]
