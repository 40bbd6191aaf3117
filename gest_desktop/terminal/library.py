"""The rulebook and the cards as plain text."""

from __future__ import annotations

from collections.abc import Iterator

from gest_desktop.rules.cards import EVENTS
from gest_desktop.rules.state import State
from gest_desktop.rules.texts import card_texts, event_title, traveller_title
from gest_desktop.rules.vocabulary import BEING_ROBBED, TRAVELLERS
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.rulebook.book import Book, book
from gest_desktop.scenes.menus.rulebook.inline import plain
from gest_desktop.scenes.menus.rulebook.inserts import card_blocks
from gest_desktop.scenes.menus.rulebook.section import LIST, TABLE, Block, Section


def rule_lines(number: str, language: str) -> list[str]:
    """A rule, and the titles of those below it; or one sentence if there is none."""
    known = book(language)
    section = known.find(number.strip().rstrip(".").upper())
    if section is None:
        chapters = ", ".join(chapter.number for chapter in known.sections if chapter.level == 1)
        words = _("There is no rule {number}. The chapters are {chapters}.")
        return [words.format(number=number, chapters=chapters)]
    text = (line for block in section.blocks for line in lines(block))
    return [title(section), *text, *below(known, section)]


def title(section: Section) -> str:
    return f"{section.number} {section.title}"


def below(known: Book, section: Section) -> Iterator[str]:
    at = known.sections.index(section) + 1
    for other in known.sections[at:]:
        if other.level <= section.level:
            return
        if other.level == section.level + 1:
            yield title(other)


def lines(block: Block) -> Iterator[str]:
    """The lines of a block; a row of a table names its columns, so that it can be heard."""
    if block.kind == TABLE:
        heads, *rows = block.rows
        for row in rows:
            cells = zip(heads, row, strict=False)
            yield "; ".join(f"{plain(head)}: {plain(cell)}" for head, cell in cells) + "."
        return
    for row in block.rows:
        yield ("- " if block.kind == LIST else "") + plain(row[0])


def event_lines(number: int, language: str) -> list[str]:
    """The text of an Event card: the Carriage moves, if there are any, and what it says."""
    moves, *text = card_lines(f"e{number:02}", language)
    return [moves, *text] if EVENTS[number].carriage_moves else text


def traveller_lines(number: int, language: str) -> list[str]:
    return card_lines(f"t{number:02}", language)


def card_lines(card: str, language: str) -> list[str]:
    """The text of a card without its flavour."""
    _flavour, *blocks = card_blocks(card_texts()[card]["rule"], language)
    return [line for block in blocks for line in lines(block)]


def cards_in_play(g: State, language: str) -> list[str]:
    """The Event in play and the Traveller being Robbed, with their titles."""
    found = [f"{_(event_title(g.card))}.", *event_lines(g.card, language)] if g.card else []
    for card in TRAVELLERS:
        if g.travellers[card] == BEING_ROBBED:
            found += [f"{_(traveller_title(card))}.", *traveller_lines(card, language)]
    return found or [_("No card is in play.")]
