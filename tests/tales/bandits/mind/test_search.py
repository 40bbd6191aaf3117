"""The search while placing, and players from random to king."""

from random import Random

import pytest

from gest_desktop.tales.bandits.mind.levels import Level
from gest_desktop.tales.bandits.mind.players import GreedyPlayer, MindPlayer, RandomPlayer
from gest_desktop.tales.bandits.mind.search import Search, information_set
from gest_desktop.tales.bandits.mind.weights import PLAIN
from gest_desktop.tales.bandits.rules.referee import question
from gest_desktop.tales.bandits.rules.views import redact
from gest_desktop.tales.bandits.rules.vocabulary import PRISON
from gest_desktop.tales.bandits.workshop.arena import Pairing, pairings, play, seated
from tests.tales.bandits.table import answer, asked, at, band, table


def chosen(g, player):
    """What the player answers, by its value."""
    pending = question(g)
    return pending.value(g, player.choose(redact(g, g.actor)))


@pytest.mark.parametrize("iterations", [60, 300])
def test_the_last_bandit_goes_where_he_brings_most(iterations):
    """A light cart with two bandits waits for a third; the others are hopeless."""
    g = table("place", rows=("BO", "BBBO", "OO"), carts=("a01", "b05", "c02"), alleys="KKK")
    g.leaders[0] = PRISON
    g.carts[0] = g.carts[0]._replace(seen=1)

    assert at(1, 3) == chosen(g, MindPlayer(Random(1), Level("", 0.0, iterations)))


def test_one_step_ahead_takes_the_token_that_completes_a_set():
    g = table(
        "assault",
        round=4,
        rows=("BK", "", ""),
        leaders=dict.fromkeys("KBO", "marian"),
        chests={"K": "ring_red ring_red"},
    )
    answer(g, 1, 4, 6, "ring_red", "necklace_blue")

    assert "ring_red" == chosen(g, MindPlayer(Random(1), Level("", 0.0)))


def test_bail_is_paid_to_escape_an_arrest_with_a_worthless_token():
    g = table("bail", round=4, bridge={"K": (2, 4, 5)}, fresh={"K": "coin"}, points={"K": 5})

    assert ["coin"] == chosen(g, MindPlayer(Random(1), Level("", 0.0)))


def test_two_positions_that_a_band_cannot_tell_apart_are_one_information_set():
    """11.2: what the cart is, is in the key of those alone who looked."""
    one = table("place", carts=("a05", "b05", "c02"))
    other = table("place", carts=("a07", "b05", "c02"))
    for g in (one, other):
        g.carts[0] = g.carts[0]._replace(seen=1)
        asked(g)

    assert information_set(one, band("B")) == information_set(other, band("B"))
    assert information_set(one, band("K")) != information_set(other, band("K"))


def test_every_iteration_is_counted_once_in_the_root():
    g = table("place")
    asked(g)
    search = Search(redact(g, 0), PLAIN, Random(1))
    search.think(70)

    assert 70 == search.iterations == sum(visits for _option, visits, _mean in search.ranking())


@pytest.mark.parametrize("player", [RandomPlayer, GreedyPlayer])
def test_yardsticks_answer_every_question_of_a_game(player):
    outcome = play(Pairing("random" if player is RandomPlayer else "greedy", "random", 4, 2, 7))

    assert outcome.decisions > 20


def test_each_deal_is_played_from_every_seat():
    assert [(0, 5), (1, 5), (2, 5), (0, 6), (1, 6), (2, 6)] == [
        (pairing.seat, pairing.seed) for pairing in pairings("greedy", "random", 3, 6, 5)
    ]


@pytest.mark.parametrize("name", ["abbot", "search:", "search:x", "outlaw+merry"])
def test_an_unknown_player_is_refused_in_one_sentence(name):
    with pytest.raises(ValueError, match=r"\.$"):
        seated(name, Random(0))


def test_a_band_that_looks_ahead_beats_two_random_ones():
    outcomes = [play(pairing) for pairing in pairings("yeoman", "random", 3, 6, 1)]

    assert sum(outcome.points for outcome in outcomes) > 1.3 * sum(outcome.others for outcome in outcomes)
