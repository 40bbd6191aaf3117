"""What the opponent says about one finished decision: chances, alternatives, reasons and sentences."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from gest_desktop.ai.evaluate.win_chance import Weights, judge
from gest_desktop.ai.thought import Thought
from gest_desktop.ai.voice.because import because, by_lot, chances, only_chance
from gest_desktop.ai.voice.expected import expected
from gest_desktop.ai.voice.outlook import LEARNED, Outlook, learn, look_ahead
from gest_desktop.ai.voice.reasons import Reason, compare, in_favour
from gest_desktop.rules.turn import is_pass
from gest_desktop.rules.views import imagine
from gest_desktop.rules.vocabulary import ROBIN

Json = dict[str, Any]
ALTERNATIVES: Final = 2
GLANCES: Final = 8  # worlds sampled to estimate the winning chance before the answer


class Explanation:
    """One answer compared with the others that the search tried; `plain` are the weights without persona."""

    def __init__(
        self, thought: Thought, option: int, plain: Weights, seed: int, alternatives: int = ALTERNATIVES
    ) -> None:
        self.thought, self.option, self.plain, self.seed = thought, option, plain, seed
        self.ranking = thought.ranking()
        others = [row[0] for row in self.ranking if row[0] != option]
        self.others = others[:alternatives]
        if thought.kind == "box" and is_pass(option) and all(map(is_pass, self.others)):
            self.others += [other for other in others if not is_pass(other)][:1]  # what a Pass forgoes
        self.outlooks = {each: self.look_ahead(each) for each in (option, *self.others)}
        walks = sum(outlook.walks for outlook in self.outlooks.values())
        self.tilt = sum(outlook.tilt for outlook in self.outlooks.values()) / max(1, walks)

    def look_ahead(self, option: int) -> Outlook:
        learn(self.thought.search, self.thought.view, option, LEARNED - self.thought.visits(option))
        return look_ahead(self.thought.search, self.thought.view, option, self.plain, self.seed)

    def as_json(self, labels: Mapping[int, str]) -> Json:
        thought = self.thought
        return {
            "option": self.option,
            "win": round(self.win(self.option), 4),
            "win_before": round(self.win_before(), 4),
            "visits": [[tried, visits, round(self.win(tried), 4)] for tried, visits, _ in self.ranking],
            "iterations": thought.iterations,
            "alternatives": [self.alternative(other, labels) for other in self.others],
            "expected": expected(thought.search, thought.view, self.option, Random(self.seed)),
            "reasons": [reason.as_json() for other in self.others[:1] for reason in self.against(other)],
            "because": self.because(labels),
        }

    def alternative(self, other: int, labels: Mapping[int, str]) -> Json:
        reasons = [reason.as_json() for reason in self.against(other)]
        win = round(self.win(other), 4)
        return {"option": other, "label": labels[other], "win": win, "reasons": reasons}

    def because(self, labels: Mapping[int, str]) -> str:
        win = self.win(self.option)
        if not self.others:
            return only_chance(win)
        if self.thought.by_lot:
            return by_lot(win)
        other = self.others[0]
        words = chances(win, self.win(other), labels[other])
        return because(self.thought.view, self.option, in_favour(self.against(other)), words)

    def against(self, other: int) -> list[Reason]:
        """The facts that differ between the answer and another one; a lot is drawn for none of them."""
        if self.thought.by_lot:
            return []
        chosen, ballad = self.outlooks[self.option], self.thought.view.state.ballad
        gain = self.win(self.option) - self.win(other)
        return compare(chosen, self.outlooks[other], self.thought.actor, gain, self.plain, ballad)

    def win(self, option: int) -> float:
        """The winning chance of the side that is asked, without what a persona only likes to believe."""
        outlook = self.outlooks.get(option)
        for tried, _, mean in self.ranking:
            if tried == option:
                tilt = outlook.tilt / outlook.walks if outlook is not None and outlook.walks else self.tilt
                return min(1.0, max(0.0, mean - self.own(tilt)))
        assert outlook is not None
        return self.chance(outlook.robin_wins / max(1, outlook.walks))

    def win_before(self) -> float:
        """The evaluation of the position as it is, before the answer."""
        random = Random(self.seed)
        worlds = [imagine(self.thought.view, random) for _ in range(GLANCES)]
        return self.chance(sum(judge(world, self.plain) for world in worlds) / GLANCES)

    def chance(self, robin_wins: float) -> float:
        return robin_wins if self.thought.actor == ROBIN else 1.0 - robin_wins

    def own(self, tilt: float) -> float:
        return tilt if self.thought.actor == ROBIN else -tilt
