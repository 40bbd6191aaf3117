"""How long the opponent's answers take to be shown, so that the time tells nothing of its secrets.

Whether an answer is forced, and how long a search takes, may depend on where Robin is. So every answer of a
kind takes as long as those before it, in steps: a search that is done earlier waits, and one that takes
longer makes the following answers take as long, until a turn passes without another one. Only the kind is
used, which both sides know.
"""

from __future__ import annotations

import math
from typing import Final

BOX: Final = "box"
SMALLER: Final = "smaller"  # any smaller decision of the turn
IN_SECRET: Final = "in secret"  # several decisions, even whose number is not seen
STEPS: Final = (0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3.5, 5.0)  # seconds


def in_steps(seconds: float) -> float:
    """The first step that is not shorter."""
    longest = STEPS[-1]
    return next((step for step in STEPS if seconds <= step), math.ceil(seconds / longest) * longest)


class Hourglass:
    def __init__(self, turn_seconds: float = math.inf) -> None:
        self.turn_seconds = turn_seconds  # what the opponent thinks about a whole turn
        self.usual: dict[str, float] = {}  # for each kind
        self.longest: dict[str, float] = {}  # search of each kind in this turn
        self.turn_so_far = 0.0

    def shown_after(self, kind: str, found_after: float) -> float:
        """The seconds after which an answer is shown that was found after so many, or at once."""
        is_spent = kind == SMALLER and self.turn_so_far >= self.turn_seconds
        usual = STEPS[0] if is_spent else self.usual.get(kind, STEPS[0])
        return max(usual, in_steps(found_after))

    def show(self, kind: str, seconds: float, searched: float | None) -> None:
        """Note that an answer was shown after these seconds, and how long it was searched, if it was."""
        if kind == BOX:
            self.start_turn()
        self.turn_so_far += seconds
        if searched is not None:
            self.usual[kind] = max(in_steps(searched), self.usual.get(kind, STEPS[0]))
            self.longest[kind] = max(searched, self.longest.get(kind, 0.0))

    def start_turn(self) -> None:
        """From now on answers take as long as those of the turn before."""
        for kind in (BOX, SMALLER):
            if kind in self.longest:
                self.usual[kind] = in_steps(self.longest.pop(kind))
        self.turn_so_far = 0.0
