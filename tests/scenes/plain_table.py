"""A table without graphics and music, which opens immediately."""

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
    """Open a table and let it come to rest."""
    table = PlainTable(app, contest)
    app.push(table)
    for _frame in range(frames):
        app.frame([], 0.05)
    return table
