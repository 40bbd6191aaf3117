"""How large the names of spaces are on the map."""

from __future__ import annotations

from typing import Final

from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.paint.layout import Layout

NAME, BOARD_WIDTH = 56, 2400  # size of a Parish's name, in board units, and the width of the board
SMALLEST_NAME: Final = 19  # pixels
WITH_TEXT: Final = 0.7  # how much names grow with the text size
LARGEST_NAME: Final = 1.35  # times the usual size


def name_growth(stage: Stage, layout: Layout) -> float:
    """How much larger names are than usual: for small windows and large text, as far as there is room."""
    usual = NAME * layout.board.w / BOARD_WIDTH
    wished = max(usual, SMALLEST_NAME) * (1 + (stage.text_scale - 1) * WITH_TEXT)
    return min(max(1.0, wished / usual), LARGEST_NAME)
