"""How much likelier than the others a good player is to choose an answer, before any search.

The weights were learned from what the search itself visited most in games against itself
(`gest instinct`): a soft maximum over the sums of the weights of an answer's traits.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from gest_desktop.ai.instinct.traits import COLUMNS, FACTS, OF_A_SPACE, ROWS, column, rows, traits_of_space
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.script import SCRIPTS
from gest_desktop.rules.state import State

Table = list[list[float]]  # the columns, each with all rows; of spaces, one column with all traits

UNKNOWN: Final = [0.0] * ROWS
FURTHEST: Final = 3.0  # a leaning is cut here: no answer is ever ruled out, or forced


class Instinct:
    """One table of weights for each question; for questions without one, all answers are alike."""

    def __init__(self, tables: dict[int, Table]) -> None:
        self.tables = tables  # by the id() of a question: all questions live as long as the rules

    def leanings(self, g: State, asked: Question, f: Frame, options: Sequence[int]) -> list[float]:
        """For each option the logarithm of how much likelier than evenly it is chosen."""
        table = self.tables.get(id(asked))
        if table is None:
            return [0.0] * len(options)
        sums = weigh(table, g, asked, f, options)
        most, total = max(sums), 0.0
        for each in sums:
            total += math.exp(each - most)
        even = most + math.log(total / len(sums))
        return [min(FURTHEST, max(-FURTHEST, each - even)) for each in sums]


def weigh(table: Table, g: State, asked: Question, f: Frame, options: Sequence[int]) -> list[float]:
    """The sum of the weights of each option's traits."""
    actor, sums = asked.actor(f), list[float]()
    if asked.kind == "space":
        weights = table[0]
        for option in options:
            total = 0.0
            for trait in traits_of_space(g, f, actor, option):
                total += weights[trait]
            sums.append(total)
        return sums
    facts = rows(g, f, actor)
    for option in options:
        weights, total = table[column(asked, option)], 0.0
        for row in facts:
            total += weights[row]
        sums.append(total)
    return sums


def question_names() -> dict[int, str]:
    """A name for every question of the rules, by its id(): the script that asks it, and the step."""
    names: dict[int, str] = {}
    for script in SCRIPTS.values():
        for at, asked in enumerate(script.questions):
            if asked is not None:
                names.setdefault(id(asked), f"{script.name}/{at}")
    return names


def questions() -> dict[str, Question]:
    """Every question of the rules by that name."""
    names, found = question_names(), dict[str, Question]()
    for script in SCRIPTS.values():
        for asked in script.questions:
            if asked is not None:
                found.setdefault(names[id(asked)], asked)
    return found


@cache
def trained_instinct() -> Instinct:
    """The weights found by `gest instinct`."""
    text = files("gest_desktop.ai.instinct").joinpath("instinct.json").read_text(encoding="utf-8")
    data = json.loads(text)
    if data["facts"] != [name for name, _values in FACTS]:
        raise ValueError("instinct.json was made for other facts; run `gest instinct`")
    known = questions()
    return Instinct({id(known[name]): table_of(known[name], each) for name, each in data["weights"].items()})


def table_of(asked: Question, weights: dict[str, float]) -> Table:
    """The weights of a question, by trait; a column that was never learned is shared by all who lack it."""
    if asked.kind == "space":
        return [[weights.get(str(trait), 0.0) for trait in range(OF_A_SPACE)]]
    table = [UNKNOWN] * COLUMNS
    for trait, weight in weights.items():
        at, row = divmod(int(trait), ROWS)
        if table[at] is UNKNOWN:
            table[at] = [0.0] * ROWS
        table[at][row] = weight
    return table
