"""Loot: as many tokens as spaces that took part, kept one by one from the right to the left (4.4)."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.words import N_, _
from gest_desktop.tales.bandits.rules.carts import RULES_OF
from gest_desktop.tales.bandits.rules.journal import HandDrawn
from gest_desktop.tales.bandits.rules.naming import token_name
from gest_desktop.tales.bandits.rules.pieces import BLIND, DRAFT, Draw
from gest_desktop.tales.bandits.rules.question import Question, Value
from gest_desktop.tales.bandits.rules.state import State, with_token
from gest_desktop.tales.bandits.rules.steps import ASSAULT, LOOT, go_to, step
from gest_desktop.tales.bandits.rules.tokens import DrawToken, prepare_draw, receive_blind, write_taken
from gest_desktop.tales.bandits.rules.vocabulary import TOKEN_IDS

SHARE_OUT, DRAW_HAND, DRAW_BLIND, PASS_HAND = range(4)  # State.stage; memo: who still draws unseen


class KeepToken(Question):
    """One token of the hand; asked also if all are alike, so that the question tells nothing (BR33)."""

    kind = "keep"
    prompt = N_("Which token do you take? The rest are passed on.")
    rule = "4.4"

    def options(self, g: State) -> Sequence[int]:
        hand = g.ledger[-1]
        return sorted(set(hand.kinds[hand.taken :]))

    def answer(self, g: State, option: int) -> None:
        take_from_hand(g, option)

    def value(self, g: State, option: int) -> Value:
        return TOKEN_IDS[option]

    def label(self, g: State, option: int) -> str:
        return token_name(option)

    def why_not(self, g: State, option: int) -> str:
        return _("This token is not in the hand.")


def takers(g: State) -> tuple[int, ...]:
    """Who takes a token of each space that took part, from the right; a squeezer takes it (BR32)."""
    return tuple(space.taker for space in reversed(g.rows[g.cart]) if space is not None)


def add_to_hand(g: State, kind: int) -> None:
    hand = g.ledger[-1]
    g.ledger = (*g.ledger[:-1], hand._replace(kinds=tuple(sorted((*hand.kinds, kind)))))


def draw_unseen(g: State, kind: int) -> None:
    band, g.memo = g.memo[0], g.memo[1:]
    receive_blind(g, band, kind, BLIND)


def take_from_hand(g: State, kind: int) -> None:
    """The holder keeps a token, the rest goes to the taker of the next space to the left."""
    hand = g.ledger[-1]
    rest = list(hand.kinds[hand.taken :])
    rest.remove(kind)
    band = hand.takers[hand.taken]
    kinds = (*hand.kinds[: hand.taken], kind, *rest)
    g.ledger = (*g.ledger[:-1], hand._replace(kinds=kinds, taken=hand.taken + 1))
    g.fresh[band] = with_token(g.fresh[band], kind)
    write_taken(g, band, kind, drawn=False)


def share_out(g: State) -> None:
    """A hand is passed, or each draws unseen: with two players, and of the Royal cart."""
    cart = g.carts[g.cart]
    assert cart is not None
    order = takers(g)
    unseen = RULES_OF[cart.card].shares_out(order)
    if unseen is None and g.is_scarlets:
        unseen = order
    if unseen is None:
        g.ledger = (*g.ledger, Draw(g.round, DRAFT, order, (), 0))
        g.stage = DRAW_HAND
    else:
        g.stage, g.memo = DRAW_BLIND, unseen


def hand_is_drawn(g: State) -> None:
    """With too few tokens the rightmost takers are served, the rest go without (BR34)."""
    hand = g.ledger[-1]
    number = len(hand.kinds)
    g.ledger = (*g.ledger[:-1], hand._replace(takers=hand.takers[:number])) if number else g.ledger[:-1]
    g.stage = PASS_HAND
    if g.journal is not None and number:
        g.journal.write(HandDrawn(hand.takers[0], number))


KEEP_TOKEN = KeepToken()
DRAW_TO_HAND = DrawToken("4.4", add_to_hand)
DRAW_UNSEEN = DrawToken("4.4", draw_unseen)


@step(LOOT)
def share_loot(g: State) -> Question | None:
    if g.stage == SHARE_OUT:
        share_out(g)
    if g.stage == DRAW_BLIND:
        if g.memo and prepare_draw(g):
            return DRAW_UNSEEN
        go_to(g, ASSAULT)
        return None
    if g.stage == DRAW_HAND:
        hand = g.ledger[-1]
        if len(hand.kinds) < len(hand.takers) and prepare_draw(g):
            return DRAW_TO_HAND
        hand_is_drawn(g)
    return pass_hand(g)


def pass_hand(g: State) -> Question | None:
    hand = g.ledger[-1] if g.ledger else None
    if hand is not None and hand.way == DRAFT:
        left = len(hand.kinds) - hand.taken
        if left > 1:
            g.actor = hand.takers[hand.taken]
            return KEEP_TOKEN
        if left == 1:
            take_from_hand(g, hand.kinds[-1])
    go_to(g, ASSAULT)
    return None
