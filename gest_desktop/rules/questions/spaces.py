"""Questions that ask for a space, or for up to so many spaces in which to run a script."""

from __future__ import annotations

from collections.abc import Collection

from gest_desktop.rules.conditions import Condition, all_in_words
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.naming import place_name, too_dear
from gest_desktop.rules.questions.question import Question, Value
from gest_desktop.rules.script import Script, ask_again, call, leave
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.purse import pay_shillings
from gest_desktop.rules.vocabulary import DONE, NOWHERE, PARISHES, PLACE_IDS
from gest_desktop.rules.words import N_, _


class SpaceQuestion(Question):
    """A question whose options are spaces and Done."""

    kind = "space"

    def label(self, g: State, f: Frame, option: int) -> str:
        return super().label(g, f, option) if option == DONE else place_name(option)

    def value(self, g: State, f: Frame, option: int) -> Value:
        return super().value(g, f, option) if option == DONE else PLACE_IDS[option]


class PickSpace(SpaceQuestion):
    """Which space?

    `may`: Done is an option and leaves the loop of this question, or the rule if there is none.
    `may_stop`: the same, but only once f.tally is above zero.
    `or_none`: Done goes on without a space.
    `if_any`: without a fitting space the question is skipped.
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
        """Without a fitting space, go on without one."""
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

    def obstacle(self, g: State, f: Frame) -> str:
        """Everything that a space must satisfy, since no space satisfies all of it."""
        if not self.conditions or self.any_fits(g, f):
            return super().obstacle(g, f)
        conditions = all_in_words(self.conditions)
        if set(self.among) <= set(PARISHES):
            return _("No Parish qualifies: {condition}.").format(condition=conditions)
        return _("No space qualifies: {condition}.").format(condition=conditions)

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        if option not in self.among:
            return [N_("this space is never a valid choice here")]
        return [c.words for c in self.conditions if not c.test(g, f, option)]


class PickTarget(PickSpace):
    """Pick a second space, in f.target, and keep f.space."""

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
    """In up to `times` different spaces, pay `cost` and run a script.

    The next space is chosen after seeing the result of the last (R16), and only where
    something can change (R17).

    The question is skipped when nothing is left to choose. With `silent=False` it is not, because its
    conditions depend on secrets and skipping it would reveal one to the Sheriff.
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
        self.cost_told, self.times_told = cost, times
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

    def begins(self, g: State, f: Frame) -> Collection[Script]:
        return (self.body,)

    def obstacle(self, g: State, f: Frame) -> str:
        return super().obstacle(g, f) if self.can_afford(g, f) else too_dear(self.cost, g.shillings[f.actor])

    def why_not(self, g: State, f: Frame, option: int) -> list[str]:
        reasons = super().why_not(g, f, option)
        if f.visited >> option & 1:
            reasons.append(N_("you have already chosen this space"))
        if not self.can_afford(g, f):
            reasons.append(N_("you need more Shillings"))
        return reasons
