"""The other side's expected next answer, read from the search tree or else from the move averages.

Walks descend through imagined worlds, so they use only what the searching side knows. The text
must not present imagined facts as known: an answer that the other side gives in secret, or
could not give with different secrets that also fit, is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from gest_desktop.ai.information_set import is_secret
from gest_desktop.ai.search import Search
from gest_desktop.rules.explain import prompt
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.question import Question
from gest_desktop.rules.referee import answer, question, roll_the_dice
from gest_desktop.rules.state import State
from gest_desktop.rules.views import View, every_world, imagine, redact
from gest_desktop.rules.vocabulary import CARRIAGE_UP, CHANCE, NOBODY, NOWHERE

Json = dict[str, Any]
LEAST_VISITS: Final = 3  # fewer visits only show where the search has looked
WALKS: Final = 32  # dice and cards differ in each; the most frequent answer is the expected one


def expected(search: Search, view: View, option: int, random: Random) -> Json | None:
    """The other side's next answer if this option is taken, or None if the tree does not reach it."""
    walks = [walk(search, view, option, random) for _ in range(WALKS)]
    replies = [reply for reply in walks if reply is not None]
    times = Counter(reply["label"] for reply in replies)
    return max(replies, key=lambda reply: (times[reply["label"]], reply["visits"]), default=None)


def walk(search: Search, view: View, option: int, random: Random) -> Json | None:
    """Descend through one imagined world to the first choice of the other side."""
    world = imagine(view, random)
    asked, f = question(world)
    while True:
        answer(world, asked, f, option)
        asked, f = question(world)
        side = asked.actor(f)
        if side == NOBODY:
            return None
        if side == CHANCE:
            option = roll_the_dice(world, asked, f, random.random)
            continue
        options = asked.options(world, f)
        if len(options) == 1:
            option = options[0]
            continue
        option, visits = favourite(search, world, asked, f, options)
        if not visits:
            return None
        if side != view.side:
            return in_words(view, world, asked, f, option, visits) if visits >= LEAST_VISITS else None


def favourite(
    search: Search, world: State, asked: Question, f: Frame, options: Sequence[int]
) -> tuple[int, int]:
    """The option with the most visits here, or by the move averages, and its count."""
    arms = search.arms(world, asked.actor(f))
    tried = [(arm.visits, arm.mean, option) for option, arm in arms.items()]
    visits, _mean, option = max(tried, default=(0, 0.0, options[0]))
    return (option, visits) if visits >= LEAST_VISITS else search.averages.usual(asked, options)


def in_words(view: View, world: State, asked: Question, f: Frame, option: int, visits: int) -> Json | None:
    """The answer in words, or None if they would give away something imagined."""
    seen = redact(world, view.side)
    if is_secret(world, asked, f) or not is_open(seen, option):
        return None
    if asked.kind != "box" and (world.played != view.state.played or was_uncovered(view, world)):
        return None  # the text would mention a card, a Carriage or Robin as merely imagined
    return {
        "prompt": prompt(asked, f),
        "option": option,
        "value": asked.value(seen.state, f, option),
        "label": asked.label(seen.state, f, option),
        "visits": visits,
    }


def is_open(seen: View, option: int) -> bool:
    """Whether the other side could give this answer whatever its secrets are."""
    for world in every_world(seen):
        asked, f = question(world)
        if option not in asked.options(world, f):
            return False
    return True


def was_uncovered(view: View, world: State) -> bool:
    """Whether the walk has uncovered a secret: Robin, or the type of a Carriage."""
    if view.state.robin == NOWHERE and not world.robin_hidden:
        return True
    before, now = view.state.carriages[CARRIAGE_UP:], world.carriages[CARRIAGE_UP:]
    return any(up > was_up for was_up, up in zip(before, now, strict=True))
