"""The opponent's public interface: JSON in, JSON out.

A request holds only the view of one side, so the opponent cannot see the other side's secrets.
The same request gets the same reply, and so does the same sequence of requests, where each
search reuses what the one before has learned, unless a time limit cuts a search short.
"""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random
from typing import Any, Final

from gest_desktop.ai.closer_look import CloserLook
from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.levels import DEFAULT_LEVEL, LEVEL_NAMES, Level, level_named
from gest_desktop.ai.personas import NO_PERSONA, persona_names, tilted
from gest_desktop.ai.players import GreedyPlayer, SearchPlayer
from gest_desktop.ai.voice.explanation import ALTERNATIVES, Explanation
from gest_desktop.ai.voice.numbers import numbers
from gest_desktop.ai.voice.reasons import ALIKE
from gest_desktop.common.checks import a_number, a_truth, an_object, need, one_of
from gest_desktop.common.refusal import RefusalError
from gest_desktop.rules.explain import decision
from gest_desktop.rules.languages import LANGUAGES, speaking
from gest_desktop.rules.naming import side_name
from gest_desktop.rules.position import read_view
from gest_desktop.rules.views import imagine
from gest_desktop.rules.vocabulary import SIDE_IDS

Json = dict[str, Any]
LONGEST_THOUGHT: Final = 60.0
LARGEST_SEED: Final = 1 << 64
MOST_ALTERNATIVES: Final = 12
GLANCES: Final = 8  # worlds sampled to estimate the winning chance of a quick answer


class Request:
    """A request, read and checked, and the player who works on it."""

    player: SearchPlayer
    is_pondering = False  # whether the search runs while the other side is asked

    def __init__(self, request: Json) -> None:
        optional = ("level", "persona", "seed", "seconds", "language", "alternatives", "numbers")
        fields = an_object(request, "A request to the opponent", ("view", "side"), optional)
        self.side = one_of(fields["side"], "side", SIDE_IDS[:2])
        self.persona, self.level = read_persona(fields, self.side), read_level(fields)
        self.seed = a_number(fields.get("seed", 0), "seed", -LARGEST_SEED, LARGEST_SEED)
        most = fields.get("alternatives", ALTERNATIVES)
        self.alternatives = a_number(most, "alternatives", 1, MOST_ALTERNATIVES)
        self.wants_numbers = a_truth(fields.get("numbers", False), "numbers")
        self.view = read_view(fields["view"], self.side)
        self.language = read_language(fields)

    def seated(self, previous: Request | None) -> SearchPlayer:
        """A reused player gets the seed of this request, so that replies depend on requests only."""
        if previous is None or not self.follows(previous):
            weights = tilted(trained_weights(), self.side, self.persona)
            return SearchPlayer.at_level(self.level, Random(self.seed), weights)
        player = previous.player
        player.random.seed(self.seed)
        player.level = self.level
        return player

    def follows(self, previous: Request) -> bool:
        """Whether the same opponent is asked in the same game, after pondering also on the same card."""
        before, now = previous.view.state, self.view.state
        later = 0 if previous.is_pondering else len(now.played) - len(before.played)
        return (
            (previous.side, previous.level.name, previous.persona)
            == (self.side, self.level.name, self.persona)
            and before.options == now.options
            and before.played == now.played[later:]
        )


class Deliberation(Request):
    """One request, worked on in small steps."""

    def __init__(self, request: Json, previous: Request | None = None) -> None:
        """The previous search is reused if this is a later decision of the same turn, or if it pondered."""
        super().__init__(request)
        with speaking(self.language):
            self.asked = decision(imagine(self.view, Random(self.seed)), self.side)
        need(self.asked.actor == self.side, f"{side_name(self.side)} is not asked anything now.")
        self.player = self.seated(previous)
        self.thought = self.player.begin(self.view, previous is not None and previous.is_pondering)
        self.closer: CloserLook | None = None  # at the options of a hint

    def follows(self, previous: Request) -> bool:
        """A box starts afresh, unless it was pondered while the other side was asked."""
        return (self.asked.kind != "box" or previous.is_pondering) and super().follows(previous)

    def go_on(self) -> bool:
        """Think for a few milliseconds; return False once the reply is ready."""
        if self.closer is None and self.thought.go_on():
            return True
        if self.closer is None and self.wants_numbers and self.thought.arms:
            self.closer = CloserLook(self.thought)
        return self.closer is not None and self.closer.go_on()

    def progress(self) -> Json:
        """The answer the opponent would give now."""
        ranking = self.thought.ranking()
        option, _, mean = ranking[0] if ranking else (self.thought.options[0], 0, 0.5)
        return {"iterations": self.thought.iterations, "option": option, "win": round(mean, 4)}

    def reply(self) -> Json:
        """The reply, in the requested language."""
        with speaking(self.language):
            return self.in_words()

    def in_words(self) -> Json:
        option = self.advised() if self.wants_numbers else self.player.pick(self.thought)
        explanation = Explanation(self.thought, option, trained_weights(), self.seed, self.alternatives)
        labels = {choice.option: choice.label for choice in self.asked.choices}
        return explanation.as_json(labels) | (numbers(explanation, labels) if self.wants_numbers else {})

    def advised(self) -> int:
        """A hint draws no lots, and never names a choice after which its own numbers are clearly worse."""
        option = self.thought.soundest(ALIKE)
        return self.player.pick(self.thought) if option is None else option


def warm_up() -> None:
    """Load the weights before the first request."""
    trained_weights()


def deliberate(request: Json, previous: object) -> Deliberation:
    """Begin a request; the search before it may be continued."""
    return Deliberation(request, previous if isinstance(previous, Request) else None)


def answer(request: Json) -> Json:
    """The opponent's answer with its evaluation; raises ValueError with one sentence."""
    deliberation = Deliberation(request)
    while deliberation.go_on():
        pass
    return deliberation.reply()


def quick_answer(request: Json) -> Json:
    """A fast answer without a search: each option is evaluated once."""
    deliberation = Deliberation(request)
    view, random = deliberation.view, deliberation.player.random
    option = GreedyPlayer(random, deliberation.player.search.weights).choose(view)
    win = round(GreedyPlayer(random, trained_weights(), GLANCES).worth(view, option), 4)
    thought: Json = {"visits": [], "iterations": 0, "alternatives": [], "expected": None, "reasons": []}
    return {"option": option, "win": win, "win_before": win} | thought | {"because": ""}


def read_level(fields: Json) -> Level:
    level = level_named(LEVEL_NAMES[one_of(fields.get("level", DEFAULT_LEVEL), "level", LEVEL_NAMES)])
    if "seconds" not in fields:
        return level
    seconds = read_seconds(fields["seconds"], LONGEST_THOUGHT)
    return replace(level, seconds=seconds, later_seconds=seconds, turn_seconds=math.inf)


def read_seconds(seconds: object, most: float) -> float:
    """Check the time limit, which may also be longer than that of the level."""
    if isinstance(seconds, int | float) and not isinstance(seconds, bool) and 0.0 <= seconds <= most:
        return float(seconds)
    raise RefusalError(f"seconds must be from 0 to {most:.0f}.")


def read_language(fields: Json) -> str | None:
    """The requested language, or None for the one in use; a worker process must be told."""
    if "language" not in fields:
        return None
    return LANGUAGES[one_of(fields["language"], "language", LANGUAGES)]


def read_persona(fields: Json, side: int) -> str:
    names = persona_names(side)
    return names[one_of(fields.get("persona", NO_PERSONA), "persona", names)]
