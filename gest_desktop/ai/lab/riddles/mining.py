"""Riddles from self-play: each decision of a fast game is looked at, and what is clear is looked at again."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Sequence
from random import Random
from typing import Final

from gest_desktop.ai.evaluate.win_chance import trained_weights
from gest_desktop.ai.lab.riddles.clear import MARGIN, PROVED, is_clear, is_open, right_ones
from gest_desktop.ai.lab.riddles.lines import typical_line
from gest_desktop.ai.lab.riddles.look import Found, Look
from gest_desktop.ai.lab.riddles.solvers import Line, difficulty, is_trivial
from gest_desktop.ai.lab.riddles.themes import place_of, themes_of
from gest_desktop.ai.players import SearchPlayer
from gest_desktop.ai.riddles.riddle import Rated, Riddle, Step, advance
from gest_desktop.ai.thought import Thought
from gest_desktop.ai.voice.outlook import LEARNED, Outlook, learn, look_ahead
from gest_desktop.ai.voice.reasons import compare, in_favour
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.position import write_view
from gest_desktop.rules.referee import question
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.views import View, every_world, redact
from gest_desktop.rules.vocabulary import NOWHERE, PLOTS_AND_DEEDS, REGULARS, ROBIN, SHERIFF, SIDE_IDS

PLAYED: Final = 120  # iterations of the players of the game, which is also the first look
GLANCED: Final = 0.6 * MARGIN  # the margin at the first look that makes it worth another
SEEN_OFTEN: Final = 3  # visits without which the first look knows nothing of an option
BUDGET: Final = 1000
TIMES: Final = 20  # so much more for the proof
FIRST_SHARE: Final = 0.2  # of the proof, after which it may fail
FEWEST_WAYS: Final = 4  # to answer the whole line
LONGEST_LINE: Final = 4
SELDOM: Final = 4  # every so many games, riddles may begin with the largest box
WORLDS: Final = 12  # in which the next question must be the same
MOST_REASONS: Final = 2


def mine(seed: int) -> Iterator[tuple[Riddle, list[str]]]:
    """The riddles of one game, each with the themes that it fits."""
    game, used = Game(Beginning(seed=seed)), set[tuple[int, int]]()
    players = [SearchPlayer(Random(f"{seed}/{SIDE_IDS[side]}"), PLAYED) for side in (ROBIN, SHERIFF)]
    while not game.is_over:
        asked, f = game.question()
        options, side = asked.options(game.state, f), asked.actor(f)
        if len(options) == 1:
            game.play(options[0])
            continue
        view, turn = redact(game.state, side), (len(game.state.played), side)
        thought = players[side].begin(view)
        while thought.go_on():
            pass
        is_new = turn not in used and not (is_usual(thought) and seed % SELDOM)
        if is_new and is_fit(game.state, f) and looks_clear(thought):
            found = examine(view, f"{seed}-{len(game.answers)}")
            if found is not None:
                used.add(turn)
                yield found
        game.play(players[side].pick(thought))


def is_fit(g: State, f: Frame) -> bool:
    """Whether it is an ordinary choice of a turn, and not one to be drawn by lot."""
    odd = f.script.secret or f.script.topic in (Topic.SETUP, Topic.GOING_HOME, Topic.RETURN)
    return g.card in REGULARS and not odd


def is_usual(thought: Thought) -> bool:
    """Whether the search wants what it wants most of the time: to act in the largest box."""
    ranking = thought.ranking()
    return thought.kind == "box" and bool(ranking) and ranking[0][0] == 2 * PLOTS_AND_DEEDS


def looks_clear(thought: Thought) -> bool:
    """Whether the search of the game sees one option, or several that look the same, far ahead."""
    best: dict[Hashable, float] = {}
    for option, visits, win in thought.ranking():
        if visits >= SEEN_OFTEN:
            seen = thought.footprints[option]
            best[seen] = max(win, best.get(seen, 0.0))
    wins = sorted(best.values(), reverse=True)
    return len(wins) == 1 or (len(wins) > 1 and wins[0] - wins[1] >= GLANCED)


def examine(view: View, name: str) -> tuple[Riddle, list[str]] | None:
    """A decision as a riddle, if it is one: looked at with the budget, then with many times of it."""
    line = clear_line(view, name)
    if not line or is_trivial(line, name):
        return None
    riddle = prove(line, name)
    if riddle is None or math.prod(len(step.rated) for step in riddle.steps) < FEWEST_WAYS:
        return None
    options = tuple(step.best.option for step in riddle.steps)
    worlds = [world_at(riddle, at) for at in range(len(options))]
    return riddle, themes_of(worlds, options)


def clear_line(view: View, name: str) -> list[tuple[View, list[int]]]:
    """The choices of the best line, as long as each is clear and nothing comes between them."""
    line: list[tuple[View, list[int]]] = []
    following: View | None = view
    while following is not None and len(line) < LONGEST_LINE:
        look = Look(following, f"{name}/{len(line)}/look")
        ranking = look.study(BUDGET)
        if not is_clear(look, ranking) or not is_open(ranking):
            break
        right = [found.option for found in ranking[: right_ones(look, ranking)]]
        line.append((following, right))
        following = next_view(following, right[0]) if len(right) == 1 else None
    return line


def prove(line: Line, name: str) -> Riddle | None:
    """The riddle with the figures of the great look, as far as that agrees; None if it is trivial then."""
    view = line[0][0]
    blank = Riddle(name, view.side, "", 1, NOWHERE, write_view(view), ())
    world, steps = blank.world(), list[Step]()
    for at, (seen, right) in enumerate(line):
        step = agreed(seen, world, f"{name}/{at}", right)
        if step is None:
            break
        steps.append(step)
        advance(world, view.side, step.best.option)
    kept = line[: len(steps)]
    if not steps or (len(kept) < len(line) and is_trivial(kept, name)):
        return None
    places = [place_of(world_at(blank, 0, steps[:at]), steps[at].best.option) for at in range(len(steps))]
    place = next((each for each in places if each != NOWHERE), NOWHERE)
    return Riddle(name, view.side, "", difficulty(kept, name), place, blank.view, tuple(steps))


def agreed(view: View, world: State, name: str, right: Sequence[int]) -> Step | None:
    """A step with the figures of the great look, or None if that sees it otherwise."""
    look = Look(view, f"{name}/proof")
    for share in (FIRST_SHARE, 1.0 - FIRST_SHARE):  # most of what fails does so early
        ranking = look.study(round(BUDGET * TIMES * share))
        many = right_ones(look, ranking)
        same = {found.option for found in ranking[:many]} == set(right)
        if not (same and is_clear(look, ranking, PROVED) and is_open(ranking)):
            return None
    return Step(tuple(rate(look, found, ranking[0], world, name) for found in ranking), many)


def rate(look: Look, found: Found, best: Found, world: State, name: str) -> Rated:
    line = typical_line(look.search, world, look.view.side, found.option, f"{name}/{found.option}")
    reasons = []
    if found.option != best.option:
        chosen, other = (outlook(look, option) for option in (best.option, found.option))
        gain, ballad = best.win - found.win, look.view.state.ballad
        found_reasons = compare(chosen, other, look.view.side, gain, trained_weights(), ballad)
        reasons = in_favour(found_reasons)[:MOST_REASONS]
    return Rated(found.option, round(found.win, 4), round(found.error, 4), line, tuple(reasons))


def outlook(look: Look, option: int) -> Outlook:
    learn(look.search, look.view, option, LEARNED)
    return look_ahead(look.search, look.view, option, trained_weights(), 0)


def next_view(view: View, option: int) -> View | None:
    """What the side sees at its next choice, if it comes before dice or replies and depends on no secret."""
    views = list[View]()
    for _number, world in zip(range(WORLDS), every_world(view), strict=False):
        question(world)
        advance(world, view.side, option)
        asked, f = question(world)
        if asked.actor(f) != view.side or asked.kind == "box" or f.script.secret:
            return None
        views.append(redact(world, view.side))
    return views[0] if all(each == views[0] for each in views) else None


def world_at(riddle: Riddle, at: int, steps: list[Step] | None = None) -> State:
    """The world of the riddle at one of its steps."""
    world = riddle.world()
    for step in riddle.steps[:at] if steps is None else steps:
        advance(world, riddle.side, step.best.option)
    return world
