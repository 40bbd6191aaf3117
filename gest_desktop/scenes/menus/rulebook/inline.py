"""Inline markup: **strong**, *emphasised*, and [3.2.3], which links to that rule."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

PLAIN, STRONG, EMPHASIS = "plain", "bold", "italic"
MARKS: Final = re.compile(r"\[([0-9RAG][0-9.#T ]*)\]|\*\*(.+?)\*\*|\*(.+?)\*")


@dataclass(frozen=True)
class Run:
    """Text in one style; a link holds the number of a rule."""

    text: str
    style: str = PLAIN
    link: str = ""


Line = tuple[Run, ...]


def runs(text: str) -> Line:
    """Parse the markup of one line."""
    found, at = [], 0
    for mark in MARKS.finditer(text):
        if mark.start() > at:
            found.append(Run(text[at : mark.start()]))
        link, strong, emphasis = mark.groups()
        if link:
            found.append(Run(link, link=link))
        else:
            found.append(Run(strong or emphasis, STRONG if strong else EMPHASIS))
        at = mark.end()
    if at < len(text):
        found.append(Run(text[at:]))
    return tuple(found)


def plain(line: Line) -> str:
    return "".join(run.text for run in line)
