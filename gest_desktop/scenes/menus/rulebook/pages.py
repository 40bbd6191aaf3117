"""Looks up rules by number, for tooltips and prompts anywhere; needs no window."""

from __future__ import annotations

from gest_desktop.scenes.menus.rulebook.book import book
from gest_desktop.scenes.menus.rulebook.inline import plain
from gest_desktop.scenes.menus.rulebook.section import TABLE, Section


def rule_title(number: str, language: str) -> str:
    """The title of a rule; for an unknown number, of the rule that contains it."""
    return book(language).nearest(number).title


def rule_text(number: str, language: str) -> str:
    """The text of a rule in paragraphs, without tables."""
    section = book(language).nearest(number)
    return section_text(section)


def section_text(section: Section, tables: bool = False) -> str:
    lines = [
        " – ".join(plain(cell) for cell in row)
        for block in section.blocks
        if tables or block.kind != TABLE
        for row in block.rows
    ]
    return "\n".join(lines)
