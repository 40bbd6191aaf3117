"""Advice in a real game: the opponent's search checks the learner's choices, using only the learner's view.

While the learner considers a box, a Plot or a Deed, the worker searches the same question. If the learner's
answer looks clearly worse than the best one, the coach says so at once, at most once per card.
"""

from __future__ import annotations

from typing import Any, Final

from gest_desktop.ai.personas import NO_PERSONA
from gest_desktop.ai.voice.reasons import Reason, read_reasons
from gest_desktop.ai.worker import Ticket, Worker
from gest_desktop.rules.explain import Decision, decision
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.views import View
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.tutorial.missed import Missed

LEVEL: Final = "yeoman"
CLEARLY: Final = 0.06  # difference in win probability
TRIED: Final = 5  # visits an answer needs to be judged
COMPARED: Final = 8  # answers that the best one is compared with
Json = dict[str, Any]


def is_worth_advice(contest: Contest) -> bool:
    """Whether the question is about a box, a Plot or a Deed; smaller choices get no advice."""
    _question, f = contest.game.question()
    return f.script.topic is Topic.ACTION


class Coach:
    def __init__(self, contest: Contest, side: int) -> None:
        self.contest, self.side, self.is_on = contest, side, True
        self.attended = -1  # number of answers before the question being searched
        self.asked: Decision | None = None
        self.view: View | None = None  # of the learner, when the question was asked
        self.ranking: list[tuple[int, int, float]] = []
        self.reply: Json = {}
        self.ticket: Ticket | None = None  # for the question being searched
        self.chosen: int | None = None
        self.cards = 0  # cards turned when the question was asked
        self.spoken_on = 0  # cards turned at the last advice

    def attend(self, worker: Worker) -> None:
        """Search the learner's question in the background, unless the previous search is still awaited."""
        if self.is_weighing:
            return
        state = self.contest.game.state
        number, asked = len(self.contest.game.answers), decision(state, self.side)
        if not self.is_on or number == self.attended or not is_worth_advice(self.contest):
            return
        self.attended, self.asked, self.ranking, self.chosen = number, asked, [], None
        self.view, self.cards = self.contest.view(self.side), len(state.played)
        request = self.contest.request(self.side)
        self.ticket = worker.ask(request | {"level": LEVEL, "persona": NO_PERSONA, "alternatives": COMPARED})

    @property
    def is_thinking(self) -> bool:
        return self.ticket is not None

    @property
    def is_weighing(self) -> bool:
        """Whether the learner answered before the search was done."""
        return self.is_on and self.is_thinking and self.chosen is not None

    def receive(self) -> None:
        """Take the reply if it has arrived; there is none if another caller needed the worker."""
        message = self.ticket.poll() if self.ticket is not None else None
        if message is not None and message["kind"] != "progress":
            self.ticket = None
            self.ranking, self.reply = [tuple(row) for row in message.get("visits", [])], message

    def forget(self) -> None:
        """Cancel the search: the opponent is acting, so advice would come too late."""
        if self.ticket is not None:
            self.ticket.cancel()
        self.ticket, self.chosen = None, None

    def see(self, option: int) -> None:
        """Record the learner's answer to the question being searched."""
        if len(self.contest.game.answers) == self.attended:
            self.chosen = option

    def advice(self) -> str:
        """What was missed, once it is known; empty if there is nothing to say, or it is too late."""
        if self.is_thinking or self.chosen is None or self.asked is None or self.view is None:
            return ""
        done, self.chosen = self.chosen, None
        cards = len(self.contest.game.state.played)
        rows = {option: (visits, win) for option, visits, win in self.ranking if visits >= TRIED}
        is_late = cards != self.cards
        if not self.is_on or is_late or cards == self.spoken_on or done not in rows:
            return ""
        better = max(rows, key=lambda option: rows[option])
        wins = rows[done][1], rows[better][1]
        if wins[1] - wins[0] < CLEARLY:
            return ""
        self.spoken_on = cards
        return Missed(self.view, self.asked, done, better, wins, self.reasons(better, done)).in_words()

    def reasons(self, better: int, done: int) -> list[Reason]:
        """Why one answer is better than another, if the search has compared these two."""
        if self.reply["option"] != better:
            return []
        others = [other for other in self.reply["alternatives"] if other["option"] == done]
        return read_reasons(others[0]["reasons"]) if others else []
