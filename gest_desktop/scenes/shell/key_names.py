"""Keys by the names they have in the settings, and as they are written on a key cap."""

from __future__ import annotations

from typing import Final

import pygame

from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.shell.bindings import NAMED

CAPS: Final = {
    "SPACE": N_("Space"), "BACKSPACE": N_("Backspace"), "INSERT": N_("Ins"), "DELETE": N_("Del"),
    "HOME": N_("Home"), "END": N_("End"), "PAGEUP": N_("PgUp"), "PAGEDOWN": N_("PgDn"),
    "KP_ENTER": N_("Keypad Enter"), "-": "−",
}  # fmt: skip
KEYPAD: Final = {"PLUS": "+", "MINUS": "−", "MULTIPLY": "×", "DIVIDE": "÷", "PERIOD": "."}
CODES: Final[dict[str, int]] = {name: getattr(pygame, f"K_{name}") for name in sorted(NAMED)}
NAMES: Final = {code: name for name, code in CODES.items()}


def code_of(name: str) -> int:
    """The key that pygame knows by this number."""
    return CODES[name] if name in CODES else ord(name)


def name_of(code: int) -> str:
    """The name of a key; empty if it has none that could be kept."""
    if code in NAMES:
        return NAMES[code]
    return chr(code) if 32 < code < 0x10000 and code != pygame.K_DELETE else ""


def cap(name: str) -> str:
    """What is written on the key, in the player's language."""
    if name in CAPS:
        return _(CAPS[name])
    if name.startswith("KP"):
        sign = name.removeprefix("KP").removeprefix("_")
        return _("Keypad {sign}").format(sign=KEYPAD.get(sign, sign))
    return name.upper()
