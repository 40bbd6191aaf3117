"""A hint in data and sentences, from the reply of the search; each rung says more than the one before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gest_desktop.ai.voice.because import percent
from gest_desktop.ai.voice.phrases import MOST_NAMED, in_words, one_in, phrase
from gest_desktop.ai.voice.reasons import ALIKE, Reason, in_favour, read_reasons
from gest_desktop.rules.explain import Choice, Decision
from gest_desktop.rules.naming import from_place, henchmen, place_name
from gest_desktop.rules.texts import player_aids
from gest_desktop.rules.vocabulary import BALLADS, DONE, NOWHERE, OLLERTON_HILL
from gest_desktop.rules.words import N_, _
from gest_desktop.scenes.table.seen.things import Arrow, Thing, space
from gest_desktop.scenes.table.session.hint_numbers import Favour, Option, counted

Json = dict[str, Any]
BOXES: Final = (  # by option, in the order of the Initiative track
    N_("Take a Single Plot"),
    N_("Pass in the Single Plot box"),
    N_("Take the Event"),
    N_("Pass in the Event box"),
    N_("Take Plots & Deeds"),
    N_("Pass in the Plots & Deeds box"),
)
HENCHMAN: Final = "henchman"  # the picture
CLEAR: Final = 0.03  # one choice stands out if the next is so much worse
BRIEF: Final = 0.05  # of the most tries: a choice with so few looks worse than it is
FINE: Final = 0.01  # nothing stands out if all choices are closer than this


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
        self.options = (best, *sorted(others, key=lambda other: -other.win))

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
        wins = [option.win for option in self.options]
        is_whole = len(self.options) == len(self.asked.choices)
        return is_whole and len(wins) > 1 and max(wins) - min(wins) < FINE

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
        words, plan = self.imperative(), self.plan_words() if with_plan else ""
        if plan and self.asked.kind == "choice" and self.plan[0]["kind"] == "space":
            return _("{action} in {place}.").format(action=words, place=plan)
        return _("{advice}: {plan}.").format(advice=words, plan=plan) if plan else f"{words}."

    def imperative(self) -> str:
        choice, kind = self.choice, self.asked.kind
        if kind == "box":
            return _(BOXES[self.option])
        if choice is None or choice.value == "done":
            return _("Stop here")
        leaving = sum(way.number for way in self.ways if (way.picture, way.source) == (HENCHMAN, self.option))
        if leaving:
            words = _("Move {henchmen} {from_place}")
            return words.format(henchmen=henchmen(leaving), from_place=from_place(self.option))
        if kind in ("space", "pieces", "number", "carriage") or choice.value in player_aids():
            return _("Choose {choice}").format(choice=choice.label)
        return _("Choose “{choice}”").format(choice=choice.label)

    def plan_words(self) -> str:
        """What the search means to do next: a Plot or Deed and its first place."""
        steps = [step for step in self.plan if step["option"] != DONE]
        if not steps:
            return ""
        first, second = steps[0], steps[1] if len(steps) > 1 else None
        if first["kind"] == "choice" and second is not None and second["kind"] == "space":
            return _("{action} in {place}").format(action=first["label"], place=second["label"])
        return str(first["label"]) if first["kind"] in ("choice", "card", "space") else ""

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
        """Which choices were tried so seldom that their chances say little."""
        enough = BRIEF * max(option.visits for option in self.options)
        labels = [option.label for option in self.options if option.visits < enough]
        if not labels:
            return ""
        return _("Tried too briefly to be sure: {choices}.").format(choices=", ".join(labels))

    @property
    def other(self) -> Json | None:
        """The next best choice, with which the advice is compared in every sentence."""
        rows: Sequence[Json] = self.reply.get("alternatives", ())
        return max(rows, key=lambda row: row["win"], default=None)

    @property
    def differences(self) -> list[Reason]:
        return read_reasons(self.other.get("reasons", [])) if self.other is not None else []

    @property
    def reasons(self) -> list[Reason]:
        """What speaks for the advice, and is named."""
        return in_favour(self.differences)[:MOST_NAMED]

    def why(self) -> str:
        """What the advice brings that the next best choice would not."""
        if self.other is None or not self.reasons:
            return ""
        words = _("Compared with “{choice}”: {reasons}.")
        return words.format(choice=self.other["label"], reasons=in_words(self.reasons))

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
        if not brings:
            return _("Next best: {choice}, {loss}.").format(choice=other["label"], loss=loss)
        words = _("Next best: {choice}, {loss}; in its favour: {reasons}.")
        return words.format(choice=other["label"], loss=loss, reasons=in_words(brings[:1]))


def turned_round(reason: Reason) -> Reason:
    """The same difference, told of the other choice."""
    return Reason(reason.fact, reason.other, reason.chosen, -reason.points, reason.clear)


def loss_words(win: float, other: float) -> str:
    points = percent(win) - percent(other)
    if abs(win - other) < ALIKE or not points:
        return _("about equal")
    return _("−{n}%").format(n=points) if points > 0 else _("+{n}%").format(n=-points)
