"""What the minstrel has said about the learner's last try, and whether a step is being shown."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Talk:
    remark: str = ""
    is_praise: bool = False
    is_showing: bool = False
    shone_for: float = 0.0  # seconds that one has seen where the next step is, before it is shown

    @property
    def is_helped(self) -> bool:
        """Whether the learner has tried something wrong, or asked to be shown."""
        return bool(self.remark) or self.is_showing

    def scold(self, words: str) -> None:
        self.remark, self.is_praise = words, False

    def clear(self) -> None:
        self.remark, self.is_praise = "", False
