"""A menu that fills the whole window: papers on the wooden table instead of one sheet."""

from __future__ import annotations

from typing import Final

from gest_desktop.scenes.menus.menu import MenuScene
from gest_desktop.scenes.menus.menu_parts import Box

USUAL: Final = (1600.0, 900.0)  # units of the window; small windows have fewer
SMALLEST: Final = 0.8  # pixels per unit, so that text can be read
EDGE: Final = 8.0  # around and between the papers
HEAD: Final = 62.0


class SpreadScene(MenuScene):
    """Its paper is the window."""

    paper_part = ""

    def fitting_unit(self) -> float:
        stage = self.app.stage
        return max(SMALLEST, min(stage.width / USUAL[0], stage.height / USUAL[1]))

    def rebuild(self) -> None:
        stage, unit = self.app.stage, self.fitting_unit()
        self.wide, self.high = stage.width / unit, stage.height / unit
        self.paper_size = (round(self.wide), round(self.high))
        super().rebuild()

    def sheet(self, box: Box) -> None:
        """A paper on the table."""
        self.page.part("panel", self.box(*box))
