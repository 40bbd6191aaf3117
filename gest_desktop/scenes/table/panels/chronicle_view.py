"""The chronicle: a list of everything that happened. Only the visible rows are drawn."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

import pygame

from gest_desktop.rules.chronicle import joins
from gest_desktop.rules.journal import Entry
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.brush import RED, Brush
from gest_desktop.scenes.kit.line_column import LineColumn
from gest_desktop.scenes.kit.nine_slice import draw
from gest_desktop.scenes.table.board.ground import Point
from gest_desktop.scenes.table.paint.palette import Palette
from gest_desktop.scenes.table.panels.chronicle_lines import Row, Scribe
from gest_desktop.scenes.table.seen.things import Marks, Thing

WHEEL: Final = 3  # lines per notch


class ChronicleView(LineColumn):
    """Rows cache their pictures; appending costs only the new row."""

    def __init__(self, area: pygame.Rect, brush: Brush, colours: Palette, opens: bool = False) -> None:
        """`opens`: a click on its heading shows all of it on a page of its own."""
        self.opens = opens
        self.area, self.brush, self.colours = area, brush, colours
        pad = brush.px(12)
        head = max(brush.px(32), round(brush.text_px(19) * 1.35))
        self.head = pygame.Rect(area.x + pad, area.y + brush.px(5), area.width - 2 * pad, head)
        self.bar_width = max(8, brush.px(12))
        self.room = pygame.Rect(
            self.head.x,
            self.head.bottom,
            self.head.width - self.bar_width - brush.px(4),
            area.bottom - brush.px(9) - self.head.bottom,
        )
        self.scribe = Scribe(brush, colours, self.room.width)
        self.entries: list[Entry] = []
        self.heads: list[int] = []  # for each entry, the one that begins its line
        self.rows: list[Row] = []  # one for each entry; those told by an earlier row have no height
        self.tops: list[int] = [0]  # of each row, and the bottom of the last
        self.scroll = 0  # pixels above the visible part
        self.sticks = True  # to the newest line
        self.grip: int | None = None  # where the thumb was grabbed

    def take_up(self, entries: Sequence[Entry]) -> None:
        """Append new lines, and remove those that were undone."""
        known = len(self.entries)
        if len(entries) == known and (not known or entries[-1] is self.entries[-1]):
            return
        same = min(known, len(entries))
        while same and self.entries[same - 1] != entries[same - 1]:
            same -= 1
        if same and same < known:
            same = self.heads[same - 1]  # the line may now tell less
        del self.entries[same:], self.heads[same:], self.rows[same:], self.tops[same + 1 :]
        for entry in entries[same:]:
            self.append(entry)
        self.scroll_to(self.lowest if self.sticks else self.scroll)

    def append(self, entry: Entry) -> None:
        number = head = len(self.entries)
        if number and joins(self.entries[self.heads[-1] :], entry):
            head = self.heads[-1]
            self.rows.append(self.scribe.continued(number))
        self.entries.append(entry)
        self.heads.append(head)
        row = self.scribe.row(head, self.entries[head:], self.entries[:head])
        self.rows[head : head + 1] = [row]
        self.tops[head + 1 :] = [self.tops[head] + row.height] * (number + 1 - head)
        if self.sticks:
            self.scroll = self.lowest

    def paint_heading(self, target: pygame.Surface) -> None:
        b = self.brush
        b.write(target, _("Chronicle"), self.head, 23, "heading", initial=RED)
        if self.opens:
            size = round(self.head.height * 0.78)
            b.sign(target, "icon_zoom_in", size, midright=(self.head.right, self.head.centery - b.px(2)))
        y = self.head.bottom - b.px(3)
        pygame.draw.line(target, (168, 110, 70), (self.head.x, y), (self.head.right, y), max(1, b.px(1.4)))

    def draw(self, target: pygame.Surface, marks: Marks) -> None:
        clip = target.get_clip()
        target.set_clip(self.room)
        for row in self.in_view():
            top = self.room.y + self.tops[row.number] - self.scroll
            self.draw_marks(target, row, top, marks)
            target.blit(row.picture, (self.room.x, top))
        target.set_clip(clip)
        self.draw_bar(target)

    def draw_marks(self, target: pygame.Surface, row: Row, top: int, marks: Marks) -> None:
        thing = Thing("line", number=row.number)
        area = pygame.Rect(self.room.x, top, self.room.width, row.height)
        if thing in marks.lit or thing in marks.chosen:
            draw(target, "row_selected", area, self.brush.factor)
        elif thing == marks.hovered:
            draw(target, "row_hover", area, self.brush.factor)
        if thing == marks.focused:
            pygame.draw.rect(target, (20, 12, 6), area, max(2, self.brush.px(2)))

    def in_view(self) -> list[Row]:
        first = max(0, bisect_right(self.tops, self.scroll) - 1)
        last = bisect_right(self.tops, self.scroll + self.room.height)
        return [row for row in self.rows[first:last] if row.height]

    def draw_bar(self, target: pygame.Surface) -> None:
        if self.lowest:
            draw(target, "scroll_track", self.track(), self.brush.factor)
            name = "scroll_thumb_normal" if self.grip is None else "scroll_thumb_pressed"
            draw(target, name, self.thumb(), self.brush.factor)

    def show(self, number: int) -> None:
        """Scroll just enough to bring a line into view."""
        if number < len(self.rows):
            head = self.heads[number]
            top, bottom = self.tops[head], self.tops[head + 1]
            self.scroll_to(min(max(self.scroll, bottom - self.room.height), top))

    def wheel(self, notches: float) -> bool:
        return self.scroll_to(self.scroll - round(notches * WHEEL * self.scribe.leading))

    def press(self, pos: Point) -> bool:
        """Grab the thumb, or jump along the track; True if the press was on the scroll bar."""
        if not self.lowest or not self.track().inflate(self.bar_width, 0).collidepoint(pos):
            return False
        thumb = self.thumb()
        if not thumb.collidepoint(thumb.centerx, pos[1]):
            self.scroll_to(self.scroll + (1 if pos[1] > thumb.centery else -1) * self.room.height)
            thumb = self.thumb()
        self.grip = round(pos[1]) - thumb.y
        return True

    def drag(self, pos: Point) -> bool:
        if self.grip is None:
            return False
        track, length = self.track(), self.thumb().height
        share = (pos[1] - self.grip - track.y) / max(1, track.height - length)
        return self.scroll_to(round(share * self.lowest))

    def release(self) -> None:
        self.grip = None

    def hit(self, pos: Point) -> Thing | None:
        if self.opens and self.head.collidepoint(pos):
            return Thing("annals")
        if not self.room.collidepoint(pos):
            return None
        number = bisect_right(self.tops, pos[1] - self.room.y + self.scroll) - 1
        return Thing("line", number=number) if number < len(self.rows) else None

    def place_of(self, thing: Thing) -> Point | None:
        if thing.kind != "line" or thing.number >= len(self.rows):
            return None
        head = self.heads[thing.number]
        y = self.room.y + self.tops[head] - self.scroll + self.rows[head].height / 2
        return self.room.centerx, min(max(y, self.room.top), self.room.bottom - 1)
