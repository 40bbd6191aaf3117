"""A hint in data and sentences, from the reply of the search; each rung says more than the one before."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from gest_desktop.ai.voice.reasons import ALIKE
from gest_desktop.rules.explain import Choice, Decision
from gest_desktop.rules.naming import place_name
from gest_desktop.rules.vocabulary import BALLADS, NOWHERE, OLLERTON_HILL
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.seen.things import Arrow, Thing, space
from gest_desktop.scenes.table.session.hint_advice import imperative, plan_words
from gest_desktop.scenes.table.session.hint_compared import Compared
from gest_desktop.scenes.table.session.hint_numbers import Favour, Option, counted

Json = dict[str, Any]
CLEAR: Final = 0.03  # one choice stands out if the next is so much worse
BRIEF: Final = 0.05  # of the most tries: a choice with so few looks worse than it is
FINE: Final = 0.01  # nothing stands out if all choices are closer than this, and surely closer than ALIKE


class Hint(Compared):
    """What one reply has to say about one question."""

    def __init__(self, reply: Json, asked: Decision, ways: Sequence[Arrow] = ()) -> None:
        self.reply, self.asked, self.ways = reply, asked, ways
        self.option: int = reply["option"]
        self.win: float = reply["win"]
        self.games: int = reply.get("iterations", 0)
        rows = [
            Option(row["label"], row["win"], row["error"], row.get("visits", 0), row["option"])
            for row in reply.get("options", ())
        ]
        best, *others = rows or [Option(self.label, self.win, 0.0)]
        enough = BRIEF * max(option.visits for option in rows or (best,))
        tried = [
            option
            for option in others
            if option.visits >= enough and self.is_no_better(option.option, option.win)
        ]
        self.options = (best, *sorted(tried, key=lambda other: -other.win))
        self.untried = tuple(option for option in others if option not in tried)

    @property
    def choice(self) -> Choice | None:
        return next((choice for choice in self.asked.choices if choice.option == self.option), None)

    @property
    def label(self) -> str:
        return self.choice.label if self.choice is not None else ""

    @property
    def is_forced(self) -> bool:
        return len(self.asked.choices) == 1

    @property
    def is_unavailable(self) -> bool:
        """Whether there was no search behind the reply."""
        return not self.is_forced and not self.games and len(self.options) < 2

    @property
    def is_indifferent(self) -> bool:
        """Whether any choice is as good as any other."""
        is_whole = len(self.options) == len(self.asked.choices) > 1
        best, worst = self.options[0], self.options[-1]
        gap, error = best.win - worst.win, max(math.hypot(best.error, each.error) for each in self.options)
        return is_whole and gap < FINE and gap + error < ALIKE

    @property
    def plan(self) -> Sequence[Json]:
        rows: Sequence[Json] = self.reply.get("plan", ())
        return rows

    # --- where

    @property
    def place(self) -> int:
        """The space the hint is about; NOWHERE if it is about none."""
        if self.asked.kind == "space" and 0 <= self.option <= OLLERTON_HILL:
            return self.option
        if 0 <= self.asked.place <= OLLERTON_HILL:
            return self.asked.place
        return next((step["option"] for step in self.plan if step["kind"] == "space"), NOWHERE)

    @property
    def where(self) -> Thing | None:
        return space(self.place) if 0 <= self.place <= OLLERTON_HILL else None

    def nudge(self) -> str:
        """Where to look, without naming the choice."""
        if self.where is not None:
            return _("Look at {place}.").format(place=place_name(self.place))
        if self.asked.kind == "box":
            return _("Look at the Initiative track.")
        if self.asked.kind == "card":
            return _("Look at the card.")
        return _("Compare the choices.")

    def stakes(self) -> str:
        """Whether it matters much."""
        if len(self.options) > 1 and self.win - self.options[1].win >= CLEAR:
            return _("One choice is clearly better than the rest.")
        return _("Several choices are about equally good.")

    # --- what

    def advice(self, with_plan: bool) -> str:
        """The choice in one sentence that tells what to do."""
        if self.is_forced:
            return _("There is no other choice.")
        if self.is_indifferent:
            return _("Any of these is fine.")
        words = imperative(self.asked, self.choice, self.ways)
        plan = plan_words(self.plan) if with_plan else ""
        is_yes_or_no = self.choice is not None and self.choice.value in ("yes", "no")
        if plan and self.asked.kind == "choice" and self.plan[0]["kind"] == "space" and not is_yes_or_no:
            return _("{action} in {place}.").format(action=words, place=plan)
        return _("{advice}: {plan}.").format(advice=words, plan=plan) if plan else f"{words}."

    def effort(self) -> str:
        return _("{n} games simulated").format(n=counted(self.games))

    # --- numbers

    @property
    def favour(self) -> Favour | None:
        row = self.reply.get("favour")
        if not row:
            return None
        return Favour(row["now"], row["mean"], row["low"], row["high"], row["ballad"] >= BALLADS)

    def equals(self) -> int:
        """How many choices, the best included, are about equal."""
        return sum(self.win - other.win < ALIKE for other in self.options)

    def briefly(self) -> str:
        """Which choices were tried so seldom that their chances say little, and are not told."""
        labels = [option.label for option in self.untried]
        if not labels:
            return ""
        return _("Tried too briefly to be sure: {choices}.").format(choices=", ".join(labels))
