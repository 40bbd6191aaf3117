"""Rules by their numbers, for tooltips and prompts anywhere; nothing here needs a window."""

from __future__ import annotations

from gest_desktop.scenes.menus.rulebook.book import book
from gest_desktop.scenes.menus.rulebook.inline import plain
from gest_desktop.scenes.menus.rulebook.section import TABLE, Section


def rule_title(number: str, language: str) -> str:
    """What a rule is called; an unknown number is told by the rule around it."""
    return book(language).nearest(number).title


def rule_text(number: str, language: str) -> str:
    """What a rule says, in paragraphs, without its tables."""
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
