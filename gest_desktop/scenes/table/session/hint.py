"""A hint in data and sentences, from the reply of the search; each rung says more than the one before."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from gest_desktop.ai.voice.because import are_alike, percent
from gest_desktop.ai.voice.phrases import MOST_NAMED, in_words, one_in, phrase
from gest_desktop.ai.voice.reasons import ALIKE, Reason, in_favour, read_reasons
from gest_desktop.rules.explain import Choice, Decision
from gest_desktop.rules.naming import place_name
from gest_desktop.rules.turn import is_pass
from gest_desktop.rules.vocabulary import BALLADS, NOWHERE, OLLERTON_HILL
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.seen.things import Arrow, Thing, space
from gest_desktop.scenes.table.session.hint_advice import imperative, plan_words
from gest_desktop.scenes.table.session.hint_numbers import Favour, Option, counted

Json = dict[str, Any]
CLEAR: Final = 0.03  # one choice stands out if the next is so much worse
BRIEF: Final = 0.05  # of the most tries: a choice with so few looks worse than it is
FINE: Final = 0.01  # nothing stands out if all choices are closer than this, and surely closer than ALIKE


class Hint:
    """What one reply has to say about one question."""

    def __init__(self, reply: Json, asked: Decision, ways: Sequence[Arrow] = ()) -> None:
        self.reply, self.asked, self.ways = reply, asked, ways
        self.option: int = reply["option"]
        self.win: float = reply["win"]
        self.games: int = reply.get("iterations", 0)
        rows = [
            Option(row["label"], row["win"], row["error"], row.get("visits", 0))
            for row in reply.get("options", ())
        ]
        best, *others = rows or [Option(self.label, self.win, 0.0)]
        enough = BRIEF * max(option.visits for option in rows or (best,))
        tried = [option for option in others if option.visits >= enough and option.win <= best.win]
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

    @property
    def other(self) -> Json | None:
        """What the advice is compared with in every sentence: the next best, for a Pass the best action."""
        rows: Sequence[Json] = self.reply.get("alternatives", ())
        briefly = {option.label for option in self.untried}
        tried = [row for row in rows if row["label"] not in briefly and row["win"] <= self.win]
        if self.asked.kind == "box" and is_pass(self.option):
            tried = [row for row in tried if not is_pass(row["option"])] or tried
        return max(tried, key=lambda row: row["win"], default=None)

    @property
    def differences(self) -> list[Reason]:
        return read_reasons(self.other.get("reasons", [])) if self.other is not None else []

    @property
    def reasons(self) -> list[Reason]:
        """What speaks for the advice, and is named."""
        return in_favour(self.differences)[:MOST_NAMED]

    def why(self) -> str:
        """What the advice brings that the choice it is compared with would not; at least the chances."""
        other = self.other
        if other is None:
            return ""
        if self.reasons:
            words = _("Compared with “{choice}”: {reasons}.")
            return words.format(choice=other["label"], reasons=in_words(self.reasons))
        if are_alike(self.win, other["win"]):
            words = _("Your chance of winning is about the same as with “{choice}”.")
            return words.format(choice=other["label"])
        words = _("Your chance of winning is {win}%, with “{choice}” only {less}%.")
        return words.format(win=percent(self.win), choice=other["label"], less=percent(other["win"]))

    def risk(self) -> str:
        """The worst that may happen, but of what has been named as a gain nothing is said twice."""
        named = {reason.fact for reason in self.reasons}
        row = next((row for row in self.reply.get("risks", ()) if row["fact"] not in named), None)
        if row is None:
            return ""
        loss = phrase(Reason(row["fact"], row["then"], row["now"], 0.0, True))
        return _("Risk ({chance} games): {loss}.").format(chance=one_in(row["share"]), loss=loss)

    def next_best(self) -> str:
        """The next best choice, what it costs, and what it would bring."""
        other = self.other
        if other is None:
            return ""
        loss = loss_words(self.win, other["win"])
        named = {reason.fact for reason in self.reasons}
        turned = in_favour([turned_round(reason) for reason in self.differences])
        brings = [reason for reason in turned if reason.fact not in named]
        is_action = self.asked.kind == "box" and is_pass(self.option) and not is_pass(other["option"])
        if not brings:
            words = _("Best action: {choice}, {loss}.") if is_action else _("Next best: {choice}, {loss}.")
            return words.format(choice=other["label"], loss=loss)
        words = _("Next best: {choice}, {loss}; in its favour: {reasons}.")
        if is_action:
            words = _("Best action: {choice}, {loss}; in its favour: {reasons}.")
        return words.format(choice=other["label"], loss=loss, reasons=in_words(brings[:1]))


def turned_round(reason: Reason) -> Reason:
    """The same difference, told of the other choice."""
    return Reason(reason.fact, reason.other, reason.chosen, -reason.points, reason.clear)


def loss_words(win: float, other: float) -> str:
    return _("about equal") if are_alike(win, other) else _("−{n}%").format(n=percent(win) - percent(other))
