"""One reading of a Script: which step comes next, who acts, and a few local ints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gest_desktop.rules.vocabulary import NOWHERE

if TYPE_CHECKING:
    from gest_desktop.rules.script import Script


class Frame:
    """The local variables of one rule in progress: plain ints, and the plan.

    A rule that gives `number`, `bonus` or `tally` a meaning of its own says so where it sets them.
    """

    __slots__ = (
        "actor",
        "at",
        "bonus",
        "number",
        "outer",
        "picked",
        "plan",
        "script",
        "space",
        "tally",
        "target",
        "visited",
    )

    def __init__(
        self,
        script: Script,
        actor: int,
        at: int = 0,
        space: int = NOWHERE,
        target: int = NOWHERE,
        number: int = 0,
        picked: int = 0,
        bonus: int = 0,
        visited: int = 0,
        tally: int = 0,
        plan: tuple[int, ...] = (),
        outer: int = 0,
    ) -> None:
        self.script = script
        self.actor = actor
        self.at = at  # the next step; only script.py, flow.py and the referee change it
        self.space = space  # where it happens
        self.target = target  # a second space, a token or a victim
        self.number = number  # the last number, face of a die or choice
        self.picked = picked  # a party of Merry Men
        self.bonus = bonus  # passed on by the calling rule: added to a die, unless that rule says otherwise
        self.visited = visited  # one bit per space or token already used
        self.tally = tally  # how much of `up_to` is done
        self.plan = plan  # secret moves, held back until the script carries them out
        self.outer = outer  # a fingerprint of the rules around this one, which stand still, or 0

    def copy(self) -> Frame:
        return Frame(
            self.script,
            self.actor,
            self.at,
            self.space,
            self.target,
            self.number,
            self.picked,
            self.bonus,
            self.visited,
            self.tally,
            self.plan,
            self.outer,
        )

    def facts(self) -> tuple[object, ...]:
        return (
            self.script.name,
            self.actor,
            self.at,
            self.space,
            self.target,
            self.number,
            self.picked,
            self.bonus,
            self.visited,
            self.tally,
            self.plan,
        )
