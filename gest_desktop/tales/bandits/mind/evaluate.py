"""The evaluation: for every band the points it will have, as expected from a position of any step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from gest_desktop.tales.bandits.mind.outlook import BANDS, Outlook, Points, treasure_of_all
from gest_desktop.tales.bandits.mind.weights import Weights
from gest_desktop.tales.bandits.rules.odds import dice_of
from gest_desktop.tales.bandits.rules.pieces import Space
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import BAIL, CLEAN, FRIAR_TUCK, LITTLE_JOHN, PLACE, REWARDS
from gest_desktop.tales.bandits.rules.vocabulary import (
    ARREST_OVER,
    FALLEN,
    HOME,
    PRISON,
    REWARD_UNDER,
    ROUNDS,
    ROYAL,
    WAITING,
)

A_COIN: Final = 0.34  # what a Village Coin is worth


def evaluate(g: State, outlook: Outlook, weights: Weights) -> Points:
    """Points on the track, the running round, treasure, Drawbridge and leaders."""
    points: Points = [float(number) for number in g.points]
    pips, dice = [0] * BANDS, [0.0] * BANDS
    if g.step < CLEAN:
        add_rows(g, outlook, weights, points, pips, dice)
        if g.step <= BAIL:
            add_bridge(g, weights, points, pips, dice)
        elif g.step == REWARDS:
            add_rewards(g, weights, points)
        add_leaders(g, weights, points)
    if g.step == PLACE:  # no token has changed hands but coins, so what was counted at the beginning holds
        for band in g.bands:
            points[band] += outlook.treasures[band]
        for band in g.alleys:
            points[band] += A_COIN
    else:
        for band, worth in treasure_of_all(g, ROUNDS - g.round).items():
            points[band] += worth
    return points


def add_rows(
    g: State, outlook: Outlook, weights: Weights, points: Points, pips: list[int], dice: list[float]
) -> None:
    """What the carts that wait are expected to bring, and the dice that go to the Drawbridge."""
    for stretch in g.stretches:
        cart = g.carts[stretch]
        if cart is None:
            continue
        if cart.fate == FALLEN:
            for there in g.dice[stretch]:
                for die in there:
                    pips[die.band] += die.face
        elif cart.fate == WAITING:
            row = [space for space in g.rows[stretch] if space is not None]
            if row:
                lasts = outlook.lasts(g, stretch, dice_of(g.rows[stretch], g.dice[stretch]))
                add_row(row, lasts, cart.card == ROYAL and cart.is_up, outlook, weights, points, dice)


def add_row(
    row: Sequence[Space],
    lasts: Sequence[float],
    is_royal: bool,
    outlook: Outlook,
    weights: Weights,
    points: Points,
    dice: list[float],
) -> None:
    """One row: points for taking part and for striking last, tokens, dice for the Drawbridge."""
    takes, taken, looted = 0.0, set[int](), set[int]()
    shares = [0.0] * len(row)
    for at in range(len(row) - 1, -1, -1):
        takes += lasts[at]
        shares[at] = takes
    for at, space in enumerate(row):
        share, last = shares[at], lasts[at]
        if space.band not in taken:  # the leftmost own space is the likeliest to take part
            taken.add(space.band)
            points[space.band] += share
        points[space.band] += last * (1.0 + space.lies)
        taker = space.taker
        if is_royal:
            if taker not in looted:
                looted.add(taker)
                points[taker] += 2.0 * weights.token * share * outlook.worths[taker][1][0]
        else:
            worths = outlook.worths[taker]
            for end in range(at, len(row)):
                points[taker] += weights.token * lasts[end] * worths[end + 1][end - at]
        for owner in space.owners:
            dice[owner] += share


def add_bridge(g: State, weights: Weights, points: Points, pips: list[int], dice: list[float]) -> None:
    """Arrest and reward, by the pips that are known and the number of dice still expected."""
    arrest = 1.0 if g.round == ROUNDS else weights.arrest
    for band in g.bands:
        known = pips[band] + sum(g.bridge[band])
        low, high = bridge(known, dice[band])
        points[band] += weights.reward * low - arrest * high


@lru_cache(maxsize=1 << 16)
def bridge_exactly(known: int, dice: int) -> tuple[float, float]:
    """The chances of a sum under 5 and over 10."""
    sums = {known: 1.0}
    for _die in range(dice):
        added: dict[int, float] = {}
        for total, chance in sums.items():
            for face in range(1, 7):
                added[total + face] = added.get(total + face, 0.0) + chance / 6
        sums = added
    low = sum(chance for total, chance in sums.items() if total < REWARD_UNDER)
    return low, sum(chance for total, chance in sums.items() if total > ARREST_OVER)


def bridge(known: int, dice: float) -> tuple[float, float]:
    """The same for a number of dice that is itself an expectation."""
    whole = int(dice)
    part = dice - whole
    low, high = bridge_exactly(known, whole)
    if part < 1e-9:
        return low, high
    more_low, more_high = bridge_exactly(known, whole + 1)
    return low + part * (more_low - low), high + part * (more_high - high)


def add_rewards(g: State, weights: Weights, points: Points) -> None:
    """Arrests are over; those not yet asked for their reward will get it."""
    order = g.order()
    for band in (*order[g.turn :], *g.bands[len(order) :]):
        if sum(g.bridge[band]) < REWARD_UNDER:
            points[band] += weights.reward


def add_leaders(g: State, weights: Weights, points: Points) -> None:
    """A leader at home can still ask for help; one in Prison after the arrests misses the next round."""
    worth = leader_worth(g, weights)
    for band in g.bands[: g.players]:
        if g.leaders[band] == HOME:
            points[band] += worth
        elif g.leaders[band] == PRISON and g.step > BAIL and g.round < ROUNDS:
            points[band] -= weights.arrest


def leader_worth(g: State, weights: Weights) -> float:
    """What help may still bring; in the last assault only little is left."""
    if g.step <= LITTLE_JOHN:
        return weights.leader_at_john if g.step == LITTLE_JOHN else weights.leader
    if g.step < FRIAR_TUCK:
        waiting = sum(cart is not None and cart.fate == WAITING for cart in g.carts)
        return weights.leader_later if waiting > 1 else weights.leader_last
    return weights.leader_at_tuck if g.step == FRIAR_TUCK else 0.0
