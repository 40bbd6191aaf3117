"""The evaluation, compared with counting and with games played out."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from gest_desktop.tales.bandits.mind.evaluate import bridge, bridge_exactly, evaluate
from gest_desktop.tales.bandits.mind.outlook import Outlook
from gest_desktop.tales.bandits.mind.treasure import pick_worths, ranked, spent, treasure
from gest_desktop.tales.bandits.mind.utility import utility
from gest_desktop.tales.bandits.mind.weights import PLAIN, TEMPERS
from gest_desktop.tales.bandits.rules.referee import answer, question, roll_the_dice
from gest_desktop.tales.bandits.rules.scoring.spending import best_spending
from gest_desktop.tales.bandits.rules.steps import FRIAR_TUCK
from gest_desktop.tales.bandits.rules.views import redact
from gest_desktop.tales.bandits.rules.vocabulary import CHANCE, LOOT, LOOT_COUNTS, NO_TOKENS, TOKEN_IDS
from tests.tales.bandits.table import table

AWAY = dict.fromkeys("KBO", "marian")
POINTS_ALONE = replace(PLAIN, token=0.0, arrest=0.0, reward=0.0)


def test_points_of_the_carts_are_what_games_bring_in_the_mean():
    """4.3: taking part, striking last, lying down; nobody has a leader left."""
    g = table("assault", round=3, rows=("KBO", "BkKB", "OO"), leaders=AWAY, carts=("a05", "b05", "a01"))
    expected = evaluate(g, Outlook(redact(g, 0), Random(1)), POINTS_ALONE)
    means, random, games = [0.0] * 4, Random(2), 3000
    for _game in range(games):
        world = g.clone()
        while world.step < FRIAR_TUCK:
            asked = question(world)
            if world.step >= FRIAR_TUCK:
                break
            is_chance = asked.actor(world) == CHANCE
            option = roll_the_dice(world, asked, random.random) if is_chance else asked.options(world)[0]
            answer(world, asked, option)
        for band in range(3):
            means[band] += world.points[band] / games

    tokens_to_come = treasure(NO_TOKENS, 1)
    assert means[:3] == pytest.approx([worth - tokens_to_come for worth in expected[:3]], abs=0.07)


def test_the_drawbridge_is_counted_exactly():
    """5.3: under 5, over 10."""
    throws = [3 + sum(dice) for dice in product(range(1, 7), repeat=2)]
    low, high = sum(sum_ < 5 for sum_ in throws) / 36, sum(sum_ > 10 for sum_ in throws) / 36

    assert (low, high) == pytest.approx(bridge_exactly(3, 2))
    assert bridge(3, 2.0) == pytest.approx(bridge_exactly(3, 2))
    assert bridge(0, 0.0) == (1.0, 0.0)


def test_treasure_is_spent_as_the_rules_spend_it():
    """9.2."""
    random = Random(4)
    supply = [kind for kind in LOOT for _token in range(LOOT_COUNTS[kind])]
    for _chest in range(500):
        drawn = random.sample(supply, random.randrange(14))
        chest = tuple(drawn.count(kind) for kind in range(12))

        assert best_spending(chest).points == spent(chest)
        assert spent(chest) == treasure(chest, 0)


def test_a_third_ring_of_a_colour_is_worth_more_than_a_first():
    two = [0] * 12
    two[TOKEN_IDS.index("ring_red")] = 2
    three = [0] * 12
    three[TOKEN_IDS.index("ring_red")] = 3

    gain = treasure(tuple(three), 2) - treasure(tuple(two), 2)
    assert gain > 2 * (treasure((1, *NO_TOKENS[1:]), 2) - treasure(NO_TOKENS, 2))


def test_earlier_picks_of_a_hand_are_worth_more():
    worths = pick_worths(NO_TOKENS, 3)

    assert list(worths[4]) == sorted(worths[4], reverse=True)
    assert worths[4][0] > worths[2][0] > worths[1][0] > 0


def test_the_mean_of_a_ranked_gain_is_counted_exactly():
    gains = [(0.0, 1), (1.0, 2), (3.0, 1)]
    values = [0.0, 1.0, 1.0, 3.0]
    seconds = [sorted(draw)[-2] for draw in product(values, repeat=3)]

    assert sum(seconds) / len(seconds) == pytest.approx(ranked(gains, 3, 1))


def test_a_band_wants_to_be_above_the_best_of_the_others():
    g = table("place", players=2)

    assert utility(g, [9.0, 5.0, 0.0, 3.0], 0, PLAIN) > 0.3
    assert utility(g, [9.0, 5.0, 0.0, 9.0], 0, PLAIN) < 0.2, "Will Scarlet's band is one of them"
    assert utility(g, [9.0, 9.0, 0.0, 9.0], 0, PLAIN) == pytest.approx(0.0)


def test_points_of_the_best_opponent_hurt_more_than_those_of_the_last():
    g = table("place")
    before = utility(g, [9.0, 8.0, 2.0, 0.0], 0, PLAIN)

    assert utility(g, [9.0, 9.0, 2.0, 0.0], 0, PLAIN) < utility(g, [9.0, 8.0, 3.0, 0.0], 0, PLAIN) < before
    spiteful = TEMPERS["spiteful"]
    assert utility(g, [9.0, 8.0, 2.0, 0.0], 0, spiteful) < before
