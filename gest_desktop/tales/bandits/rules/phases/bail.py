"""Arrests and bail: leaders are released, fresh tokens buy dice off, then the sums count (5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from gest_desktop.rules.words import N_, _
from gest_desktop.tales.bandits.rules.journal import BailPaid, LeaderArrested, LeaderReleased
from gest_desktop.tales.bandits.rules.naming import token_list
from gest_desktop.tales.bandits.rules.question import Question, Value
from gest_desktop.tales.bandits.rules.state import State, kinds_of
from gest_desktop.tales.bandits.rules.steps import BAIL, REWARDS, go_to, step
from gest_desktop.tales.bandits.rules.tokens import give_up
from gest_desktop.tales.bandits.rules.vocabulary import ARREST_OVER, HOME, PRISON, ROUNDS, TOKEN_IDS

NOTHING = 0
BASE = 12  # an option has one digit for each token: 1 + its kind
FOR_TWO_DICE = 3  # tokens


class PayBail(Question):
    """Nothing; or one token for the lowest die; or three for the two lowest. One bail a round (BR39)."""

    kind = "bail"
    prompt = N_("Do you pay to take dice off the Drawbridge?")
    rule = "5.3"

    def options(self, g: State) -> Sequence[int]:
        tokens = g.fresh[g.actor]
        kinds = kinds_of(tokens)
        options = [NOTHING, *(bail_option((kind,)) for kind in kinds)]
        if len(g.bridge[g.actor]) > 1 and sum(tokens) >= FOR_TWO_DICE:
            options += (
                bail_option(three)
                for three in combinations_with_replacement(kinds, FOR_TWO_DICE)
                if all(three.count(kind) <= tokens[kind] for kind in three)
            )
        return options

    def answer(self, g: State, option: int) -> None:
        band, kinds = g.actor, bail_tokens(option)
        g.turn += 1
        if not kinds:
            return
        dice = 1 if len(kinds) == 1 else 2
        for kind in kinds:
            give_up(g, band, kind)
        g.bridge[band] = g.bridge[band][dice:]
        if g.journal is not None:
            g.journal.write(BailPaid(band, kinds, dice))

    def value(self, g: State, option: int) -> Value:
        return [TOKEN_IDS[kind] for kind in bail_tokens(option)]

    def label(self, g: State, option: int) -> str:
        kinds = bail_tokens(option)
        if not kinds:
            return _("Pay nothing")
        if len(kinds) == 1:
            return _("{tokens}: your lowest die").format(tokens=token_list(kinds))
        return _("{tokens}: your two lowest dice").format(tokens=token_list(kinds))


def bail_option(kinds: Sequence[int]) -> int:
    option = 0
    for kind in reversed(kinds):
        option = BASE * option + kind + 1
    return option


def bail_tokens(option: int) -> tuple[int, ...]:
    kinds = []
    while option:
        option, digit = divmod(option, BASE)
        kinds.append(digit - 1)
    return tuple(kinds)


def release(g: State) -> None:
    """Everybody who is in Prison at this moment goes home, too late for help this round (BR38)."""
    for band in g.bands:
        if g.leaders[band] == PRISON:
            g.leaders[band] = HOME
            if g.journal is not None:
                g.journal.write(LeaderReleased(band))
    go_to(g, BAIL)


def arrest(g: State) -> None:
    """Over 10, Will Scarlet's too (BR46): the leader goes to Prison, in the last round for 1 VP (BR40)."""
    for band in g.bands:
        total = sum(g.bridge[band])
        if total > ARREST_OVER:
            g.leaders[band] = PRISON
            before = g.points[band]
            if g.round == ROUNDS:
                g.points[band] = max(0, before - 1)
            if g.journal is not None:
                g.journal.write(LeaderArrested(band, total, before - g.points[band]))


PAY_BAIL = PayBail()


@step(BAIL)
def ask_for_bail(g: State) -> Question | None:
    order = g.order()
    while g.turn < len(order):
        band = order[g.turn]
        if g.bridge[band] and sum(g.fresh[band]):
            g.actor = band
            return PAY_BAIL
        g.turn += 1
    arrest(g)
    go_to(g, REWARDS)
    return None
