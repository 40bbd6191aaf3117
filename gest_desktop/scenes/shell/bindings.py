"""Which key and which button of a gamepad gives which command, and how a player's own choice is checked.

Settings keep only what differs from the usual; names of keys need no window. Tab, arrows, Enter, Esc, F1, F11
and the digits keep their meaning, so that nobody can lock themselves out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

Names = Mapping[str, str]  # the name of a key or button by command

KEYS: Final = {
    "activate": "KP_ENTER", "cancel": "BACKSPACE", "undo": "u", "ask": "i", "hint": "h", "because": "b",
    "again": "r", "peek": "v", "suspicion": "m", "piles": "d", "hurry": "SPACE", "faster": "+", "slower": "-",
    "older": "PAGEUP", "newer": "PAGEDOWN", "rulebook": "F2", "gallery": "F3", "options": "F4",
    "annals": "c",
}  # fmt: skip
BUTTONS: Final = {
    "activate": "a", "back": "b", "hint": "x", "ask": "y", "undo": "lb", "because": "rb", "peek": "lt",
    "hurry": "rt", "again": "r3", "piles": "l3", "suspicion": "view", "menu": "menu",
}  # fmt: skip
FIXED: Final = {*"0123456789"}  # named keys are fixed unless they are in NAMED
NAMED: Final = {
    "SPACE", "BACKSPACE", "INSERT", "DELETE", "HOME", "END", "PAGEUP", "PAGEDOWN", "KP_ENTER", "KP_PLUS",
    "KP_MINUS", "KP_MULTIPLY", "KP_DIVIDE", "KP_PERIOD", *(f"F{number}" for number in (*range(2, 11), 12)),
    *(f"KP{number}" for number in range(10)),
}  # fmt: skip


def is_key(name: object) -> bool:
    """Whether a key may be given to a command: a sign that it writes, or one of the named keys."""
    if not isinstance(name, str) or name in FIXED:
        return False
    is_sign = len(name) == 1 and name.isprintable() and not name.isspace() and name == name.lower()
    return is_sign or name in NAMED


def is_button(name: object) -> bool:
    return name in BUTTONS.values()


class Device(NamedTuple):
    """What a device gives at first, and what it could give."""

    usual: Mapping[str, str]
    is_name: Callable[[object], bool]

    def in_force(self, changes: Names) -> dict[str, str]:
        return {**self.usual, **changes}

    def checked(self, data: object) -> dict[str, str]:
        """What can be used of a player's choice: nothing unknown, and no key for two commands."""
        wanted = data if isinstance(data, dict) else {}
        changes = {
            command: name
            for command, name in wanted.items()
            if command in self.usual and self.is_name(name) and name != self.usual[command]
        }
        while doubled := self.doubled(changes):
            changes = {command: name for command, name in changes.items() if name not in doubled}
        return changes

    def doubled(self, changes: Names) -> set[str]:
        counts = Counter(self.in_force(changes).values())
        return {name for name, count in counts.items() if count > 1}

    def given(self, changes: Names, command: str, name: str) -> tuple[dict[str, str], str]:
        """Give a command this key; whichever had it gets the command's old one, and is returned too."""
        now = self.in_force(changes)
        other = next((each for each, key in now.items() if key == name and each != command), "")
        if other:
            now[other] = now[command]
        now[command] = name
        return {each: key for each, key in now.items() if key != self.usual[each]}, other


KEYBOARD: Final = Device(KEYS, is_key)
GAMEPAD: Final = Device(BUTTONS, is_button)
DEVICES: Final = {"keys": KEYBOARD, "buttons": GAMEPAD}  # by the field of the settings
