"""Where the pointer is, what it rests on, what is held, and what has the focus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gest_desktop.scenes.kit.thing import Thing

REST: Final = 0.4  # seconds until a note appears
Pos = tuple[int, int]


@dataclass
class Pointer:
    pos: Pos = (-1, -1)
    hovered: Thing | None = None
    held: Thing | None = None
    focused: Thing | None = None
    asked_about: Thing | None = None
    still: float = 0.0  # seconds since it moved

    @property
    def resting_on(self) -> Thing | None:
        if self.asked_about is not None:
            return self.asked_about
        return self.hovered if self.still >= REST else None

    def move(self, pos: Pos, thing: Thing | None) -> None:
        if thing != self.hovered:
            self.still, self.asked_about = 0.0, None
        self.pos, self.hovered = pos, thing
