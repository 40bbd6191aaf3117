"""Riddles as JSON: short on paper, and checked when read."""

from __future__ import annotations

from typing import Any, Final

from gest_desktop.ai.riddles.riddle import HARDEST, OWN, THEMES, Rated, Riddle, Step
from gest_desktop.ai.voice.facts import IDS
from gest_desktop.ai.voice.reasons import Reason
from gest_desktop.common.checks import a_number, an_object, need, one_of
from gest_desktop.rules.vocabulary import NOWHERE, SIDE_IDS, SPACE_IDS

Json = dict[str, Any]
FIELDS: Final = ("id", "side", "theme", "difficulty", "place", "view", "steps")
ALL_THEMES: Final = (*THEMES, OWN)
ANYWHERE: Final = "anywhere"
PLACES: Final = (*SPACE_IDS, ANYWHERE)
MOST_STEPS: Final = 8
MOST_RATED: Final = 400
LONGEST_LINE: Final = 400
LARGEST_OPTION: Final = 1_000_000
LONGEST_ID: Final = 80


def write_riddle(riddle: Riddle) -> Json:
    return {
        "id": riddle.id,
        "side": SIDE_IDS[riddle.side],
        "theme": riddle.theme,
        "difficulty": riddle.difficulty,
        "place": ANYWHERE if riddle.place == NOWHERE else SPACE_IDS[riddle.place],
        "view": riddle.view,
        "steps": [
            {"right": step.right, "rated": [write_rated(one) for one in step.rated]} for step in riddle.steps
        ],
    } | ({"origin": riddle.origin} if riddle.origin else {})


def write_rated(one: Rated) -> list[Any]:
    """Option, chance, error, what follows, reasons."""
    reasons = [[each.fact, round(each.chosen, 2), round(each.other, 2)] for each in one.reasons]
    return [one.option, round(one.win, 4), round(one.error, 4), list(one.line), reasons]


def read_riddle(data: object) -> Riddle:
    """Raises ImpossiblePositionError with one sentence; the view is read when the riddle is opened."""
    fields = an_object(data, "A riddle", FIELDS, ("origin",))
    name, origin = fields["id"], fields.get("origin", "")
    need(isinstance(name, str) and 0 < len(name) <= LONGEST_ID, "A riddle needs a short id.")
    need(isinstance(origin, str) and len(origin) <= LONGEST_ID, "The origin of a riddle must be short.")
    need(isinstance(fields["view"], dict), "A riddle needs a view.")
    place = one_of(fields["place"], "place", PLACES)
    return Riddle(
        name,
        one_of(fields["side"], "side", SIDE_IDS[:2]),
        ALL_THEMES[one_of(fields["theme"], "theme", ALL_THEMES)],
        a_number(fields["difficulty"], "difficulty", 1, HARDEST),
        NOWHERE if PLACES[place] == ANYWHERE else place,
        fields["view"],
        tuple(read_step(row) for row in a_row(fields["steps"], "steps", 1, MOST_STEPS)),
        origin,
    )


def read_step(data: object) -> Step:
    fields = an_object(data, "A step", ("right", "rated"))
    rated = tuple(read_rated(row) for row in a_row(fields["rated"], "rated", 2, MOST_RATED))
    need(len({one.option for one in rated}) == len(rated), "A step rates a choice twice.")
    return Step(rated, a_number(fields["right"], "right", 1, len(rated) - 1))


def read_rated(data: object) -> Rated:
    option, win, error, line, reasons = a_row(data, "A rated choice", 5, 5)
    answers = a_row(line, "A line", 0, LONGEST_LINE)
    return Rated(
        an_option(option),
        a_share(win, "A chance"),
        a_share(error, "An error"),
        tuple(an_option(each) for each in answers),
        tuple(read_reason(row) for row in a_row(reasons, "reasons", 0, len(IDS))),
    )


def read_reason(data: object) -> Reason:
    fact, chosen, other = a_row(data, "A reason", 3, 3)
    one_of(fact, "A fact", IDS)
    need(is_figure(chosen) and is_figure(other), "A reason needs two figures.")
    return Reason(fact, float(chosen), float(other), 0.0, True)


def an_option(data: object) -> int:
    return a_number(data, "A choice", -LARGEST_OPTION, LARGEST_OPTION)


def a_share(data: object, name: str) -> float:
    need(is_figure(data), f"{name} must be a number from 0 to 1.")
    assert isinstance(data, int | float)
    need(0.0 <= data <= 1.0, f"{name} must be a number from 0 to 1.")
    return float(data)


def is_figure(data: object) -> bool:
    return isinstance(data, int | float) and not isinstance(data, bool)


def a_row(data: object, name: str, least: int, most: int) -> list[Any]:
    need(isinstance(data, list), f"{name} must be a list.")
    assert isinstance(data, list)
    need(least <= len(data) <= most, f"{name} must have {least} to {most} entries.")
    return data
