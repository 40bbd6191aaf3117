"""What the minstrel has said about the learner's last attempt, and whether a step is being demonstrated."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Talk:
    remark: str = ""
    is_praise: bool = False
    is_showing: bool = False
    shone_for: float = 0.0  # seconds for which the next step has been highlighted

    @property
    def is_helped(self) -> bool:
        """Whether the learner has made a mistake, or asked to be shown."""
        return bool(self.remark) or self.is_showing

    def scold(self, words: str) -> None:
        self.remark, self.is_praise = words, False

    def clear(self) -> None:
        self.remark, self.is_praise = "", False
