"""Where the cylinder of the side that acts may be dragged: the boxes of the Initiative track."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.views import View
from gest_desktop.rules.vocabulary import NOWHERE
from gest_desktop.scenes.table.answer.drag_search import Answers
from gest_desktop.scenes.table.answer.reach import Reach
from gest_desktop.scenes.table.seen.things import Thing

CYLINDER: Final = -2  # a kind of piece that never comes to the map
CYLINDERS: Final = ("eligible_robin", "eligible_sheriff")


class ToBoxes(Reach):
    """A box answers by being pointed at, so nothing has to be searched."""

    def __init__(self, view: View, thing: Thing, boxes: frozenset[Thing]) -> None:
        self.view, self.thing, self.boxes = view, thing, boxes
        self.kind, self.source = CYLINDER, NOWHERE
        self.picture = CYLINDERS[view.side]
        self.order = (self.picture,)
        self._found = {}

    @property
    def owner(self) -> int:
        return self.view.side

    def search(self, number: int) -> dict[int, list[Answers]]:
        return {}

    def ends(self, number: int) -> frozenset[Thing]:
        return self.boxes
