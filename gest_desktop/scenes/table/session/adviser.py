"""Advice on request, in three rungs: what to aim for, what to answer, and the alternatives.

It comes from the same search as the opponent's moves, and is given only the player's own view.
"""

from __future__ import annotations

from typing import Any, Final

from gest_desktop.ai.voice.because import are_alike, chances, only_chance, percent, sentence
from gest_desktop.ai.voice.phrases import in_words
from gest_desktop.ai.voice.reasons import in_favour, read_reasons
from gest_desktop.ai.worker import Ticket, Worker
from gest_desktop.rules.explain import Decision
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.session.contest import Contest

LEVEL: Final = "friar"
RUNGS: Final = 3
Json = dict[str, Any]


class Adviser:
    """Advises on one question at a time, and starts over for the next one."""

    def __init__(self, contest: Contest, worker: Worker) -> None:
        self.contest, self.worker = contest, worker
        self.ticket: Ticket | None = None
        self.reply: Json | None = None
        self.rung = 0

    @property
    def is_thinking(self) -> bool:
        return self.ticket is not None

    def ask(self) -> None:
        """Start thinking, or move to the next rung."""
        if self.reply is not None:
            self.rung = min(self.rung + 1, RUNGS)
        elif not self.is_thinking:
            self.ticket = self.worker.ask(self.contest.request() | {"level": LEVEL, "persona": "none"})

    def update(self) -> bool:
        """Poll the worker; True once there is something to show."""
        message = self.ticket.poll() if self.ticket is not None else None
        if message is None or message["kind"] == "progress":
            return False
        self.ticket = None
        if message["kind"] == "reply":
            self.reply, self.rung = message, 1
        return True

    def close(self) -> None:
        """Put the hint away; asking again shows what was found, from the first rung."""
        if self.is_thinking:
            self.forget()
        self.rung = 0

    def forget(self) -> None:
        """Reset, when the question has been answered or undone."""
        if self.ticket is not None:
            self.ticket.cancel()
        self.ticket, self.reply, self.rung = None, None, 0

    def lines(self, asked: Decision) -> list[str]:
        """The sentences of the current rung."""
        if self.is_thinking:
            return [_("Let me think…")]
        if self.reply is None or not self.rung:
            return []
        reply = self.reply
        sentences = [aim(reply)]
        if self.rung >= 2:
            label = next((choice.label for choice in asked.choices if choice.option == reply["option"]), "")
            sentences += [_("I'd choose: {label}.").format(label=label), odds(reply)]
        if self.rung >= RUNGS:
            sentences += [
                _("Also worth considering: {label}.").format(label=other["label"])
                for other in reply["alternatives"]
            ]
        else:
            sentences.append(_("Press H for more."))
        return sentences

    @property
    def option(self) -> int | None:
        """The answer that may be highlighted on the table by now."""
        return self.reply["option"] if self.reply is not None and self.rung >= 2 else None


def aim(reply: Json) -> str:
    """What speaks for the best answer, without naming it."""
    reasons = in_favour(read_reasons(reply["reasons"]))
    if reasons:
        return _("What to aim for: {reasons}.").format(reasons=in_words(reasons))
    win, others = reply["win"], reply["alternatives"]
    if not others:
        return only_chance(win)
    if are_alike(win, others[0]["win"]):
        words = _("The best choices are equally good: chance of winning about {win}%.")
        return words.format(win=percent(win))
    words = _("Chance of winning: {win}% with the best choice, {less}% with the next best.")
    first, second = sorted((win, others[0]["win"]), reverse=True)
    return words.format(win=percent(first), less=percent(second))


def odds(reply: Json) -> str:
    """The chances with the best answer and with the next best one."""
    win, others = reply["win"], reply["alternatives"]
    return sentence(chances(win, others[0]["win"], others[0]["label"])) if others else only_chance(win)
