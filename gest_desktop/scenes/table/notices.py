"""Messages shown for a few seconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MESSAGE_SECONDS: Final = 4.0  # how long a refusal or a notice stays
NAP: Final = 0.2  # seconds within which the main loop is sure to wake up


@dataclass
class Notices:
    """A message in the prompt bar, and a toast about what happened automatically."""

    message: str = ""
    message_for: float = 0.0  # seconds it still stays
    toast: str = ""
    toast_until: float = 0.0  # on the table's clock

    def say(self, words: str) -> None:
        self.message, self.message_for = words, MESSAGE_SECONDS

    def pop_up(self, words: str, clock: float) -> None:
        self.toast, self.toast_until = words, clock + MESSAGE_SECONDS

    def clear(self, clock: float) -> None:
        self.message_for, self.toast_until = 0.0, clock

    def update(self, seconds: float) -> bool:
        """Advance the time; True when the message disappears."""
        was_shown, self.message_for = self.message_for, max(0.0, self.message_for - seconds)
        return was_shown > 0.0 and not self.message_for

    def has_just_gone(self, clock: float) -> bool:
        """Whether the picture without the toast still has to be drawn."""
        return 0.0 <= clock - self.toast_until < NAP
