"""The numbers of a hint: how precise the chances are, where Royal Favour is going, the risk and the plan.

Everything is worked out in worlds that fit the view of the side that is asked.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from gest_desktop.ai.evaluate.win_chance import judge
from gest_desktop.ai.search import Search
from gest_desktop.ai.voice.expected import LEAST_VISITS, favourite
from gest_desktop.ai.voice.explanation import Explanation
from gest_desktop.ai.voice.facts import FACTS, PURSES, counts, facts, worth
from gest_desktop.ai.voice.outlook import walk
from gest_desktop.rules.referee import GAME_OVER, answer, question, roll_the_dice
from gest_desktop.rules.state import State
from gest_desktop.rules.turn import PickBox
from gest_desktop.rules.views import View, imagine, redact
from gest_desktop.rules.vocabulary import CHANCE

Json = dict[str, Any]
Said = tuple[str, int, str]  # kind of question, answer, its label
WALKS: Final = 48
LIKELY: Final = 0.8  # the share of games that the range of Royal Favour holds
LEAST_RISK, MOST_RISK = 0.06, 0.6  # shares of games: rarer is not worth a word, more often is no risk
MOST_RISKS: Final = 3
SURE: Final = 0.9  # the share of games in which something comes at once that the answer is said to bring
PLANS: Final = 24  # walks that have to agree on what comes next
AGREED: Final = 0.6
LONGEST_PLAN: Final = 4
LONGEST_WAY: Final = 2000  # answers to the next Royal Inspection


def numbers(explanation: Explanation, labels: Mapping[int, str]) -> Json:
    """What a reply holds besides the explanation, if it is asked for numbers."""
    thought, option = explanation.thought, explanation.option
    search, view, seed = thought.search, thought.view, explanation.seed
    shown = (option, *explanation.others)
    games = {each: Games(search, view, each, explanation) for each in shown}
    return {
        "options": [
            {
                "option": each,
                "label": labels[each],
                "win": round(explanation.win(each), 4),
                "error": round(games[each].error(thought.visits(each)), 4),
                "visits": thought.visits(each),
            }
            for each in shown
        ],
        "favour": favour_of(games[option].favours, view.state),
        "risks": risks_of(games[option], thought.actor, explanation, view.state.ballad),
        "brings": brings(games[option], thought.actor, explanation, view.state.ballad),
        "plan": [
            {"kind": kind, "option": answer, "label": label}
            for kind, answer, label in plan(search, view, option, seed)
        ],
    }


class Games:
    """What becomes of an answer in a number of games, after the turn and after the next Royal Inspection."""

    def __init__(self, search: Search, view: View, option: int, explanation: Explanation) -> None:
        self.wins: list[float] = []  # Robin Hood's chances after the Royal Inspection
        self.changes: list[tuple[list[float], list[float]]] = []  # facts before the answer and after the turn
        self.favours: list[int] = []
        for number in range(WALKS):
            random = Random(f"{explanation.seed}/{number}")
            world = imagine(view, random)
            asked, f = question(world)
            if option not in asked.options(world, f):
                continue
            before = facts(world)
            answer(world, asked, f, option)
            walk(search, world, random)
            self.changes.append((before, facts(world)))
            go_to_inspection(search, world, random)
            self.wins.append(judge(world, explanation.plain))
            self.favours.append(world.favour)

    def error(self, visits: int) -> float:
        """The standard error of a chance that is the mean of so many visits.

        Visits end earlier than these games, which differ more from each other: so it is not too small.
        """
        many = len(self.wins)
        if many < 2:
            return 0.5
        mean = sum(self.wins) / many
        variance = sum((win - mean) ** 2 for win in self.wins) / (many - 1)
        return math.sqrt(variance / max(1, visits))


def go_to_inspection(search: Search, world: State, random: Random) -> None:
    """Play on by the move averages until the next Ballad begins or the game is over."""
    ballad = world.ballad
    for _answer in range(LONGEST_WAY):
        asked, f = question(world)
        if asked is GAME_OVER or world.ballad != ballad:
            return
        if asked.actor(f) == CHANCE:
            answer(world, asked, f, roll_the_dice(world, asked, f, random.random))
            continue
        options = asked.options(world, f)
        option = options[0] if len(options) == 1 else search.averages.follow(asked, options).option
        answer(world, asked, f, option)


def favour_of(favours: Sequence[int], now: State) -> Json | None:
    """Royal Favour now and after the next Royal Inspection: the mean, and the range of most games."""
    if not favours:
        return None
    row = sorted(favours)
    tail = (1.0 - LIKELY) / 2.0
    low, high = row[int(tail * len(row))], row[min(len(row) - 1, int((1.0 - tail) * len(row)))]
    mean = sum(favour - 0.5 if favour > 0 else favour + 0.5 for favour in row) / len(row)
    return {"now": now.favour, "mean": round(mean, 2), "low": low, "high": high, "ballad": now.ballad}


def risks_of(games: Games, side: int, explanation: Explanation, ballad: int) -> list[Json]:
    """The losses that do not happen in most games, weighed by how often they do and what they cost.

    What the side itself may spend is no risk.
    """
    found: list[tuple[float, Json]] = []
    for at, fact in enumerate(FACTS):
        sign = 1.0 if fact.helps == side else -1.0
        losses = [(b[at], a[at]) for b, a in games.changes if (b[at] - a[at]) * sign >= max(0.5, fact.least)]
        share = len(losses) / max(1, len(games.changes))
        is_spent = fact.id == PURSES[side]
        if LEAST_RISK <= share <= MOST_RISK and counts(fact, ballad) and not is_spent:
            now = sum(before for before, _after in losses) / len(losses)
            then = sum(after for _before, after in losses) / len(losses)
            cost = share * abs(then - now) * worth(fact, explanation.plain, ballad)
            row = {"fact": fact.id, "share": round(share, 3), "now": round(now, 2), "then": round(then, 2)}
            found.append((cost, row))
    return [row for _cost, row in sorted(found, key=lambda pair: -pair[0])[:MOST_RISKS]]


def brings(games: Games, side: int, explanation: Explanation, ballad: int) -> list[Json]:
    """The gains that are there as soon as the turn is over, in almost every game, the weightiest first."""
    found: list[tuple[float, Json]] = []
    for at, fact in enumerate(FACTS):
        sign = 1.0 if fact.helps == side else -1.0
        gains = [(b[at], a[at]) for b, a in games.changes if (a[at] - b[at]) * sign >= max(0.5, fact.least)]
        if counts(fact, ballad) and len(gains) >= SURE * max(1, len(games.changes)):
            now = sum(before for before, _after in gains) / len(gains)
            then = sum(after for _before, after in gains) / len(gains)
            weight = abs(then - now) * worth(fact, explanation.plain, ballad)
            found.append((weight, {"fact": fact.id, "now": round(now, 2), "then": round(then, 2)}))
    return [row for _weight, row in sorted(found, key=lambda pair: -pair[0])]


def plan(search: Search, view: View, option: int, seed: int) -> list[Said]:
    """What the side means to do next in this turn: as far as most worlds agree, and before any dice."""
    ways = [next_answers(search, view, option, Random(f"{seed}/{number}")) for number in range(PLANS)]
    agreed: list[Said] = []
    while True:
        depth = len(agreed)
        following = [way[depth] for way in ways if len(way) > depth and way[:depth] == agreed]
        said, times = Counter(following).most_common(1)[0] if following else (None, 0)
        if said is None or times < AGREED * PLANS:
            return agreed
        agreed.append(said)


def next_answers(search: Search, view: View, option: int, random: Random) -> list[Said]:
    """The side's own next answers in one world, from the tree."""
    world = imagine(view, random)
    asked, f = question(world)
    said: list[Said] = []
    while option in asked.options(world, f):
        answer(world, asked, f, option)
        asked, f = question(world)
        if asked is GAME_OVER or isinstance(asked, PickBox) or asked.actor(f) != view.side:
            break
        options = asked.options(world, f)
        option, visits = options[0], LEAST_VISITS
        if len(options) > 1:
            option, visits = favourite(search, world, asked, f, options)
        if visits < LEAST_VISITS or len(said) == LONGEST_PLAN:
            break
        said.append((asked.kind, option, asked.label(redact(world, view.side).state, f, option)))
    return said
