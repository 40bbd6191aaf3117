"""Tables: columns as wide as their text needs, rows separated by fine lines."""

from __future__ import annotations

from gest_desktop.scenes.menus.rulebook.inline import Line
from gest_desktop.scenes.menus.rulebook.section import Block
from gest_desktop.scenes.menus.rulebook.sheet import Sheet
from gest_desktop.scenes.menus.rulebook.words import SOFT, Hand, broken, glued, placed, width, word_width


def set_table(sheet: Sheet, block: Block) -> None:
    """Append a table; its first row holds the headings."""
    gap = round(1.1 * sheet.body)
    columns = column_widths(block, sheet.text, sheet.width, gap)
    heading = Hand("text", sheet.body, "bold", SOFT)
    for number, row in enumerate(block.rows):
        hand = sheet.text if number else heading
        sheet.height += round(0.2 * sheet.body)
        top, x, lowest = sheet.height, 0, sheet.height
        for cell, room in zip(row, columns, strict=False):
            y = top
            for words in broken(cell, hand, room):
                sheet.pieces += placed(words, hand, x, y)
                y += round(0.92 * sheet.leading)
            lowest = max(lowest, y)
            x += room + gap
        sheet.height = lowest + round(0.12 * sheet.body)
        sheet.rule("fine" if number else "line", 0, min(sheet.width, sum(columns) + gap * len(columns)))


def column_widths(block: Block, hand: Hand, room: int, gap: int) -> list[int]:
    """Full widths if there is room, else each column shrinks in proportion to what it can spare."""
    columns = range(len(block.rows[0]))
    cells = [[row[i] for row in block.rows if i < len(row)] for i in columns]
    wishes = [max(wish(cell, hand) for cell in column) for column in cells]
    needs = [max(need(cell, hand) for cell in column) for column in cells]
    spare = room - gap * (len(wishes) - 1) - sum(needs)
    wanted = sum(wishes) - sum(needs)
    share = min(1.0, max(0, spare) / wanted) if wanted else 1.0
    return [least + int((most - least) * share) for least, most in zip(needs, wishes, strict=True)]


def wish(cell: Line, hand: Hand) -> int:
    words = glued(cell)
    bold = Hand(hand.role, hand.size, "bold")
    return sum(word_width(word, bold) for word in words) + width(" ", hand) * (len(words) - 1) + 1


def need(cell: Line, hand: Hand) -> int:
    bold = Hand(hand.role, hand.size, "bold")
    return max((word_width(word, bold) for word in glued(cell)), default=0)
