"""Text colours on paper and enamel; the high-contrast palette has darker ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

CREAM: Final = "#fbf3d8"
FAINT: Final = "#e6dcc4"  # text on a disabled button
PALE: Final = "#f1e2b9"  # a line below a name on enamel
GOLD: Final = "#f3d98a"
SHADE: Final = "#150d06"


@dataclass(frozen=True)
class Inks:
    text: str = "#2a1708"
    quiet: str = "#5b4129"
    heading: str = "#7d2417"


CONTRAST: Final = Inks("#000000", "#231406", "#5c120e")


def inks(palette: str) -> Inks:
    return CONTRAST if palette == "high contrast" else Inks()
