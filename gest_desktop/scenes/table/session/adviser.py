"""Advice on request, in three rungs: where to look, what to choose, and all numbers.

It comes from the same search as the opponent's moves, and is given only the player's own view.
"""

from __future__ import annotations

import json
from typing import Any, Final

from gest_desktop.ai.voice.because import are_alike, chances, only_chance, percent, sentence
from gest_desktop.ai.voice.phrases import in_words
from gest_desktop.ai.voice.reasons import in_favour, read_reasons
from gest_desktop.ai.worker import Ticket, Worker
from gest_desktop.rules.explain import Decision
from gest_desktop.rules.languages import spoken
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.seen.things import Arrow
from gest_desktop.scenes.table.session.advised_moves import AdvisedMoves, advised_moves, advised_way
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.table.session.hint import Hint

LEVEL: Final = "king"  # whoever the opponent is: a hint is worth no less than the best play
RUNGS: Final = 3
OTHERS: Final = 3  # choices that are compared with the best
Json = dict[str, Any]


class Adviser:
    """Advises on one question at a time, and starts over for the next one."""

    def __init__(self, contest: Contest, worker: Worker) -> None:
        self.contest, self.worker = contest, worker
        self.ticket: Ticket | None = None
        self.reply: Json | None = None
        self.found: dict[str, Json] = {}  # what was found, by position: undone or not, it gets the same hint
        self.progress: Json = {}  # of the search that goes on
        self.rung = 0
        self.is_unavailable = False  # the search gave no reply
        self.is_second_try = False  # the first search was lost with its process
        self.is_on_map = False  # only the things themselves are marked, until the next click
        self.moves = AdvisedMoves()  # what is marked then
        self.ways: tuple[Arrow, ...] = ()  # what the best answer moves at once

    @property
    def is_thinking(self) -> bool:
        return self.ticket is not None

    @property
    def is_shown(self) -> bool:
        """Whether there is a panel to show."""
        return self.is_thinking or self.is_unavailable or (bool(self.rung) and not self.is_on_map)

    @property
    def state(self) -> tuple[object, ...]:
        """Equal as long as the panel says the same."""
        return (
            self.is_thinking,
            self.is_unavailable,
            self.rung,
            id(self.reply),
            self.progress.get("iterations"),
        )

    def ask(self) -> None:
        """Start thinking, or move to the next rung."""
        self.is_unavailable = False
        if self.is_on_map:
            self.is_on_map = False
        elif self.reply is not None:
            self.rung = min(self.rung + 1, RUNGS)
        elif self.position() in self.found:
            self.show(self.found[self.position()])
        elif not self.is_thinking:
            self.is_second_try = False
            self.search()

    def search(self) -> None:
        wishes = {"level": LEVEL, "persona": "none", "alternatives": OTHERS, "numbers": True}
        self.ticket = self.worker.ask(self.contest.request() | wishes)
        self.progress = {}

    def less(self) -> None:
        """Move back to the rung before."""
        self.rung = max(1, self.rung - 1)

    def update(self) -> bool:
        """Poll the worker; True once there is something to show."""
        message = self.ticket.poll() if self.ticket is not None else None
        if message is None:
            return False
        if message["kind"] == "progress":
            self.progress = message
            return True
        self.ticket = None
        if message["kind"] == "reply" and self.is_without_search(message) and not self.is_second_try:
            self.is_second_try = True  # the process was lost, and another one is there now
            self.search()
        elif message["kind"] == "reply":
            self.found[self.position()] = message
            self.show(message)
        elif message["kind"] != "cancelled":
            self.is_unavailable = True
        return True

    def position(self) -> str:
        """What the hint is about, and the language of its words."""
        request = self.contest.request()
        return json.dumps((spoken(), request["side"], request["view"]), sort_keys=True)

    def show(self, reply: Json) -> None:
        self.reply, self.rung = reply, 1
        self.ways = advised_way(self.contest.view(), reply)

    def is_without_search(self, reply: Json) -> bool:
        return not reply.get("iterations", 1) and len(self.contest.options()) > 1

    def close(self) -> None:
        """Put the hint away; asking again shows what was found, from the first rung."""
        if self.is_thinking:
            self.forget()
        self.rung, self.is_unavailable, self.is_on_map = 0, False, False

    def forget(self) -> None:
        """Reset, when the question has been answered or undone."""
        if self.ticket is not None:
            self.ticket.cancel()
        self.ticket, self.reply, self.rung = None, None, 0
        self.is_unavailable, self.is_on_map = False, False

    def show_on_map(self) -> None:
        """Put the panel away, and mark what is to be chosen and where pieces are to go."""
        self.is_on_map = self.reply is not None
        if self.reply is not None:
            self.moves = advised_moves(self.contest.view(), self.reply)

    def hint(self, asked: Decision) -> Hint | None:
        """What was found, as far as there is a panel for it."""
        return Hint(self.reply, asked, self.ways) if self.reply is not None and self.rung else None

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
