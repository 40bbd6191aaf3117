"""Everything a scene knows, as plain data, without pictures and other cached drawings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pygame

from gest_desktop.rules.state import State
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.table.paint.kept import Kept
from gest_desktop.scenes.table.paint.pictures import Shelf

PLAIN = (str, int, float, bool, type(None))
DRAWN = (pygame.Surface, pygame.Mask, pygame.Font, Shelf, Kept, App)
KEPT_PICTURES = {
    "TableView": {"kept", "keys", "static"},
    "BoardBase": {"key", "painted", "plain", "veiled"},
}


def logical_state(thing: Any, path: tuple[int, ...] = ()) -> Any:
    """Equal results mean that nothing observable has changed except the picture."""
    if isinstance(thing, PLAIN):
        return thing
    if isinstance(thing, DRAWN) or callable(thing) or id(thing) in path:
        return type(thing).__name__
    if isinstance(thing, State):
        return thing.facts()
    path = (*path, id(thing))
    if isinstance(thing, Mapping):
        return sorted((repr(key), repr(logical_state(value, path))) for key, value in thing.items())
    if isinstance(thing, set | frozenset):
        return sorted(repr(each) for each in thing)
    if isinstance(thing, Iterable):
        return [logical_state(each, path) for each in thing]
    skipped = KEPT_PICTURES.get(type(thing).__name__, set())
    known = getattr(thing, "__dict__", {})
    return type(thing).__name__, {
        name: logical_state(value, path) for name, value in known.items() if name not in skipped
    }
