"""The reasons of a band name what may happen, and only what may."""

import pytest

from gest_desktop.tales.bandits.mind import opponent
from gest_desktop.tales.bandits.mind.reasons import with_tokens_as_one
from gest_desktop.tales.bandits.rules.referee import question
from gest_desktop.tales.bandits.rules.vocabulary import ARREST_OVER
from tests.tales.bandits.mind.asking import a_request, some_games
from tests.tales.bandits.table import table


def because(g, **more):
    question(g)
    return opponent.answer(a_request(g, 0, level="yeoman", **more))["because"]


def bail(faces, fresh="coin"):
    return table("bail", fresh={"K": fresh}, bridge={"K": faces, "B": (6,), "O": (6,)})


def test_bail_that_prevents_an_arrest_says_so():
    assert "no arrest" in because(bail((5, 6)))


def test_bail_that_earns_a_reward_speaks_of_the_reward_alone():
    words = because(bail((2, 4)))

    assert "the reward for 4 or less" in words
    assert "arrest" not in words


@pytest.mark.parametrize("faces", [(1,), (2, 4), (4, 5), (4, 6)])
def test_nothing_is_said_of_an_arrest_where_the_sum_is_not_above_ten(faces):
    assert sum(faces) <= ARREST_OVER
    assert "arrest" not in because(bail(faces))


def test_a_token_that_completes_a_set_is_told_as_that():
    sells = table(
        "tuck", tuck="to_market", fresh={"K": "ring_red ring_red ring_red coin"}, bridge={"K": (6,)}
    )
    words = because(sells, option=1)

    assert "a complete set" in words


def test_striking_last_and_taking_part_are_weighed_against_each_other():
    g = table("place", rows=("BO", "", ""), leaders={"K": "prison"})
    words = because(g, option=next(iter(question(g).options(g))))

    assert "takes part more often" in words or "strikes last more often" in words


@pytest.mark.parametrize("players", [2, 3, 4])
def test_reasons_begin_with_a_capital_and_name_what_differs(players):
    for game in some_games(players):
        actor = game.question().actor(game.state)
        words = opponent.answer(a_request(game.state, actor, level="yeoman"))["because"]

        assert not words[0].islower()
        if game.question().kind not in ("peek", "keep", "discard", "cart"):
            assert "points)" in words, words


@pytest.mark.parametrize(
    ("now", "later", "expected"),
    [(1.0, -0.7, (0.3, 0.0)), (1.0, -1.5, (0.0, -0.5)), (-1.0, 0.7, (-0.3, 0.0)), (1.0, 0.5, (1.0, 0.5))],
)
def test_tokens_lost_for_a_set_are_told_with_it(now, later, expected):
    found = with_tokens_as_one({"set": now, "loot": later})

    assert expected == pytest.approx((found["set"], found["loot"]))
