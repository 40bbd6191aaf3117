"""Ratings: Elo differences are those of the win shares, with intervals, and 100 % stays finite."""

from __future__ import annotations

from random import Random

import pytest

from gest_desktop.ai.lab.budget import Budget
from gest_desktop.ai.lab.entrants import Entrant
from gest_desktop.ai.lab.ladder import markdown, results, round_robin
from gest_desktop.ai.lab.ratings import Rating, rate


def match(a, b, wins, losses):
    return [(a, b)] * wins + [(b, a)] * losses


def test_three_wins_in_four_are_about_190_points():
    ratings = rate(match("king", "greedy", 3000, 1000), "greedy", 1000)

    assert ["king", "greedy"] == list(ratings)
    assert Rating(1000, 1000, 1000, 4000) == ratings["greedy"]
    assert 1191 == pytest.approx(ratings["king"].elo, abs=2)
    assert 12.4 == pytest.approx(ratings["king"].high - ratings["king"].elo, abs=1)  # 1.96 · 174 / √750


def test_a_player_that_always_wins_has_a_finite_rating_and_a_wide_interval():
    ratings = rate(match("king", "random", 20, 0), "random", 0)

    assert 300 < ratings["king"].elo < 1500
    assert ratings["king"].low + 300 < ratings["king"].elo < ratings["king"].high - 300


def test_players_who_never_met_are_compared_by_way_of_others():
    met = match("king", "friar", 640, 360) + match("friar", "outlaw", 640, 360)

    ratings = rate(met, "outlaw", 0)

    assert ratings["king"].elo == pytest.approx(2 * ratings["friar"].elo, abs=3)
    assert ratings["king"].high - ratings["king"].elo > ratings["friar"].high - ratings["friar"].elo


def test_nineteen_in_twenty_intervals_hold_the_true_difference():
    random, held = Random(1), 0
    for _ in range(200):
        wins = sum(random.random() < 0.64 for _ in range(60))
        rating = rate(match("a", "b", wins, 60 - wins), "b", 0)["a"]
        held += rating.low <= 100 <= rating.high

    assert 180 <= held <= 199


def test_a_round_robin_pairs_everybody_with_everybody_in_both_seats():
    a, b, c = entrants = [Entrant("rules"), Entrant("greedy"), Entrant("search", Budget(5))]

    games = round_robin(entrants, 2, 7, None)

    assert 6 == len(games)
    assert {(a, b), (a, c), (b, c)} == {(pairing.a, pairing.b) for pairing in games.values()}
    assert "greedy search:5it 7/sheriff" in games
    assert {(a, b), (b, c)} == {(game.a, game.b) for game in round_robin(entrants, 2, 7, 1).values()}


def test_the_table_is_markdown():
    games = round_robin([Entrant("rules"), Entrant("greedy")], 2, 7, None)
    played = results(games, [{"a_won": True}, {"a_won": False}])

    assert [("rules", "greedy"), ("greedy", "rules")] == played
    assert [
        "| entrant | Elo | 95 % interval | won | games |",
        "| --- | ---: | ---: | ---: | ---: |",
        "| rules | 12 | 3 – 21 | 1 | 2 |",
    ] == markdown({"rules": Rating(12, 3, 21, 2)}, played).splitlines()
