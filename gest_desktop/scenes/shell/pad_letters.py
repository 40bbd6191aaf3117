"""What is written on the buttons of a gamepad, by its make."""

from __future__ import annotations

from typing import Final

XBOX, PLAYSTATION, SWITCH = "xbox", "playstation", "switch"
AUTOMATIC: Final = "auto"
MAKES: Final = (XBOX, PLAYSTATION, SWITCH)
CHOICES: Final = (AUTOMATIC, *MAKES)

SIGNS: Final = {  # words in the name of a device that tell its make
    PLAYSTATION: ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5", "sony"),
    SWITCH: ("switch", "nintendo", "joy-con", "pro controller", "joycon"),
}
PLAIN: Final = {"a": "A", "b": "B", "x": "X", "y": "Y", "l3": "L3", "r3": "R3"}
LETTERS: Final = {
    XBOX: {**PLAIN, "lb": "LB", "rb": "RB", "lt": "LT", "rt": "RT", "view": "View", "menu": "Menu"},
    PLAYSTATION: {
        **PLAIN, "a": "✕", "b": "○", "x": "□", "y": "△", "lb": "L1", "rb": "R1", "lt": "L2", "rt": "R2",
        "view": "Share", "menu": "Options",
    },
    SWITCH: {**PLAIN, "lb": "L", "rb": "R", "lt": "ZL", "rt": "ZR", "view": "−", "menu": "+"},
}  # fmt: skip


def make_of(name: str) -> str:
    """The make of a gamepad by the name of the device; unknown ones are lettered like most."""
    known = name.lower()
    if known == "wireless controller":  # what a DualShock 4 calls itself
        return PLAYSTATION
    return next((make for make, signs in SIGNS.items() if any(sign in known for sign in signs)), XBOX)


def letters(button: str, make: str) -> str:
    return LETTERS[make][button]
