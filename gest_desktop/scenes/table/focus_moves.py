"""Moves the focus about the table by direction: among what may be chosen first, then to all the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from gest_desktop.scenes.table.drawing import Drawing
from gest_desktop.scenes.table.paint.steering import Way, nearest, toward
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.table_state import TableState

Placed = list[tuple[Thing, pygame.Rect]]


class FocusMoves:
    """While `sees_all` says so, everything on the table is a goal, and not only what may be chosen."""

    def __init__(self, state: TableState, drawing: Drawing, sees_all: Callable[[], bool]) -> None:
        self.state, self.drawing, self.sees_all = state, drawing, sees_all

    def placed(self, things: Iterable[Thing]) -> Placed:
        rects = ((thing, self.drawing.rect_of(thing)) for thing in things)
        return [(thing, rect) for thing, rect in rects if rect is not None]

    def move(self, way: Way) -> None:
        self.state.pointer.put_away()
        focused = self.state.focused
        start = self.drawing.rect_of(focused) if focused is not None else None
        if focused is None or start is None:
            self.arrive()
            return
        goal = self.find(focused, start, way)
        if goal is not None:
            self.state.focus_on(goal)

    def find(self, focused: Thing, start: pygame.Rect, way: Way) -> Thing | None:
        """The next goal; answers come first, unless the player has left them or wants to see everything."""
        stops, all_else = self.placed(self.state.stops), self.placed(self.drawing.icons)
        if self.sees_all():
            return found(start, [*stops, *all_else, *self.placed(self.drawing.view.things)], way)
        if self.state.pointer.looked is not None:
            return found(start, [*stops, *all_else], way) or found(start, stops, way, is_narrow=False)
        others = [(thing, rect) for thing, rect in stops if thing != focused]
        if focused.kind == "figure" and way[0]:  # a row of figures has ends
            return found(start, [goal for goal in others if goal[0].kind == "figure"], way)
        for goals in (self.beside(focused, others), others):
            answer = found(start, goals, way) or found(start, goals, way, is_narrow=False)
            if answer is not None:
                return answer
        return found(start, all_else, way) or found(start, all_else, way, is_narrow=False)

    def beside(self, focused: Thing, others: Placed) -> Placed:
        """Those that stand on the same card, which come before all others."""
        card = self.drawing.question.card
        if card is None or card.rect_of(focused) is None:
            return []
        return [(thing, rect) for thing, rect in others if card.rect_of(thing) is not None]

    def arrive(self) -> None:
        """Focus what is likely meant: the first row of the card, or else the target nearest to the last."""
        stops, card = self.state.stops, self.drawing.question.card
        on_card = [stop for stop in stops if card is not None and card.rect_of(stop) is not None]
        at_table = [stop for stop in self.placed(stops) if stop[0] not in on_card]
        touched = self.state.pointer.touched
        near = self.drawing.rect_of(touched) if touched is not None else None
        if at_table and near is not None:
            number = nearest(near, [rect for _thing, rect in at_table])
            assert number is not None
            self.state.focus_on(at_table[number][0])
        elif stops:
            self.state.focus_on(next((stop for stop in stops if not self.state.is_locked(stop)), stops[0]))


def found(start: pygame.Rect, goals: Placed, way: Way, is_narrow: bool = True) -> Thing | None:
    number = toward(start, [rect for _thing, rect in goals], way, is_narrow)
    return goals[number][0] if number is not None else None
