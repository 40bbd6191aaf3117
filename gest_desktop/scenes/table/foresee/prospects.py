"""What an option costs and brings, as chips beside it: tried in every world that fits the view.

Chance is followed along all branches up to the next question, but never to the next card or phase.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from gest_desktop.rules.deck import TurnCard
from gest_desktop.rules.favour import TRACK
from gest_desktop.rules.naming import listed
from gest_desktop.rules.referee import answer, question
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.verbs.carriages import ORDER_ON_ARRIVAL, SHILLINGS_ON_ARRIVAL
from gest_desktop.rules.views import View, every_world
from gest_desktop.rules.vocabulary import CARRIAGE_DEFENSE, CHANCE, ROBIN, SHERIFF
from gest_desktop.rules.words import _, n_
from gest_desktop.scenes.table.foresee.odds import Odds
from gest_desktop.scenes.table.foresee.odds_words import (
    between,
    gains_by_failure,
    making,
    percent,
    shillings_between,
)
from gest_desktop.scenes.table.foresee.this_phase import without_later_phases

MOST_BRANCHES: Final = 400
COST, GOOD, BAD, PLAIN = "cost", "good", "bad", "plain"


@dataclass(frozen=True)
class Chip:
    """One fact about an option; `tone` says whether it is a cost, good or bad."""

    words: str
    tone: str = PLAIN


@dataclass(frozen=True)
class Prospect:
    """The player's purse and Royal Favour after an option, as far as they can be told."""

    chips: tuple[Chip, ...] = ()
    success: float | None = None  # of a Rob
    purse: tuple[int, int] | None = None  # at worst and at best, if it changes
    favour: tuple[tuple[int, float], ...] = ()  # boxes it may move to, and how likely


@dataclass(frozen=True)
class Outcome:
    share: float
    shillings: int
    favour: int
    others: int  # the opponent's Shillings


NOTHING: Final = Prospect()


class TooManyBranchesError(Exception):
    """The prospect would take too long to work out."""


def prospect(view: View, *options: int) -> Prospect:
    """What these answers bring up to the next question."""
    before = view.state
    try:
        found = list(outcomes(view, options))
    except TooManyBranchesError:
        return NOTHING
    purses = [outcome.shillings for outcome in found]
    purse = (min(purses), max(purses))
    steps: dict[int, float] = {}
    for outcome in found:
        if outcome.favour != before.favour:
            steps[outcome.favour] = steps.get(outcome.favour, 0.0) + outcome.share
    # Only Robin Hood's unknowns are equally likely; the Sheriff is told what may happen, not how likely.
    is_exact = view.side == ROBIN or all(share > 1.0 - 1e-9 for share in steps.values())
    own = before.shillings[view.side]
    others = [outcome.others - before.shillings[ROBIN + SHERIFF - view.side] for outcome in found]
    chips = [*purse_chips(purse[0] - own, purse[1] - own), *others_chips(view.side, min(others), max(others))]
    chips += favour_chips(before.favour, steps, is_exact)
    changed = purse if purse != (own, own) else None
    return Prospect(tuple(chips), None, changed, tuple(sorted(steps.items())))


def carriage_chips(kind: int) -> tuple[Chip, ...]:
    """What a Carriage brings when it reaches Nottingham, and how well it is defended on its way."""
    sums = shillings_between(SHILLINGS_ON_ARRIVAL[kind], SHILLINGS_ON_ARRIVAL[kind])
    gains = listed([sums, _("+{n} Order").format(n=ORDER_ON_ARRIVAL[kind])])
    defense = _("Defense {n}").format(n=CARRIAGE_DEFENSE[kind])
    return Chip(_("on arrival: {gains}").format(gains=gains), GOOD), Chip(defense)


def outcomes(view: View, options: Iterable[int]) -> Iterator[Outcome]:
    worlds = list(every_world(view))
    left = MOST_BRANCHES
    for world in worlds:
        without_later_phases(world)
        for option in options:
            answer(world, *question(world), option)
        for share, end in branches(world, 1.0 / len(worlds)):
            left -= 1
            if left < 0:
                raise TooManyBranchesError
            yield Outcome(
                share, end.shillings[view.side], end.favour, end.shillings[ROBIN + SHERIFF - view.side]
            )


