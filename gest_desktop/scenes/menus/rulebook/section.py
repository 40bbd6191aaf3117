"""The data of the book: sections, and the blocks of lines in them."""

from __future__ import annotations

from dataclasses import dataclass

from gest_desktop.scenes.menus.rulebook.inline import Line

TEXT, LIST, TABLE, EXAMPLE, TERMS = "text", "list", "table", "example", "terms"


@dataclass(frozen=True)
class Block:
    """Rows of cells: a table has several cells per row, everything else one."""

    kind: str
    rows: tuple[tuple[Line, ...], ...]


@dataclass(frozen=True)
class Section:
    number: str
    title: str
    level: int  # 1 is a chapter
    blocks: tuple[Block, ...] = ()
