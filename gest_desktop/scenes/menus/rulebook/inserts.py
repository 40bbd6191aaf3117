"""Parts of A Gest's book taken from the texts of cards and player aids, so that nothing is written twice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from gest_desktop.rules.cards.event import EVENTS
from gest_desktop.rules.texts import card_texts, player_aids
from gest_desktop.scenes.menus.rulebook.inline import EMPHASIS, STRONG, Line, Run, runs
from gest_desktop.scenes.menus.rulebook.section import TERMS, TEXT, Block
from gest_desktop.scenes.menus.rulebook.source import Inserts, Source

LIGHT: Final = {"en": "Light half", "it": "Metà chiara"}
DARK: Final = {"en": "Dark half", "it": "Metà scura"}
MOVES: Final = {"en": "Carriage moves: ", "it": "Movimenti di Carro: "}
DEFENSE: Final = {"en": "Defense: ", "it": "Difesa: "}
SUCCESS: Final = {"en": "Success: ", "it": "Successo: "}
FAILURE: Final = {"en": " Failure: ", "it": " Fallimento: "}
CARD_CHAPTERS: Final = ("9.1 #", "9.2 #", "9.4 #", "10 T")


def card_of(number: str) -> dict[str, Any] | None:
    """The card that a section is about: 9.2 #5 is an Event, 10 T9 a Traveller."""
    for chapter in CARD_CHAPTERS:
        if number.startswith(chapter):
            kind = "t" if chapter.endswith("T") else "e"
            return card_texts().get(f"{kind}{int(number.removeprefix(chapter)):02}")
    return None


def card_title(number: str, language: str) -> str:
    card = card_of(number)
    return str(card["title"][language]) if card else ""


def card_blocks(number: str, language: str) -> Iterator[Block]:
    """The text of the section's card, as blocks."""
    card = card_of(number)
    if card is None:
        return
    yield block(runs(f"*{card['flavour'][language]}*"))
    if card["kind"] == "traveller":
        yield block((Run(f"{DEFENSE[language]}{card['defense']}", STRONG),))
        yield terms([way(option, language) for option in card["options"]])
        return
    yield block((Run(f"{MOVES[language]}{EVENTS[card['number']].carriage_moves}", STRONG),))
    if "text" in card:
        yield block(runs(card["text"][language]))
    else:
        halves = (("light", LIGHT), ("dark", DARK))
        yield terms([half(card[name], words[language], language) for name, words in halves])


def half(entry: dict[str, Any], name: str, language: str) -> Line:
    label = Run(f"{name}: {entry['label'][language]}.", STRONG)
    return (label, Run(f" {entry['text'][language]}"))


def way(option: dict[str, Any], language: str) -> Line:
    found = [Run(f"{option['label'][language]}.", STRONG), Run(" ")]
    if option["roll"]:
        found.append(Run(SUCCESS[language], EMPHASIS))
    found.append(Run(option["success"][language]))
    if option["failure"]:
        found += [Run(FAILURE[language], EMPHASIS), Run(option["failure"][language])]
    return tuple(found)


def aids(wanted: Sequence[str], language: str) -> Block:
    """The player aids of a kind, and of a side if one is named."""
    kind, *side = wanted
    return terms(
        [
            aid_line(aid, language)
            for aid in player_aids().values()
            if aid["kind"] == kind and (not side or aid["side"] == side[0])
        ]
    )


def aid_line(aid: dict[str, Any], language: str) -> Line:
    cost = f" ({aid['cost'][language]})" if aid["cost"] else ""
    name = Run(f"{aid['name'][language]}{cost}:", STRONG)
    return (name, Run(f" {aid['summary'][language]} "), Run(aid["rule"], link=aid["rule"]))


def block(line: Line) -> Block:
    return Block(TEXT, ((line,),))


def terms(lines: list[Line]) -> Block:
    return Block(TERMS, tuple((line,) for line in lines))


class CardsAndAids(Inserts):
    def title(self, number: str, language: str) -> str:
        return card_title(number, language)

    def blocks(self, number: str, language: str) -> Iterator[Block]:
        return card_blocks(number, language)

    def aids(self, wanted: Sequence[str], language: str) -> Block:
        return aids(wanted, language)

    def sign(self, number: str) -> str:
        from gest_desktop.scenes.menus.rulebook.signs import sign_of  # needs a window

        return sign_of(number)


A_GEST: Final = Source("rulebook", CardsAndAids())
