"""Typesets a chapter, block by block."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import pygame

from gest_desktop.scenes.menus.rulebook.book import book
from gest_desktop.scenes.menus.rulebook.inserts import A_GEST
from gest_desktop.scenes.menus.rulebook.section import EXAMPLE, LIST, TABLE, TERMS, Block, Section
from gest_desktop.scenes.menus.rulebook.sheet import Shape, Sheet
from gest_desktop.scenes.menus.rulebook.source import Source
from gest_desktop.scenes.menus.rulebook.table import set_table
from gest_desktop.scenes.menus.rulebook.words import Hand, Piece

AIR: Final = 0.5  # lines between blocks
BULLET: Final = "•"


@lru_cache(maxsize=6)
def chapter_sheet(language: str, number: str, width: int, body: int, source: Source = A_GEST) -> Sheet:
    """The chapter that contains a section, ready to be drawn."""
    sections = book(language, source).chapter(number)
    sheet = Sheet(width, body)
    for section in sections:
        sign = source.inserts.sign(section.number)
        set_section(sheet, section, is_first=section is sections[0], sign=sign)
    sheet.skip(1.0)
    leaf = round(1.6 * body)
    sheet.shapes.append(Shape("ornament_leaf", pygame.Rect(0, sheet.height, width, leaf)))
    sheet.height += leaf
    return sheet


def set_section(sheet: Sheet, section: Section, is_first: bool, sign: str = "") -> None:
    if section.level == 1:
        sheet.chapter(section.number, section.title)
    else:
        sheet.heading(section.number, section.title, section.level, sign)
    for number, block in enumerate(section.blocks):
        if number:
            sheet.skip(AIR)
        if is_first and not number and block.kind == "text":
            sheet.initial(block.rows[0][0])
        else:
            set_block(sheet, block)
    if section.blocks:
        sheet.skip(0.3)


def set_block(sheet: Sheet, block: Block) -> None:
    if block.kind == TABLE:
        set_table(sheet, block)
    elif block.kind == LIST:
        set_list(sheet, block)
    elif block.kind == EXAMPLE:
        set_example(sheet, block)
    elif block.kind == TERMS:
        set_terms(sheet, block)
    else:
        for (line,) in block.rows:
            sheet.write(line, sheet.text, leading=sheet.leading)


def set_list(sheet: Sheet, block: Block) -> None:
    indent = round(1.1 * sheet.body)
    for (line,) in block.rows:
        dot = Hand("text", sheet.body, "bold", "#7d2417")
        sheet.pieces.append(Piece(round(0.3 * sheet.body), sheet.height, BULLET, dot))
        sheet.write(line, sheet.text, indent, leading=sheet.leading)
        sheet.skip(0.12)


def set_terms(sheet: Sheet, block: Block) -> None:
    """Append indented terms, each with a mark in the margin."""
    indent = round(1.1 * sheet.body)
    for (line,) in block.rows:
        start = sheet.height
        sheet.write(line, sheet.text, indent, leading=sheet.leading)
        mark = pygame.Rect(0, start, indent, sheet.height - start)
        sheet.shapes.append(Shape("mark", mark))
        sheet.skip(0.22)


def set_example(sheet: Sheet, block: Block) -> None:
    """Append an example in a tinted field with a green edge."""
    pad = round(0.7 * sheet.body)
    top = sheet.height
    sheet.height += round(0.45 * sheet.body)
    hand = Hand("text", sheet.body, "italic")
    for (line,) in block.rows:
        sheet.write(line, hand, 2 * pad, sheet.width - 3 * pad, sheet.leading)
    sheet.height += round(0.45 * sheet.body)
    sheet.shapes.append(Shape("example", pygame.Rect(0, top, sheet.width, sheet.height - top)))


def anchor(sheet: Sheet, numbers: Sequence[str]) -> int:
    """Where the first of these sections that is on the sheet begins."""
    return next((sheet.anchors[number] for number in numbers if number in sheet.anchors), 0)
