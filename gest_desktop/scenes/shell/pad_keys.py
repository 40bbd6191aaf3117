"""What a gamepad does in menus: the same as keys, which every menu understands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import pygame

from gest_desktop.rules.words import N_, _

Told = tuple[tuple[str, str], ...]  # commands, and what they do here

KEYS: Final = {
    "up": (pygame.K_UP, 0), "down": (pygame.K_DOWN, 0), "left": (pygame.K_LEFT, 0),
    "right": (pygame.K_RIGHT, 0), "activate": (pygame.K_RETURN, 0), "back": (pygame.K_ESCAPE, 0),
    "menu": (pygame.K_ESCAPE, 0), "undo": (pygame.K_TAB, pygame.KMOD_SHIFT), "because": (pygame.K_TAB, 0),
    "peek": (pygame.K_PAGEUP, 0), "hurry": (pygame.K_PAGEDOWN, 0), "ask": (pygame.K_F1, 0),
}  # fmt: skip
MENU_WORDS: Final[Told] = (
    ("up", N_("Move")),
    ("activate", N_("Select")),
    ("back", N_("Back")),
    ("undo because", N_("Previous / next")),
    ("ask", N_("Controls")),
)
BOOK_WORDS: Final[Told] = (
    ("up", N_("Scroll")),
    ("activate", N_("Select")),
    ("back", N_("Back")),
    ("undo because", N_("Previous / next")),
    ("peek hurry", N_("Page")),
)
GALLERY_WORDS: Final[Told] = (
    ("up", N_("Move")),
    ("activate", N_("Select")),
    ("back", N_("Back")),
    ("undo because", N_("Filter")),
    ("peek hurry", N_("Page")),
)


def keys_of(word: str) -> Iterator[pygame.Event]:
    """A key that is pressed and let go; nothing if the command means nothing in a menu."""
    if word in KEYS:
        key, mod = KEYS[word]
        yield pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        yield pygame.Event(pygame.KEYUP, key=key, mod=mod)


def told(words: Iterable[tuple[str, str]]) -> Told:
    """The same in the player's language."""
    return tuple((commands, _(meaning)) for commands, meaning in words)
