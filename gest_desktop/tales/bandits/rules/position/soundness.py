"""What must hold in every position: no piece, cart, card or token is lost or won."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from gest_desktop.common.checks import need
from gest_desktop.tales.bandits.rules.pieces import DRAFT
from gest_desktop.tales.bandits.rules.position.progress import check_progress
from gest_desktop.tales.bandits.rules.state import State, is_scarlet
from gest_desktop.tales.bandits.rules.steps import ASSAULT, CLEAN, END, FIRST, FRIAR_TUCK, LAY, OVER, PLACE
from gest_desktop.tales.bandits.rules.vocabulary import (
    ALL_CARTS,
    ALLEYS,
    BANDITS,
    CARDS_OF,
    FACE_DOWN,
    LOOT,
    LOOT_COUNTS,
    MEN,
    NO_CARD,
    NOBODY,
    PLAYERS,
    SPACES,
    UNSEEN,
    VILLAGE_COIN,
    VILLAGE_COINS,
)


def check_sound(g: State, seen_by: int | None = None) -> None:
    """Raises ImpossiblePositionError with one sentence; a view may have things unknown to its band."""
    check_bandits(g)
    check_rows(g)
    check_dice(g)
    check_carts(g, is_view=seen_by is not None)
    check_cards(g)
    check_tokens(g, is_view=seen_by is not None)
    check_ledger(g, seen_by)
    check_moment(g)
    check_progress(g)


def check_bandits(g: State) -> None:
    need(len(g.alleys) <= ALLEYS, f"There are {ALLEYS} pickpocket spaces.")
    out: Counter[int] = Counter(g.alleys)
    for space in chain(*g.rows):
        if space is not None:
            out.update(band for band in space.owners if not (space.left and band == space.band))
            need(
                not space.left or (space.squeezer == NOBODY and not space.lies), "A left space has a bandit."
            )
            need(space.squeezer == NOBODY or not space.lies, "Nobody squeezes in beside a lying bandit.")
    for band in g.bands:
        need(out[band] + g.hand[band] <= BANDITS, "A band has more than four bandits.")


def check_rows(g: State) -> None:
    for stretch in g.stretches:
        row = g.rows[stretch]
        if g.step == PLACE:
            need(len(row) == SPACES, "While bandits are placed every row has four spaces.")
        else:
            need(None not in row, "After placing, every row is closed up.")
            need(g.step > PLACE or not row, "Nobody waits before the carts are laid.")
        need(len(g.dice[stretch]) in (0, len(row)), "Dice do not fit their row.")


def check_dice(g: State) -> None:
    used = Counter(die.band for attack in g.dice for dice in attack for die in dice)
    for band in g.bands:
        used[band] += len(g.bridge[band])
        need(used[band] <= BANDITS, "A band has more than four dice.")
        need(list(g.bridge[band]) == sorted(g.bridge[band]), "Dice on the Drawbridge are named lowest first.")
    for stretch in g.stretches:
        for space, dice in zip(g.rows[stretch], g.dice[stretch], strict=False):
            owners = () if space is None else space.owners
            need(
                tuple(die.band for die in dice) == owners[: len(dice)],
                "A die is under no bandit of its band.",
            )
            need(len(dice) <= len(owners), "There are more dice than bandits in a space.")


def check_carts(g: State, *, is_view: bool) -> None:
    on_road = 0
    for cart in g.carts:
        if cart is None:
            continue
        if cart.card >= UNSEEN:
            need(is_view and not cart.is_up, "A cart is unknown.")
            continue
        need(not on_road >> cart.card & 1, "A cart is there twice.")
        on_road |= 1 << cart.card
    need(not on_road & g.cart_pile and not on_road & g.cart_discards, "A cart is in two places.")
    need(not g.cart_pile & g.cart_discards, "A cart is in two places.")
    need(on_road | g.cart_pile | g.cart_discards == ALL_CARTS, "A cart is missing.")


def check_cards(g: State) -> None:
    for man in MEN:
        own = sum(1 << card for card in CARDS_OF[man])
        need(g.piles[man] & own == g.piles[man], "A card is in the pile of another Merry Man.")
        card = g.in_play[man]
        if card == NO_CARD:
            need(g.step == 0 and g.turn <= man, "Every Merry Man has a card in play.")
        else:
            need(card in CARDS_OF[man] and not g.piles[man] >> card & 1, "A card is in play and in its pile.")


def check_tokens(g: State, *, is_view: bool) -> None:
    everywhere = [g.supply, g.discards, *g.fresh, *g.chests]
    hand = [kind for draw in g.ledger for kind in draw.kinds[draw.taken :]]
    hidden = sum(tokens[FACE_DOWN] for tokens in everywhere) + hand.count(FACE_DOWN)
    need(is_view or not hidden, "A token is unknown.")
    unknown = 0
    for kind in LOOT:
        number = sum(tokens[kind] for tokens in everywhere) + hand.count(kind)
        need(number <= LOOT_COUNTS[kind], "There are too many tokens of a kind.")
        unknown += LOOT_COUNTS[kind] - number
    need(unknown == hidden, "A token is lost or won.")
    coins = g.village + sum(tokens[VILLAGE_COIN] for tokens in everywhere)
    need(coins == VILLAGE_COINS, "A Village Coin is lost or won.")
    need(not (g.supply[VILLAGE_COIN] or g.discards[VILLAGE_COIN]), "Village Coins are not in the supply.")


def check_ledger(g: State, seen_by: int | None) -> None:
    """Who drew what, and gave what, must be what each has; a view is exact for its own band only."""
    held = {band: Counter[int]() for band in g.bands}
    for draw in g.ledger:
        need(draw.round <= g.round, "A token was drawn in a round to come.")
        need(draw.way == DRAFT or draw.taken == len(draw.takers) == 1, "A token was drawn by nobody.")
        need(draw.way != DRAFT or not g.is_scarlets, "With two players no hand is passed.")
        need(draw is g.ledger[-1] or draw.taken == len(draw.takers), "A hand was not passed to its end.")
        for band, kind in zip(draw.takers[: draw.taken], draw.kinds, strict=False):
            held[band][kind] += 1
    for token in g.given:
        need(token.round <= g.round and not is_scarlet(g, token.band), "A token was given by nobody.")
        held[token.band][token.kind] -= 1
    for band in g.bands:
        has = [g.fresh[band][kind] + g.chests[band][kind] for kind in range(FACE_DOWN + 1)]
        has[VILLAGE_COIN] = 0
        need(sum(has) == held[band].total(), "The draws do not lead to the tokens of a band.")
        exactly = all(held[band][kind] == has[kind] for kind in LOOT)
        need(exactly or seen_by not in (None, band), "The draws do not lead to the tokens of a band.")


def check_moment(g: State) -> None:
    """What must be there for the step in which the game is."""
    need((g.first == NOBODY) == (g.step <= FIRST), "The first player is drawn in the set-up.")
    need(g.first == NOBODY or g.first in PLAYERS[g.players], "Will Scarlet is never the first player.")
    need((g.round == 0) == (g.step <= FIRST), "The first round begins after the set-up.")
    need(g.actor == NOBODY or g.actor in PLAYERS[g.players], "Will Scarlet is never asked.")
    need((g.winner == NOBODY) == (g.step < OVER), "There is a winner when the game is over.")
    carts = sum(cart is not None for cart in g.carts)
    all_laid = PLACE <= g.step < CLEAN or (g.step == CLEAN and g.stage == 0)
    is_exchanging = g.step == PLACE and carts == len(g.stretches) - 1
    need(not all_laid or carts == len(g.stretches) or is_exchanging, "A cart is missing on the road.")
    need(g.step != LAY or carts == g.turn, "The carts are laid from 1 upwards.")
    need(g.cart in g.stretches, "The cart under assault is on an open stretch.")
    need(g.step > PLACE or not any(g.dice), "There are no dice before the assaults.")
    need(g.step in (LAY, PLACE) or not any(g.hand), "Bandits are in hand only while placing.")
    is_on_bridge = FRIAR_TUCK <= g.step <= CLEAN
    need(is_on_bridge or not any(g.bridge), "There are dice on the Drawbridge too early.")
    need(g.step < FRIAR_TUCK or not any(g.dice), "There are dice in attack spaces too late.")
    up = [cart.is_up for cart in g.carts if cart is not None]
    need(g.step < ASSAULT or all(up), "The carts are turned up before the assaults.")
    need(g.step > PLACE or not any(up), "The carts lie face down while bandits are placed.")
    is_stored = g.step >= END or g.step <= FIRST
    need(not is_stored or not any(map(any, g.fresh)), "Fresh tokens are stored at the end of a round.")
