"""The front door of the opponent: JSON in, JSON out, and nothing in between but a side's view.

Whoever asks can hand over no more than that view, so the opponent cannot peek. The same
request gets the same reply, and the same requests in a row, each thought about with what the
one before has taught, get the same replies, unless a clock cuts a thought short.
"""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random
from typing import Any, Final

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.levels import DEFAULT_LEVEL, LEVEL_NAMES, Level, level_named
from gest_desktop.ai.personas import NO_PERSONA, persona_names, tilted
from gest_desktop.ai.players import GreedyPlayer, SearchPlayer
from gest_desktop.ai.voice.because import because
from gest_desktop.ai.voice.expected import expected
from gest_desktop.rules.explain import decision
from gest_desktop.rules.languages import LANGUAGES, speaking
from gest_desktop.rules.naming import side_name
from gest_desktop.rules.position import read_view
from gest_desktop.rules.position.checks import a_number, an_object, need, one_of
from gest_desktop.rules.views import imagine
from gest_desktop.rules.vocabulary import SIDE_IDS

Json = dict[str, Any]
LONGEST_THOUGHT: Final = 60.0
LARGEST_SEED: Final = 1 << 64
ALTERNATIVES: Final = 2
GLANCES: Final = 8  # worlds looked at to tell the chances when the answer is forced


class Deliberation:
    """One request being thought about, a little at a time."""

    def __init__(self, request: Json, previous: Deliberation | None = None) -> None:
        """What the previous one has learned is used if this is a later decision of the same turn."""
        optional = ("level", "persona", "seed", "seconds", "language")
        fields = an_object(request, "A request to the opponent", ("view", "side"), optional)
        self.side = one_of(fields["side"], "side", SIDE_IDS[:2])
        self.persona, self.level = read_persona(fields, self.side), read_level(fields)
        self.seed = a_number(fields.get("seed", 0), "seed", -LARGEST_SEED, LARGEST_SEED)
        self.view = read_view(fields["view"], self.side)
        self.language = read_language(fields)
        with speaking(self.language):
            self.asked = decision(imagine(self.view, Random(self.seed)), self.side)
        need(self.asked.actor == self.side, f"{side_name(self.side)} is not asked anything now.")
        self.player = self.seated(previous)
        self.thought = self.player.begin(self.view)

    def seated(self, previous: Deliberation | None) -> SearchPlayer:
        """Whoever thinks on begins with the request's own seed, so that replies depend on requests only."""
        if previous is None or not self.follows(previous):
            weights = tilted(trained_weights(), self.side, self.persona)
            return SearchPlayer.at_level(self.level, Random(self.seed), weights)
        player = previous.player
        player.random.seed(self.seed)
        player.level = self.level
        return player

    def follows(self, previous: Deliberation) -> bool:
        """Whether the same opponent is asked on in the same game, and not for a box."""
        before, now = previous.view.state, self.view.state
        return (
            self.asked.kind != "box"
            and (previous.side, previous.level.name, previous.persona)
            == (self.side, self.level.name, self.persona)
            and before.options == now.options
            and before.played == now.played[len(now.played) - len(before.played) :]
        )

    def go_on(self) -> bool:
        """Think a few milliseconds more; False once the reply is ready."""
        return self.thought.go_on()

    def progress(self) -> Json:
        """What the opponent would do if it had to answer now."""
        ranking = self.thought.ranking()
        option, _, mean = ranking[0] if ranking else (self.thought.options[0], 0, 0.5)
        return {"iterations": self.thought.iterations, "option": option, "win": round(mean, 4)}

    def reply(self) -> Json:
        """In the words of the language that was asked for."""
        with speaking(self.language):
            return self.in_words()

    def in_words(self) -> Json:
        option, ranking = self.player.pick(self.thought), self.thought.ranking()
        return {
            "option": option,
            "win": round(self.win(option), 4),
            "visits": [[tried, visits, round(mean, 4)] for tried, visits, mean in ranking],
            "iterations": self.thought.iterations,
            "alternatives": self.alternatives(option),
            "expected": expected(self.player.search, self.view, option, Random(self.seed)),
            "because": self.because(option),
        }

    def alternatives(self, option: int) -> list[Json]:
        """The best of the other answers; a side's own choices read the same in every world that fits."""
        labels = {choice.option: choice.label for choice in self.asked.choices}
        others = [row for row in self.thought.ranking() if row[0] != option]
        return [
            {"option": other, "label": labels[other], "win": round(mean, 4)}
            for other, _, mean in others[:ALTERNATIVES]
        ]

    def because(self, option: int) -> str:
        """What speaks for this answer, compared with the best other one."""
        others = [tried for tried, _, _ in self.thought.ranking() if tried != option]
        return because(self.view, [option, *others[:1]], self.player.search.weights, self.seed)

    def win(self, option: int) -> float:
        """The chance that the side that is asked wins with this answer."""
        for tried, _, mean in self.thought.ranking():
            if tried == option:
                return mean
        return GreedyPlayer(self.player.random, self.player.search.weights, GLANCES).worth(self.view, option)


def answer(request: Json) -> Json:
    """What the opponent does, and what it thought of it; raises ValueError with one sentence."""
    deliberation = Deliberation(request)
    while deliberation.go_on():
        pass
    return deliberation.reply()


def quick_answer(request: Json) -> Json:
    """What comes to mind first: the best of the options at one glance each."""
    deliberation = Deliberation(request)
    player = GreedyPlayer(deliberation.player.random, deliberation.player.search.weights)
    option = player.choose(deliberation.view)
    win = round(deliberation.win(option), 4)
    thought: Json = {"visits": [], "iterations": 0, "alternatives": [], "expected": None, "because": ""}
    return {"option": option, "win": win} | thought


def read_level(fields: Json) -> Level:
    level = level_named(LEVEL_NAMES[one_of(fields.get("level", DEFAULT_LEVEL), "level", LEVEL_NAMES)])
    if "seconds" not in fields:
        return level
    seconds = read_seconds(fields["seconds"], LONGEST_THOUGHT)
    return replace(level, seconds=seconds, later_seconds=seconds, turn_seconds=math.inf)


def read_seconds(seconds: object, most: float) -> float:
    """A cap on the time of a thought, which may also be longer than the level's own."""
    if isinstance(seconds, int | float) and not isinstance(seconds, bool) and 0.0 <= seconds <= most:
        return float(seconds)
    raise ValueError(f"seconds must be from 0 to {most:.0f}.")


def read_language(fields: Json) -> str | None:
    """None to speak as whoever asks does, which the opponent's own process cannot know."""
    if "language" not in fields:
        return None
    return LANGUAGES[one_of(fields["language"], "language", LANGUAGES)]


def read_persona(fields: Json, side: int) -> str:
    names = persona_names(side)
    return names[one_of(fields.get("persona", NO_PERSONA), "persona", names)]
