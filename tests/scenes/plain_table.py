"""A table without graphics and music, which opens immediately."""

from __future__ import annotations

from types import MappingProxyType

from gest_desktop.scenes.menus.curtain import CurtainScene
from gest_desktop.scenes.table.guide import Overlay
from gest_desktop.scenes.table.scene import TableScene


class NoCard:
    """Nothing that could be moved."""

    def grab(self, pos):
        return False

    def drag(self, pos):
        return False

    def let_go(self):
        return False


class PlainDrawing:
    overlay, question = Overlay(), NoCard()
    stops = ()
    papers = MappingProxyType({})

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

    def rect_of(self, thing):
        return None


class PlainTable(TableScene):
    music = ""

    def make_drawing(self):
        return PlainDrawing()


def sit_down(app, contest, frames=4):
    """Open a table and let it come to rest; of two people, whoever is asked comes to the screen."""
    table = PlainTable(app, contest)
    app.push(table)
    app.frame([], 0.05)
    if isinstance(app.scene, CurtainScene):
        app.scene.open()
    for _frame in range(frames - 1):
        app.frame([], 0.05)
    return table
