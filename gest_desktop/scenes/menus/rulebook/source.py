"""Where a book comes from: its folder, and what is put into it from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gest_desktop.scenes.menus.rulebook.section import TERMS, Block


class Inserts:
    """What a section gets besides its own lines; this book gets nothing."""

    def title(self, number: str, language: str) -> str:
        """The title of a section that has none of its own."""
        return ""

    def blocks(self, number: str, language: str) -> Iterator[Block]:
        """What comes before the lines of a section."""
        yield from ()

    def aids(self, wanted: Sequence[str], language: str) -> Block:
        """The player aids that are asked for by `@aids`."""
        return Block(TERMS, ())

    def sign(self, number: str) -> str:
        """The picture beside the heading of a section."""
        return ""


@dataclass(frozen=True)
class Source:
    """The rulebook of one game: a folder of the assets with a file for each language."""

    folder: str
    inserts: Inserts
