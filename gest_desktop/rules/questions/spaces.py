"""Which space? Also: in up to three spaces, do this."""

from __future__ import annotations

from gest_desktop.rules.conditions import Condition
from gest_desktop.rules.naming import place_name
from gest_desktop.rules.questions.question import Question, Value
from gest_desktop.rules.script import Frame, Script, ask_again, call, leave
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.purse import pay_shillings
from gest_desktop.rules.vocabulary import DONE, NOWHERE, PLACE_IDS
from gest_desktop.rules.words import N_


class SpaceQuestion(Question):
    """Its options are spaces, and Done."""

    kind = "space"

    def label(self, g: State, f: Frame, option: int) -> str:
        return super().label(g, f, option) if option == DONE else place_name(option)

    def value(self, g: State, f: Frame, option: int) -> Value:
        return super().value(g, f, option) if option == DONE else PLACE_IDS[option]


class PickSpace(SpaceQuestion):
    """Which space?

    `may`: declining leaves the loop in which it is asked, or else the rule; `may_stop`: so does being
    done, once f.tally says that something has been done; `or_none`: declining goes on without a space.
    """

    def __init__(
        self,
        prompt: str,
        among: tuple[int, ...],
        *conditions: Condition,
        may: bool = False,
        may_stop: bool = False,
        or_none: bool = False,
        if_any: bool = False,
    ) -> None:
        super().__init__(prompt)
        self.among, self.conditions = among, conditions
        self.tests = tuple(condition.test for condition in conditions)
        self.may, self.may_stop, self.or_none, self.may_skip = may, may_stop, or_none, if_any

    def is_open(self, g: State, f: Frame) -> bool:
        return self.any_fits(g, f)

    def any_fits(self, g: State, f: Frame) -> bool:
        tests = self.tests
        for space in self.among:
            for test in tests:
                if not test(g, f, space):
                    break
            else:
                return True
        return False

    def fitting(self, g: State, f: Frame) -> list[int]:
        tests, spaces = self.tests, []
        for space in self.among:
            for test in tests:
                if not test(g, f, space):
                    break
            else:
                spaces.append(space)
        return spaces

    def skips(self, g: State, f: Frame) -> bool:
        """If possible: without a fitting space the rule goes on without one."""
        if self.any_fits(g, f):
            return False
        f.space = NOWHERE
        return True

    def options(self, g: State, f: Frame) -> list[int]:
        spaces = self.fitting(g, f)
        if self.may or self.or_none or (self.may_stop and f.tally):
            spaces.append(DONE)
        return spaces

    def is_possible(self, g: State, f: Frame) -> bool:
        if self.may or self.or_none or self.may_skip:
            return True
        return self.any_fits(g, f)

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.space = option
        if option == DONE and not self.or_none:
            leave(f)

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        if option not in self.among:
            return [N_("this space is never a choice here")]
        return [c.words for c in self.conditions if not c.test(g, f, option)]


class PickTarget(PickSpace):
    """A second space, while f.space stays what it was."""

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.target = option
        if option == DONE and not self.or_none:
            leave(f)

    def skips(self, g: State, f: Frame) -> bool:
        if self.any_fits(g, f):
            return False
        f.target = NOWHERE
        return True


class InSpaces(PickSpace):
    """In up to `times` different spaces, pay `cost` and carry out a script in each.

    The next space is chosen after seeing the result in the last (R16), and only where
    something can change (R17).

    With nothing left to choose it ends by itself, unless that would tell the Sheriff
    a secret (`silent=False`: its conditions know more than he does).
    """

    def __init__(
        self,
        prompt: str,
        times: int,
        cost: int,
        among: tuple[int, ...],
        *conditions: Condition,
        do: Script,
        optional: bool = False,
        silent: bool = True,
    ) -> None:
        super().__init__(prompt, among, *conditions)
        self.times, self.cost, self.body, self.optional = times, cost, do, optional
        self.cost_told = cost
        self.may_skip = silent

    def skips(self, g: State, f: Frame) -> bool:
        return (f.visited > 0 or self.optional) and not self.is_open(g, f)

    def is_open(self, g: State, f: Frame) -> bool:
        if not self.can_afford(g, f):
            return False
        visited = f.visited
        if not visited:
            return self.any_fits(g, f)
        return any(not visited >> space & 1 for space in self.fitting(g, f))

    def can_afford(self, g: State, f: Frame) -> bool:
        return g.shillings[f.actor] >= self.cost

    def options(self, g: State, f: Frame) -> list[int]:
        spaces = self.fitting(g, f) if self.can_afford(g, f) else []
        visited = f.visited
        if visited:
            spaces = [space for space in spaces if not visited >> space & 1]
        if visited or self.optional:
            spaces.append(DONE)
        return spaces

    def is_possible(self, g: State, f: Frame) -> bool:
        return self.optional or self.is_open(g, f)

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.space = option
        if option == DONE:
            return
        f.visited |= 1 << option
        if f.visited.bit_count() < self.times:
            ask_again(f)
        pay_shillings(g, f.actor, self.cost)
        call(g, self.body, f)

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        reasons = super().why_not(g, f, option)
        if f.visited >> option & 1:
            reasons.append(N_("each space only once"))
        if not self.can_afford(g, f):
            reasons.append(N_("there are too few Shillings"))
        return reasons
