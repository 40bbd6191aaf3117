"""`gest engine --tale bandits`."""

import io
import json
from random import Random

import pytest

from gest_desktop.tales.bandits.engine import Engine, run


def talk(*requests):
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    target = io.StringIO()
    assert 0 == run(io.BytesIO(lines.encode()), target)
    return [json.loads(line) for line in target.getvalue().splitlines()]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("chance", ["auto", "ask"])
def test_a_whole_game_can_be_played_by_values(players, chance):
    engine, random = Engine(), Random(players)
    reply = engine.new({"players": players, "seed": 1, "chance": chance})
    kinds = set()
    while reply["actor"] is not None:
        kinds.add(reply["kind"])
        reply = engine.answer({"value": random.choice(reply["options"])["value"]})

    assert ("roll" in kinds) == (chance == "ask")
    assert {"place", "cart", "bail", "reward"} <= kinds
    assert reply["winner"] in reply["scores"]
    best = reply["scores"][reply["winner"]]["total"]
    assert best == max(score["total"] for score in reply["scores"].values())


def test_a_band_that_is_not_asked_sees_no_options():
    first = talk({"do": "new", "seed": 1})[0]["actor"]
    other = "bracken" if first != "bracken" else "broom"
    _new, own, others = talk(
        {"do": "new", "seed": 1}, {"do": "question", "as": first}, {"do": "question", "as": other}
    )

    assert own["options"]
    assert [] == others["options"]
    assert own["kind"] == others["kind"]


def test_a_closed_chest_shows_its_number_of_tokens_alone():
    """6.1."""
    engine, random = Engine(), Random(3)
    reply = engine.new({"seed": 1, "options": {"open_chest": False}})
    while engine.state({})["round"] < 3:
        reply = engine.answer({"id": random.randrange(len(reply["options"]))})
    chest = engine.state({"as": "bracken"})["bands"]["bracken"]["chest"]

    assert {"face_down": sum(engine.state({})["bands"]["bracken"]["chest"].values())} == chest


def test_a_position_can_be_set_and_is_asked_again():
    engine = Engine()
    asked = engine.new({"seed": 4, "players": 4})
    position = json.loads(json.dumps(engine.state({})))

    assert asked == Engine().position({"position": position})


def test_the_journal_is_told_from_a_line_on():
    _new, journal = talk({"do": "new", "seed": 1}, {"do": "journal", "since": 5})

    assert 5 == journal["entries"][0]["n"]
    assert journal["entries"][-1]["text"].endswith(".")


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "question"},
        {"do": "new", "players": 5},
        {"do": "new", "colour": "red"},
        {"do": "answer", "id": 0},
        {"do": "position", "position": {}},
        {"do": "dance"},
        [],
    ],
)
def test_a_malformed_request_gets_one_sentence(request_):
    (reply,) = talk(request_)

    assert reply["error"].endswith(".")


def test_undo_returns_to_the_question_before():
    new, _asked, back = talk({"do": "new", "seed": 1}, {"do": "answer", "id": 0}, {"do": "undo"})

    assert new == back


def test_the_best_answer_is_one_of_the_options_with_a_reason():
    _new, best = talk({"do": "new", "seed": 1}, {"do": "best", "level": "friar", "seed": 2})

    assert best["value"] in ("no", "yes") or "cart" in best["value"]
    assert best["because"].endswith(".")
    assert {"id", "value", "win", "visits", "iterations", "alternatives"} <= set(best)


@pytest.mark.parametrize("wrong", [{"level": "abbot"}, {"seconds": 11}, {"temper": "merry"}])
def test_a_wish_for_the_best_that_makes_no_sense_is_refused(wrong):
    assert talk({"do": "new", "seed": 1}, {"do": "best"} | wrong)[1]["error"].endswith(".")
