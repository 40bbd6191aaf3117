"""Searches the book: numbers and titles first, then the text."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

from gest_desktop.scenes.menus.rulebook.book import Book
from gest_desktop.scenes.menus.rulebook.pages import section_text
from gest_desktop.scenes.menus.rulebook.section import Section

SHORTEST: Final = 2  # characters; fewer would match everything
BEFORE, AFTER = 12, 44  # characters of the text shown around a match


@dataclass(frozen=True)
class Hit:
    number: str
    title: str
    excerpt: str


def folded(text: str) -> str:
    """Without accents and capitals, character by character: 'perche' matches 'Perché'."""
    return "".join(fold_letter(letter) for letter in text)


def fold_letter(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[0].lower() if letter.isalpha() else letter.lower()[:1]


def hits(book: Book, query: str) -> list[Hit]:
    """The sections that contain the whole query; matches in headings come before those in the text."""
    wanted = folded(" ".join(query.split()))
    if len(wanted) < SHORTEST and not wanted.isdigit():
        return []
    named, spoken = [], []
    for section in book.sections:
        heading = folded(f"{section.number} {section.title}")
        text = flat(section)
        at = folded(text).find(wanted)
        if wanted in heading:
            named.append(Hit(section.number, section.title, excerpt(text, max(at, 0), len(wanted))))
        elif at >= 0:
            spoken.append(Hit(section.number, section.title, excerpt(text, at, len(wanted))))
    return [*sorted(named, key=lambda hit: not starts(hit, wanted)), *spoken]


def starts(hit: Hit, wanted: str) -> bool:
    return folded(hit.number).startswith(wanted) or folded(hit.title).startswith(wanted)


def flat(section: Section) -> str:
    return re.sub(r"\s+", " ", section_text(section, tables=True))


def excerpt(text: str, at: int, length: int) -> str:
    """Whole words around the match."""
    left, right = max(0, at - BEFORE), min(len(text), at + length + AFTER)
    while left > 0 and text[left - 1] != " ":
        left -= 1
    while right < len(text) and text[right] != " ":
        right += 1
    return ("… " if left else "") + text[left:right] + (" …" if right < len(text) else "")