def branches(world: State, share: float) -> Iterator[tuple[float, State]]:
    """Every way that chance may decide, up to the next question of a side."""
    asked, f = question(world)
    if asked.actor(f) != CHANCE or isinstance(asked, TurnCard):
        yield share, world
        return
    options = asked.options(world, f)
    weights = asked.weights(world, f, options)
    for option, weight in zip(options, weights, strict=True):
        branch = world.clone()
        answer(branch, *question(branch), option)
        yield from branches(branch, share * weight / sum(weights))


def rob_prospect(view: View, odds: Odds) -> Prospect:
    """The odds of a Rob as chips: what a success brings, and what may go wrong."""
    chips = []
    own, purse, favour = view.state.shillings[ROBIN], None, view.state.favour
    if odds.success and odds.least is not None and odds.most is not None:
        if odds.most:
            purse = (own + odds.least, own + odds.most)
            chips.append(Chip(making(odds.least, odds.most, own), GOOD))
        else:
            chips += purse_chips(odds.least, odds.most)
    steps = {} if not odds.favoured else {TRACK[max(0, TRACK.index(favour) - 1)]: odds.favoured}
    chips += favour_chips(favour, steps, is_exact=True)
    chips += failure_chips(odds)
    chips += [Chip(_("the Sheriff: {gains}").format(gains=gain), BAD) for gain in gains_by_failure(odds)]
    if odds.unrolled:
        chips.append(Chip(_("{share} no roll").format(share=percent(odds.unrolled))))
    if odds.party is not None and is_party_open(view):
        least, most = odds.party
        chips.append(Chip(n_("with {n} robber", "with {n} robbers", most).format(n=between(least, most))))
    success = None if odds.unrolled == 1.0 else odds.success
    return Prospect(tuple(chips), success, purse, tuple(steps.items()))


def is_party_open(view: View) -> bool:
    """Whether it is still to be chosen who robs: the odds are those of the best party."""
    return not any(frame.picked for frame in view.state.frames if frame.script.topic is Topic.ROBBERY)


def failure_chips(odds: Odds) -> list[Chip]:
    """How likely a Rob fails, or somebody goes to Prison; what a Traveller's other way risks counts, too."""
    if odds.most_caught > odds.caught + 1e-9:
        words = _("up to {share} Prison")
        return [Chip(words.format(share=percent(odds.most_caught)), BAD)]
    if odds.caught:
        return [Chip(_("{share} Prison").format(share=percent(odds.caught)), BAD)]
    return [Chip(_("{share} failure").format(share=percent(odds.failure)), BAD)] if odds.failure else []


def purse_chips(least: int, most: int) -> list[Chip]:
    if not least and not most:
        return []
    return [Chip(shillings_between(least, most), COST if most <= 0 else GOOD)]


def others_chips(side: int, least: int, most: int) -> list[Chip]:
    """What the opponent gains or loses by it."""
    if not least and not most:
        return []
    words = _("Robin Hood: {sum}") if side == SHERIFF else _("The Sheriff: {sum}")
    return [Chip(words.format(sum=shillings_between(least, most)), BAD if most > 0 else GOOD)]


def favour_chips(before: int, steps: dict[int, float], is_exact: bool) -> list[Chip]:
    """Steps along the track, each with its chance unless it is sure."""
    chips = []
    for after, share in sorted(steps.items()):
        number = TRACK.index(after) - TRACK.index(before)
        words = (_("+{n} Justice") if number < 0 else _("+{n} Order")).format(n=abs(number))
        if not is_exact:
            words = _("perhaps {gain}").format(gain=words)
        elif share < 1.0 - 1e-9:
            words = _("{share} {gain}").format(share=percent(share), gain=words)
        chips.append(Chip(words))
    return chips
