"""The numbers of a hint come from the search and from worlds that fit the view."""

from random import Random

import pytest

from gest_desktop.ai.opponent import Deliberation, answer
from gest_desktop.ai.voice.facts import FACTS, IDS, PURSES
from gest_desktop.ai.voice.numbers import LEAST_RISK, MOST_RISK, Games
from gest_desktop.ai.voice.reasons import ALIKE
from gest_desktop.rules.favour import TRACK
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.position import write_view
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import SIDE_IDS

WISHES = {"level": "miller", "persona": "none", "alternatives": 3, "numbers": True}


def a_request(seed, after=30):
    game, random = Game(Beginning(seed)), Random(seed)
    while True:
        asked, f = game.question()
        options = asked.options(game.state, f)
        if len(game.answers) >= after and len(options) > 1:
            side = asked.actor(f)
            return {
                "view": write_view(redact(game.state, side)),
                "side": SIDE_IDS[side],
                "seed": seed,
            } | WISHES
        game.play(random.choice(list(options)))


@pytest.fixture(scope="module", params=range(6))
def request_and_reply(request):
    asked = a_request(request.param)
    return asked, answer(asked)


def test_every_chance_is_the_mean_of_the_search(request_and_reply):
    asked, reply = request_and_reply
    thinking = Deliberation(asked)
    while thinking.go_on():
        pass
    means = {option: (visits, round(mean, 4)) for option, visits, mean in thinking.thought.ranking()}

    assert len(reply["options"]) >= 2
    for row in reply["options"]:
        assert means[row["option"]] == (row["visits"], row["win"])
    assert reply["options"][0]["option"] == reply["option"]
    assert reply["options"][0]["win"] == reply["win"]


def test_no_choice_that_was_well_tried_is_clearly_better_than_the_advised_one(request_and_reply):
    """A Pass may be a little better than an advised action."""
    _asked, reply = request_and_reply
    most = max(visits for _option, visits, _win in reply["visits"])
    tried = [win for _option, visits, win in reply["visits"] if 4 * visits >= most]

    assert 0.0 <= max(tried) - reply["win"] < ALIKE


def test_more_games_make_a_smaller_error():
    games = Games.__new__(Games)
    games.wins = [0.2, 0.8, 0.5, 0.5]

    assert games.error(400) == pytest.approx(games.error(100) / 2)
    assert games.error(1) == pytest.approx(0.245, abs=0.001)


def test_royal_favour_is_expected_within_its_range(request_and_reply):
    _asked, reply = request_and_reply
    favour = reply["favour"]

    assert favour["now"] in TRACK
    assert TRACK.index(favour["high"]) <= TRACK.index(favour["low"])
    assert favour["low"] - 1 <= favour["mean"] <= favour["high"] + 1


def test_a_risk_is_a_loss_that_does_not_happen_in_most_games(request_and_reply):
    asked, reply = request_and_reply
    for risk in reply["risks"]:
        fact = FACTS[IDS.index(risk["fact"])]
        helps = fact.helps == SIDE_IDS.index(asked["side"])
        assert LEAST_RISK <= risk["share"] <= MOST_RISK
        assert (risk["then"] < risk["now"]) == helps


def test_what_a_side_may_spend_itself_is_no_risk(request_and_reply):
    asked, reply = request_and_reply

    assert PURSES[SIDE_IDS.index(asked["side"])] not in [risk["fact"] for risk in reply["risks"]]


def test_what_an_answer_brings_is_a_gain(request_and_reply):
    asked, reply = request_and_reply
    for gain in reply["brings"]:
        fact = FACTS[IDS.index(gain["fact"])]
        helps = fact.helps == SIDE_IDS.index(asked["side"])
        assert (gain["then"] > gain["now"]) == helps


def test_the_same_request_gets_the_same_numbers(request_and_reply):
    asked, reply = request_and_reply

    assert reply == answer(asked)


def test_without_being_asked_for_numbers_the_reply_has_none(request_and_reply):
    asked, reply = request_and_reply
    plain = answer(asked | {"numbers": False})

    assert {"options", "favour", "risks", "brings", "plan"} == set(reply) - set(plain)
    assert plain["visits"] == reply["visits"]


def test_a_plan_is_about_the_turn_of_the_side_that_is_asked():
    plans = [answer(a_request(seed, 45) | {"level": "yeoman"})["plan"] for seed in range(8)]

    assert any(plans)
    assert all(
        {"kind", "option", "label"} == set(step) and step["kind"] != "box" for plan in plans for step in plan
    )
