"""A table at which nothing is painted and no music plays, so that it is there at once."""

from __future__ import annotations

from gest_desktop.scenes.table.guide import Overlay
from gest_desktop.scenes.table.scene import TableScene


class PlainDrawing:
    overlay = Overlay()

    def follow(self, moment):
        """There is no tray."""

    def lay_out(self, moment):
        """There is no map."""

    def draw(self, target, moment):
        target.fill("#46301c")

    def scrolls(self, event):
        return False

    def hit(self, pos):
        return None


class PlainTable(TableScene):
    music = ""

    def make_drawing(self):
        return PlainDrawing()


def sit_down(app, contest, frames=4):
    """At a table that has come to rest."""
    table = PlainTable(app, contest)
    app.push(table)
    for _frame in range(frames):
        app.frame([], 0.05)
    return table
