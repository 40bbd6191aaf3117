"""The history of visited sections."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class History:
    past: list[str] = field(default_factory=list)
    here: str = ""
    future: list[str] = field(default_factory=list)

    def visit(self, number: str) -> None:
        if number == self.here:
            return
        if self.here:
            self.past.append(self.here)
        self.here = number
        self.future.clear()

    def back(self) -> str:
        """Go back; return the previous section, or an empty string."""
        if not self.past:
            return ""
        self.future.append(self.here)
        self.here = self.past.pop()
        return self.here

    def forward(self) -> str:
        if not self.future:
            return ""
        self.past.append(self.here)
        self.here = self.future.pop()
        return self.here
