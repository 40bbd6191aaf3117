"""What may happen after an answer, each thing apart and in points, so that a reason can name it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from gest_desktop.tales.bandits.mind.evaluate import A_COIN, add_rows, bridge, evaluate, leader_worth
from gest_desktop.tales.bandits.mind.outlook import BANDS, Outlook, all_tokens
from gest_desktop.tales.bandits.mind.thought import Thought
from gest_desktop.tales.bandits.mind.weights import Weights
from gest_desktop.tales.bandits.rules.odds import dice_of
from gest_desktop.tales.bandits.rules.scoring.spending import best_spending
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import BAIL, CLEAN, PLACE, REWARDS
from gest_desktop.tales.bandits.rules.vocabulary import HOME, PRISON, REWARD_UNDER, ROUNDS, WAITING


class Events(NamedTuple):
    """What is expected of each, in points; `arrest` and `rival` are losses."""

    part: float
    last: float
    coin: float  # of an alley
    points: float  # on the track already
    set: float  # what the tokens at hand would bring as they are
    loot: float  # tokens to come, and what those at hand may become
    arrest: float
    reward: float
    leader: float
    rival: float  # the best of the others


def mean(found: Iterable[Events]) -> Events:
    rows = list(found)
    return Events(*(sum(column) / len(rows) for column in zip(*rows, strict=True)))


def events(g: State, thought: Thought) -> Events:
    """What one band can expect of a position, each thing apart."""
    band, weights = thought.view.band, thought.weights
    whole = evaluate(g, thought.outlook, weights)
    plain = evaluate(g, thought.outlook, replace(weights, arrest=0.0, reward=0.0))[band]
    part, last = strikes(g, band, thought.outlook)
    coin = A_COIN * g.alleys.count(band) if g.step == PLACE else 0.0
    chest = float(best_spending(all_tokens(g, band)).points)
    arrest, reward = sheriff(g, thought)
    leader = leader_worth(g, weights) if g.step < CLEAN and g.leaders[band] == HOME else 0.0
    is_fined = g.round == ROUNDS and g.step <= BAIL  # there an arrest counts although nobody fears it
    plain += arrest_chance(g, thought) if is_fined else 0.0
    points = float(g.points[band])
    loot = plain - leader - part - last - coin - points - chest
    rival = -max(whole[other] for other in g.bands if other != band)
    return Events(part, last, coin, points, chest, loot, arrest, reward, leader, rival)


def strikes(g: State, band: int, outlook: Outlook) -> tuple[float, float]:
    """The points for taking part and for striking last at the carts that wait."""
    part = last = 0.0
    for stretch in g.stretches:
        cart = g.carts[stretch]
        row = [space for space in g.rows[stretch] if space is not None]
        own = [at for at, space in enumerate(row) if space.band == band]
        if cart is None or cart.fate != WAITING or not own or g.step >= CLEAN:
            continue
        lasts = outlook.lasts(g, stretch, dice_of(g.rows[stretch], g.dice[stretch]))
        part += sum(lasts[own[0] :])
        last += sum(lasts[at] * (1.0 + row[at].lies) for at in own)
    return part, last


def sheriff(g: State, thought: Thought) -> tuple[float, float]:
    """Arrest and reward: one is over 10, the other under 5, and never both."""
    weights = thought.weights
    fear = 1.0 if thought.view.state.round == ROUNDS else weights.arrest
    return -fear * arrest_chance(g, thought), weights.reward * reward_chance(g, thought)


def on_bridge(g: State, thought: Thought) -> tuple[float, float]:
    band, weights = thought.view.band, Weights()
    pips, dice = [0] * BANDS, [0.0] * BANDS
    add_rows(g, thought.outlook, weights, [0.0] * BANDS, pips, dice)
    return bridge(pips[band] + sum(g.bridge[band]), dice[band])


def arrest_chance(g: State, thought: Thought) -> float:
    if g.step <= BAIL:
        return on_bridge(g, thought)[1]
    return float(g.leaders[thought.view.band] == PRISON)


def reward_chance(g: State, thought: Thought) -> float:
    band = thought.view.band
    if g.step <= BAIL:
        return on_bridge(g, thought)[0]
    waits = g.step == REWARDS and band in g.order()[g.turn :]
    return float(waits and sum(g.bridge[band]) < REWARD_UNDER)
