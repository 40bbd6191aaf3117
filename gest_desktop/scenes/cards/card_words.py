"""The text of a card in one language: a title, and one or two panels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from gest_desktop.rules.texts import card_texts

LANGUAGES: Final = ("en", "it")
SUCCESS: Final = {"en": "Success:", "it": "Successo:"}
FAILURE: Final = {"en": "Failure:", "it": "Fallimento:"}
FORTUNE: Final = {"en": "Fortune", "it": "Fortuna"}
INSPECTION: Final = {"en": "End of a Ballad", "it": "Fine di una Ballata"}
LAST_INSPECTION: Final = {"en": "End of the game", "it": "Fine della partita"}
TRAVELLER: Final = {"en": "Traveller", "it": "Viaggiatore"}


@dataclass(frozen=True)
class Paragraph:
    """A text, preceded by a bold lead if it has one."""

    text: str
    lead: str = ""


@dataclass(frozen=True)
class PanelWords:
    """The text of one panel; its tone determines the colours."""

    tone: str
    heading: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class CardWords:
    title: str
    flavour: str
    panels: tuple[PanelWords, ...]
    kind_name: str = ""


def _in(language: str, words: Mapping[str, str]) -> str:
    """The text in this language, or in English if there is no translation."""
    return words.get(language) or words["en"]


@cache
def card_words(card_id: str, language: str) -> CardWords:
    """The whole text of the card with this id: e01 … e32, t01 … t12."""
    card = card_texts()[card_id]
    return CardWords(
        title=_in(language, card["title"]),
        flavour=_in(language, card["flavour"]),
        panels=tuple(_panels(card, language)),
        kind_name=_in(language, TRAVELLER) if card["kind"] == "traveller" else "",
    )


def _panels(card: Mapping[str, Any], language: str) -> list[PanelWords]:
    if card["kind"] == "traveller":
        tones = ("first_way", "second_way")
        return [_way(way, tone, language) for way, tone in zip(card["options"], tones, strict=False)]
    if card["kind"] == "event":
        return [_half(card[tone], tone, language) for tone in ("light", "dark")]
    text = Paragraph(_in(language, card["text"]))
    return [PanelWords("plain", _in(language, _heading(card)), (text,))]


def _heading(card: Mapping[str, Any]) -> Mapping[str, str]:
    """The heading of a card with a single text, which has none of its own."""
    if card["kind"] == "fortune":
        return FORTUNE
    return LAST_INSPECTION if card["id"] == "e32" else INSPECTION


def _half(half: Mapping[str, Any], tone: str, language: str) -> PanelWords:
    return PanelWords(tone, _in(language, half["label"]), (Paragraph(_in(language, half["text"])),))


def _way(way: Mapping[str, Any], tone: str, language: str) -> PanelWords:
    lead = _in(language, SUCCESS) if way["roll"] else ""
    paragraphs = [Paragraph(_in(language, way["success"]), lead)]
    if way["failure"]:
        paragraphs.append(Paragraph(_in(language, way["failure"]), _in(language, FAILURE)))
    return PanelWords(tone, _in(language, way["label"]), tuple(paragraphs))
