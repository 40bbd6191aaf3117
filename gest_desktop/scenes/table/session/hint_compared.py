"""What a hint says of its advice beside the choice it is compared with: reasons, risk, next best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gest_desktop.ai.voice.because import are_alike, percent
from gest_desktop.ai.voice.facts import ABOUT
from gest_desktop.ai.voice.phrases import MOST_NAMED, in_words, one_in, phrase
from gest_desktop.ai.voice.reasons import Reason, in_favour, read_reasons, turned_round
from gest_desktop.rules.explain import Decision
from gest_desktop.rules.turn import is_pass
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.session.hint_numbers import Option

Json = dict[str, Any]
SETTLED: Final = {"robin_hood_first"}  # by the box alone


class Compared:
    """The advice and what it is compared with in every sentence."""

    reply: Json
    asked: Decision
    option: int
    win: float
    untried: tuple[Option, ...]  # tried too seldom for their chances to be told

    def is_no_better(self, option: int, win: float) -> bool:
        """Whether a choice is worse than the advice, or a Pass that is about as good."""
        is_alike = self.asked.kind == "box" and is_pass(option) and not is_pass(self.option)
        return win <= self.win or (is_alike and are_alike(self.win, win))

    @property
    def other(self) -> Json | None:
        """What the advice is compared with in every sentence: the next best, for a Pass the best action."""
        rows: Sequence[Json] = self.reply.get("alternatives", ())
        briefly = {option.label for option in self.untried}
        tried = [
            row
            for row in rows
            if row["label"] not in briefly and self.is_no_better(row["option"], row["win"])
        ]
        if self.asked.kind == "box" and is_pass(self.option):
            tried = [row for row in tried if not is_pass(row["option"])] or tried
        return max(tried, key=lambda row: row["win"], default=None)

    @property
    def differences(self) -> list[Reason]:
        return read_reasons(self.other.get("reasons", [])) if self.other is not None else []

    @property
    def brought(self) -> list[Reason]:
        """What the advised turn itself brings, and is named; not who is First, if any choice leaves it so."""
        differ = {reason.fact for reason in self.differences}
        rows = [row for row in self.reply.get("brings", ()) if row["fact"] not in SETTLED - differ]
        gains = [Reason(row["fact"], row["then"], row["now"], 1.0, True) for row in rows]
        return in_favour(gains)[:MOST_NAMED]

    @property
    def reasons(self) -> list[Reason]:
        """What else speaks for the advice against the other choice, and is named."""
        told = {ABOUT[gain.fact] for gain in self.brought}
        found = [reason for reason in in_favour(self.differences) if ABOUT[reason.fact] not in told]
        return found[: 1 if told else MOST_NAMED]

    @property
    def named(self) -> set[str]:
        """The facts that speak for the advice."""
        return {reason.fact for reason in (*self.brought, *self.reasons)}

    def why(self) -> str:
        """What the advice brings at once, and what the choice it is compared with would not bring."""
        if not self.brought:
            return self.against_other()
        words = _("It brings {gains}.").format(gains=in_words(self.brought))
        return f"{words} {self.against_other()}" if self.reasons else words

    def against_other(self) -> str:
        """What the choice it is compared with would not bring; at least the chances."""
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
        row = next((row for row in self.reply.get("risks", ()) if row["fact"] not in self.named), None)
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
        turned = in_favour([turned_round(reason) for reason in self.differences])
        brings = [reason for reason in turned if reason.fact not in self.named]
        is_action = self.asked.kind == "box" and is_pass(self.option) and not is_pass(other["option"])
        if not brings and are_alike(self.win, other["win"]) and not self.reasons and not self.brought:
            return ""  # the reason says it already
        if not brings:
            words = _("Best action: {choice}, {loss}.") if is_action else _("Next best: {choice}, {loss}.")
            return words.format(choice=other["label"], loss=loss)
        words = _("Next best: {choice}, {loss}; in its favour: {reasons}.")
        if is_action:
            words = _("Best action: {choice}, {loss}; in its favour: {reasons}.")
        return words.format(choice=other["label"], loss=loss, reasons=in_words(brings[:1]))


def loss_words(win: float, other: float) -> str:
    return _("about equal") if are_alike(win, other) else _("−{n}%").format(n=percent(win) - percent(other))
