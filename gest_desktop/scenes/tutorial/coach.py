"""Advice in a real game: the opponent's own search looks over the learner's shoulder, at his view alone.

While the learner thinks about a box, a Plot or a Deed, the worker thinks about the same question. If
what he then does looks clearly worse than the best answer, the coach says so, at most once a card.
"""

from __future__ import annotations

from typing import Any, Final

from gest_desktop.ai.worker import Worker
from gest_desktop.rules.explain import Decision, decision
from gest_desktop.rules.position import write_view
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import SIDE_IDS
from gest_desktop.rules.words import _
from gest_desktop.scenes.table.contest import Contest

LEVEL: Final = "yeoman"
CLEARLY: Final = 0.06  # of the chance to win
TRIED: Final = 5  # times that an answer must have been tried to be judged
Json = dict[str, Any]


def is_worth_advice(contest: Contest, asked: Decision) -> bool:
    """Boxes, Plots and Deeds; smaller things are for the learner to find out."""
    _question, f = contest.game.question()
    return asked.kind == "box" or (asked.kind == "choice" and f.script.name.startswith("box."))


class Coach:
    def __init__(self, contest: Contest, side: int) -> None:
        self.contest, self.side, self.is_on = contest, side, True
        self.attended = -1  # the number of answers before the question that was thought about
        self.asked: Decision | None = None
        self.ranking: list[tuple[int, int, float]] = []
        self.is_thinking = False
        self.chosen: int | None = None
        self.spoken_on = 0  # cards that had been turned when he last spoke

    def attend(self, worker: Worker) -> None:
        """A question for the learner: think about it while he does, but end the thought before it first."""
        if self.is_thinking and self.chosen is not None:
            return
        number, asked = len(self.contest.game.answers), decision(self.contest.game.state, self.side)
        if not self.is_on or number == self.attended or not is_worth_advice(self.contest, asked):
            return
        self.attended, self.asked, self.ranking, self.chosen = number, asked, [], None
        self.is_thinking = True
        view = write_view(redact(self.contest.game.state, self.side))
        seed = self.contest.game.beginning.seed + number
        worker.ask({"view": view, "side": SIDE_IDS[self.side], "level": LEVEL, "seed": seed})

    def hear(self, worker: Worker) -> None:
        """Take the reply if it has come; nobody else may be waiting for one."""
        message = worker.poll() if self.is_thinking else None
        if message is not None and message["kind"] != "progress":
            self.is_thinking = False
            self.ranking = [tuple(row) for row in message.get("visits", [])]

    def forget(self) -> None:
        """The worker is needed for the rival."""
        self.is_thinking = False

    def see(self, option: int) -> None:
        """What the learner has answered to the question that was attended."""
        if len(self.contest.game.answers) == self.attended:
            self.chosen = option

    def advice(self) -> str:
        """One sentence about a chance that was clearly missed; nothing if there is none to tell."""
        cards = len(self.contest.game.state.played)
        if not self.is_on or self.chosen is None or self.asked is None or cards == self.spoken_on:
            return ""
        rows = {option: (visits, win) for option, visits, win in self.ranking if visits >= TRIED}
        if self.chosen not in rows or not rows:
            return ""
        best = max(rows, key=lambda option: rows[option])
        gain = rows[best][1] - rows[self.chosen][1]
        self.chosen = None
        if gain < CLEARLY:
            return ""
        self.spoken_on = cards
        label = next(choice.label for choice in self.asked.choices if choice.option == best)
        words = _("A missed chance, I think: with “{move}” you would win {n} times more in a hundred.")
        return words.format(move=label, n=round(100 * gain))
