"""Parses a book, such as the one in assets/rulebook, into chapters, sections and blocks.

The source is plain text: `# 3 | Plots` begins a chapter, `## 3.1 | Plots in general` a section,
`###` a subsection. Then follow paragraphs, `- ` lists, `| ` tables with a first row of
headings, `> ` examples, `: ` terms, and `@aids kind side`, which inserts the player aids of
that kind. A section about a card needs no title: it takes the title and the text of the card.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from gest_desktop.rules.asset_files import asset
from gest_desktop.rules.languages import ENGLISH, LANGUAGES
from gest_desktop.scenes.menus.rulebook.inline import Line, runs
from gest_desktop.scenes.menus.rulebook.inserts import A_GEST
from gest_desktop.scenes.menus.rulebook.section import EXAMPLE, LIST, TABLE, TERMS, TEXT, Block, Section
from gest_desktop.scenes.menus.rulebook.source import Source

MARKS: Final = {"- ": LIST, "| ": TABLE, "> ": EXAMPLE, ": ": TERMS}
AIDS: Final = "@aids "


@dataclass(frozen=True)
class Book:
    sections: tuple[Section, ...]

    def find(self, number: str) -> Section | None:
        return next((section for section in self.sections if section.number == number), None)

    def nearest(self, number: str) -> Section:
        """The section with this number, or the one that would contain it."""
        for known in (number, *parents(number)):
            found = self.find(known)
            if found is not None:
                return found
        return self.sections[0]

    def chapter(self, number: str) -> tuple[Section, ...]:
        """The whole chapter that contains a section."""
        at = self.sections.index(self.nearest(number))
        while self.sections[at].level > 1:
            at -= 1
        rest = self.sections[at + 1 :]
        length = next((i for i, section in enumerate(rest) if section.level == 1), len(rest))
        return (self.sections[at], *rest[:length])


def parents(number: str) -> Iterator[str]:
    """From 9.2 #5 to 9.2, and on to 9; from R07 to R."""
    while number:
        cut = max(number.rfind("."), number.rfind(" "))
        number = number[:cut] if cut > 0 else ("" if number[:1].isdigit() else number[: len(number) > 1])
        if number:
            yield number


@lru_cache(maxsize=4)
def book(language: str, source: Source = A_GEST) -> Book:
    """The book in a language, or in English if there is no such translation."""
    if language not in LANGUAGES:
        return book(ENGLISH, source)
    text = asset(f"{source.folder}/{language}.md").read_text("utf-8")
    return Book(tuple(sections(text, language, source)))


def sections(text: str, language: str, source: Source) -> Iterator[Section]:
    heading, body = "", list[str]()
    inserts = source.inserts
    for line in [*text.splitlines(), "# "]:
        if not line.startswith("#"):
            body.append(line)
            continue
        if heading:
            marks, _, rest = heading.partition(" ")
            number, _, title = (part.strip() for part in rest.partition("|"))
            title = title or inserts.title(number, language)
            said = (*inserts.blocks(number, language), *blocks(body, language, source))
            yield Section(number, title, len(marks), said)
        heading, body = line, []


def blocks(lines: list[str], language: str, source: Source) -> Iterator[Block]:
    """Consecutive lines with the same mark form one block."""
    kind, rows = "", list[tuple[Line, ...]]()
    for line in [*lines, ""]:
        mark = MARKS.get(line[:2], TEXT if line else "")
        if rows and (mark != kind or kind == TEXT):
            yield Block(kind, tuple(rows))
            rows = []
        kind = mark
        if line.startswith(AIDS):
            yield source.inserts.aids(line.removeprefix(AIDS).split(), language)
        elif line:
            rows.append(cells(line, kind))


def cells(line: str, kind: str) -> tuple[Line, ...]:
    if kind == TABLE:
        return tuple(runs(cell.strip()) for cell in line.strip("| ").split("|"))
    return (runs(line if kind == TEXT else line[2:]),)
