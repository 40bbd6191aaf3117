"""Why the opponent may have made a move, worked out from the reader's own view so that no secret leaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from gest_desktop.ai.evaluate.win_chance import judge, trained_weights
from gest_desktop.ai.search import Search
from gest_desktop.ai.voice.because import because, chances
from gest_desktop.ai.voice.outlook import Outlook, learn, look_ahead
from gest_desktop.ai.voice.reasons import LEAST_WALKS, Reason, compare, in_favour, price
from gest_desktop.rules.chronicle import told
from gest_desktop.rules.journal import Entry, Journal
from gest_desktop.rules.plots.choosing import PickDeed, PickPlot
from gest_desktop.rules.questions.choices import NO_OR_YES
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.turn import PickBox, PickHalf
from gest_desktop.rules.views import View, imagine, redact
from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.scenes.table.foresee.lookahead import world_of

WORTH_EXPLAINING: Final = {"box", "card", "choice"}  # choices that both sides can see
MOST_COMPARED: Final = 6
ITERATIONS: Final = 64  # of the reader's own search, for each of the opponent's options
GLANCES: Final = 64  # worlds in which a position is judged
Move = tuple[View, int, int]  # the reader's view before an answer, the answer, the side that gave it


@dataclass(frozen=True)
class Weighed:
    """One visible choice of the opponent, with the options that the reader can compare it with."""

    view: View  # the reader's, before the choice
    option: int
    wins: Mapping[int, float]  # the opponent's chance of winning, by option
    labels: Mapping[int, str]
    is_action: bool  # a box, a half of the card, a Plot or a Deed
    reasons: Sequence[Reason]  # that speak for the choice, against the next best
    did: str = ""  # what can be seen of it, as the chronicle tells it
    is_yes_or_no: bool = False
    prices: Sequence[Reason] = ()  # what it gives up against the next best

    @property
    def best_other(self) -> int:
        return max((each for each in self.wins if each != self.option), key=lambda each: self.wins[each])

    @property
    def gain(self) -> float:
        """How much better the choice looks than the best other one."""
        return self.wins[self.option] - self.wins[self.best_other]


def guess(view: View, option: int, actor: int) -> str:
    """One sentence on the answer the opponent is about to give; empty if the answer is secret."""
    weighed = weigh(view, option, actor)
    if weighed is None:
        return ""
    other = weighed.best_other
    words = chances(weighed.wins[option], weighed.wins[other], weighed.labels[other])
    return because(view, option, weighed.reasons, words)


def weigh(view: View, option: int, actor: int) -> Weighed | None:
    """The answer the opponent is about to give among its options; None if the answer is secret."""
    compared = others(view, option, actor)[:MOST_COMPARED]
    if not compared:
        return None
    world = world_of(view)
    asked, f = question(world)
    outlooks = {each: outlook(view, each) for each in (option, *compared)}
    wins = {each: win(found, actor) for each, found in outlooks.items() if found.walks >= LEAST_WALKS}
    other = max((each for each in wins if each != option), key=lambda each: wins[each], default=None)
    if other is None or option not in wins:
        return None
    gain, ballad = wins[option] - wins[other], view.state.ballad
    reasons = compare(outlooks[option], outlooks[other], actor, gain, trained_weights(), ballad)
    labels = {each: asked.label(world, f, each) for each in wins}
    is_action = isinstance(asked, PickBox | PickHalf | PickPlot | PickDeed)
    did = "" if is_action else in_the_chronicle(world, option, view.side)
    yes_or_no = asked.names == NO_OR_YES
    return Weighed(view, option, wins, labels, is_action, in_favour(reasons), did, yes_or_no, price(reasons))


def others(view: View, option: int, actor: int) -> list[int]:
    """The options that the reader can compare an answer with; none if it is secret or no choice of action."""
    world = world_of(view)
    asked, f = question(world)
    if asked.kind not in WORTH_EXPLAINING or asked.actor(f) != actor or f.script.screened:
        return []
    options = asked.options(world, f)
    found = [other for other in options if other != option]
    return found if option in options and is_seen(world, option, found, view.side) else []


def in_the_chronicle(world: State, option: int, side: int) -> str:
    """The first sentence about an answer, as a side reads it, without a full stop."""
    _view, entries = seen_after(world, option, side)
    return next((words.rstrip(".") for _entry, words in told(entries)), "")


def standing(view: View, side: int) -> float:
    """A side's chance of winning as it looks to the reader of the view."""
    random = Random(0)
    robin_wins = sum(judge(imagine(view, random), trained_weights()) for _ in range(GLANCES)) / GLANCES
    return robin_wins if side == ROBIN else 1.0 - robin_wins


def outlook(view: View, option: int) -> Outlook:
    """What the reader can expect of an answer, after a short search in the reader's view."""
    search = Search(trained_weights(), Random(0))
    learn(search, view, option, ITERATIONS)
    return look_ahead(search, view, option, trained_weights(), 0)


def win(outlook: Outlook, side: int) -> float:
    robin_wins = outlook.robin_wins / outlook.walks
    return robin_wins if side == ROBIN else 1.0 - robin_wins


def is_seen(world: State, option: int, others: Sequence[int], side: int) -> bool:
    """Whether a side can tell the answer from all others; a Carriage loaded face down cannot be told."""
    seen = seen_after(world, option, side)
    return all(seen_after(world, other, side) != seen for other in others)


def seen_after(world: State, option: int, side: int) -> tuple[View, list[Entry]]:
    after = world.clone()
    journal = after.journal = Journal()
    answer(after, *question(after), option)
    question(after)
    return redact(after, side), [entry.seen_by(side) for entry in journal.entries]
