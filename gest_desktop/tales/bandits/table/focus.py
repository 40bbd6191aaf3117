"""Moving the focus by keyboard or gamepad."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from gest_desktop.scenes.kit.thing import Thing

if TYPE_CHECKING:
    from gest_desktop.tales.bandits.table.scene import BanditsTable

ASIDE: Final = 2.5  # how much a thing that lies aside of the direction counts as farther


class FocusMoves:
    """The answers first, then the buttons and icons."""

    table: BanditsTable

    @property
    def stops(self) -> tuple[Thing, ...]:
        question = self.table.flow.answering
        answers = question.keyboard_stops if question is not None else ()
        tools = [button.thing for button in self.table.drawing.prompt.buttons if button.enabled]
        tools += [button.thing for button in self.table.drawing.menu_bar.buttons]
        return tuple(dict.fromkeys((*self.table.drawing.next_round.stops, *answers, *tools)))

    def step_focus(self, by: int) -> None:
        stops, pointer = self.stops, self.table.pointer
        pointer.hovered = None
        if pointer.focused in stops:
            pointer.focused = stops[(stops.index(pointer.focused) + by) % len(stops)]
        else:
            pointer.focused = stops[0 if by > 0 else -1]

    def next(self) -> None:
        self.step_focus(1)

    def previous(self) -> None:
        self.step_focus(-1)

    def move_focus(self, dx: int, dy: int) -> None:
        """Move to the nearest thing in a direction."""
        drawing, pointer = self.table.drawing, self.table.pointer
        places = {thing: rect.center for thing in self.stops if (rect := drawing.rect_of(thing)) is not None}
        start = places.get(pointer.focused) if pointer.focused is not None else None
        pointer.hovered = None
        if start is None:
            self.step_focus(1)
            return
        best, least = pointer.focused, math.inf
        for thing, (x, y) in places.items():
            along = (x - start[0]) * dx + (y - start[1]) * dy
            aside = abs((x - start[0]) * dy) + abs((y - start[1]) * dx)
            if along > 0 and along + ASIDE * aside < least:
                best, least = thing, along + ASIDE * aside
        pointer.focused = best
