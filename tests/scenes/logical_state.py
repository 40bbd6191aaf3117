"""Everything a scene knows, as plain data, without pictures and other cached drawings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pygame

from gest_desktop.rules.state import State
from gest_desktop.scenes.kit.kept import Kept
from gest_desktop.scenes.kit.pictures import Shelf
from gest_desktop.scenes.shell.app import App

PLAIN = (str, int, float, bool, type(None))
DRAWN = (pygame.Surface, pygame.Mask, pygame.Font, Shelf, Kept, App)
KEPT_PICTURES = {
    "TableView": {"kept", "keys", "static"},
    "BoardBase": {"key", "painted", "plain", "veiled"},
}


def logical_state(thing: Any) -> Any:
    """Equal results mean that nothing observable has changed except the picture."""
    return Walk().told(thing)


class Walk:
    """Visits everything once; what is met again is told by the number it got then."""

    def __init__(self) -> None:
        self.met: dict[int, tuple[int, Any]] = {}  # with the thing itself, so that no id is used twice

    def told(self, thing: Any) -> Any:
        if isinstance(thing, PLAIN):
            return thing
        if isinstance(thing, DRAWN) or callable(thing):
            return type(thing).__name__
        if isinstance(thing, State):
            return thing.facts()
        if id(thing) in self.met:
            return type(thing).__name__, self.met[id(thing)][0]
        self.met[id(thing)] = len(self.met), thing
        return self.inside(thing)

    def inside(self, thing: Any) -> Any:
        if isinstance(thing, Mapping):
            return [(repr(key), self.told(thing[key])) for key in sorted(thing, key=repr)]
        if isinstance(thing, set | frozenset):
            return sorted(repr(each) for each in thing)
        if isinstance(thing, Iterable):
            return [self.told(each) for each in thing]
        skipped = KEPT_PICTURES.get(type(thing).__name__, set())
        known = getattr(thing, "__dict__", {})
        return type(thing).__name__, {
            name: self.told(value) for name, value in known.items() if name not in skipped
        }
