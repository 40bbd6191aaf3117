"""Texts for cards, actions and pieces in English and Italian, kept in one place."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def card_texts() -> dict[str, dict[str, Any]]:
    """Every card text by its id: e01 … e32, t01 … t12."""
    return {card["id"]: card for card in _read("card_texts.json")}


@cache
def player_aids() -> dict[str, dict[str, Any]]:
    """Every text for a Plot, Deed, phase, box, piece, marker, die or kind of space, by its id."""
    return {aid["id"]: aid for aid in _read("player_aids.json")}


def _read(name: str) -> list[dict[str, Any]]:
    text = files(__name__).joinpath(name).read_text(encoding="utf-8")
    entries: list[dict[str, Any]] = json.loads(text)
    return entries


def name_of(aid: str) -> str:
    return str(player_aids()[aid]["name"]["en"])


def event_title(number: int) -> str:
    return str(card_texts()[f"e{number:02}"]["title"]["en"])


def traveller_title(number: int) -> str:
    return str(card_texts()[f"t{number:02}"]["title"]["en"])


def half_label(number: int, half: str) -> str:
    return str(card_texts()[f"e{number:02}"][half]["label"]["en"])


def way_label(number: int, way: int) -> str:
    return str(card_texts()[f"t{number:02}"]["options"][way]["label"]["en"])
