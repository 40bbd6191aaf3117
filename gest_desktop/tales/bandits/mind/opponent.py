"""The public interface of the computer bands: JSON in, JSON out.

A request holds only the view of one band, so it cannot see what the others hide. The same request gets the
same reply, unless a time limit cuts a search short.
"""

from __future__ import annotations

import time
from dataclasses import replace
from random import Random
from typing import Any, Final

from gest_desktop.common.checks import a_number, an_object, need, one_of
from gest_desktop.common.refusal import RefusalError
from gest_desktop.rules.languages import LANGUAGES, speaking
from gest_desktop.tales.bandits.mind.levels import DEFAULT_LEVEL, LEVEL_NAMES, Level, level_named
from gest_desktop.tales.bandits.mind.players import MindPlayer
from gest_desktop.tales.bandits.mind.reasons import because
from gest_desktop.tales.bandits.mind.weights import TEMPER_NAMES, TEMPERS
from gest_desktop.tales.bandits.rules.explain import decision
from gest_desktop.tales.bandits.rules.position import read_view
from gest_desktop.tales.bandits.rules.views import imagine
from gest_desktop.tales.bandits.rules.vocabulary import BAND_IDS

Json = dict[str, Any]
LONGEST_THOUGHT: Final = 60.0
LARGEST_SEED: Final = 1 << 64
CHUNK: Final = 25  # iterations between two looks at the clock
ALTERNATIVES: Final = 2


class Deliberation:
    """One request, worked on in small steps."""

    def __init__(self, request: Json) -> None:
        optional = ("level", "temper", "seed", "seconds", "language", "option")
        fields = an_object(request, "A request to a band", ("view", "band"), optional)
        band = one_of(fields["band"], "band", BAND_IDS)
        self.level = read_level(fields)
        temper = TEMPER_NAMES[one_of(fields.get("temper", "even"), "temper", TEMPER_NAMES)]
        seed = a_number(fields.get("seed", 0), "seed", -LARGEST_SEED, LARGEST_SEED)
        self.language = read_language(fields)
        self.view = read_view(fields["view"], band)
        with speaking(self.language):
            self.asked = decision(imagine(self.view, Random(seed)), band)
        need(self.asked.actor == band, f"{BAND_IDS[band]} is not asked anything now.")
        self.explained = self.read_explained(fields)
        self.player = MindPlayer(Random(seed), self.level, TEMPERS[temper])
        self.thought = self.player.begin(self.view)
        self.until = time.monotonic() + self.level.seconds

    def read_explained(self, fields: Json) -> int | None:
        """The answer whose reasons are asked for, or None for the band's own."""
        if "option" not in fields:
            return None
        options = [choice.option for choice in self.asked.choices]
        need(fields["option"] in options, "option must be one that the band has.")
        return int(fields["option"])

    def go_on(self) -> bool:
        """Think for a few milliseconds; return False once the reply is ready."""
        is_late = self.thought.iterations > 0 and time.monotonic() > self.until
        return not is_late and self.thought.go_on(CHUNK)

    def progress(self) -> Json:
        """The answer the band would give now."""
        ranking = self.thought.ranking()
        return {"iterations": self.thought.iterations, "option": ranking[0][0], "win": rounded(ranking[0][2])}

    def reply(self) -> Json:
        """The reply, in the requested language."""
        with speaking(self.language):
            return self.in_words()

    def in_words(self) -> Json:
        option = self.player.pick(self.thought) if self.explained is None else self.explained
        ranking = self.thought.ranking()
        means = {row[0]: row[2] for row in ranking}
        labels = {choice.option: choice.label for choice in self.asked.choices}
        others = [row for row in ranking if row[0] != option][:ALTERNATIVES]
        return {
            "option": option,
            "label": labels[option],
            "win": rounded(means[option]),
            "visits": [[each, visits, rounded(mean)] for each, visits, mean in ranking],
            "iterations": self.thought.iterations,
            "alternatives": [
                {"option": each, "label": labels[each], "win": rounded(mean)}
                for each, _visits, mean in others
            ],
            "because": because(self.thought, option, labels),
        }


def rounded(mean: float) -> float:
    """A utility as a share from 0 to 1."""
    return round((1.0 + max(-1.0, min(1.0, mean))) / 2, 4)


def warm_up() -> None:
    """Nothing has to be loaded before the first request."""


def deliberate(request: Json, previous: object) -> Deliberation:
    """Begin a request; every answer is thought about anew."""
    return Deliberation(request)


def answer(request: Json) -> Json:
    """The band's answer with its evaluation; raises ValueError with one sentence."""
    deliberation = Deliberation(request)
    while deliberation.go_on():
        pass
    return deliberation.reply()


def quick_answer(request: Json) -> Json:
    """A fast answer without a search."""
    return answer(request | {"level": "yeoman"})


def read_level(fields: Json) -> Level:
    level = level_named(LEVEL_NAMES[one_of(fields.get("level", DEFAULT_LEVEL), "level", LEVEL_NAMES)])
    seconds = fields.get("seconds", level.seconds)
    if isinstance(seconds, int | float) and not isinstance(seconds, bool) and 0 <= seconds <= LONGEST_THOUGHT:
        return replace(level, seconds=float(seconds))
    raise RefusalError(f"seconds must be from 0 to {LONGEST_THOUGHT:.0f}.")


def read_language(fields: Json) -> str | None:
    """The requested language, or None for the one in use; a worker process must be told."""
    if "language" not in fields:
        return None
    return LANGUAGES[one_of(fields["language"], "language", LANGUAGES)]
