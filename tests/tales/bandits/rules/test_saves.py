"""Saved games are checked deeply, and refused in one sentence."""

import copy
import json
from random import Random

import pytest

from gest_desktop.tales.bandits.rules import saves
from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.rules.saves import DamagedSaveError, from_json, load, save, to_json


def played(answers=40, **beginning):
    game, random = Game(Beginning(seed=8, **beginning)), Random(2)
    for _answer in range(answers):
        if not game.is_over:
            game.play(random.choice(game.question().options(game.state)))
    return game


@pytest.fixture(scope="module")
def written():
    return json.loads(json.dumps(to_json(played(), "1")))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_saved_game_comes_back_as_it_was(tmp_path, players):
    game = played(players=players, open_loot=True)
    save(game, tmp_path / "game.json", "1")
    back = load(tmp_path / "game.json")

    assert "" == back.notice
    assert game.state.facts() == back.game.state.facts()
    assert game.answers == back.game.answers
    assert game.can_undo() == back.game.can_undo()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("tale",), "gest"),
        (("format",), 99),
        (("answers",), "none"),
        (("answers", 3), 77),
        (("answers", 3), True),
        (("beginning", "players"), 5),
        (("beginning", "seed"), "x"),
        (("beginning", "colour"), 1),
        (("snapshot",), None),
        (("snapshot", "round"), 4),
        (("snapshot", "bands", "bracken", "points"), 40),
    ],
)
def test_a_damaged_save_is_refused_in_one_sentence(written, path, value):
    data = copy.deepcopy(written)
    inside = data
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value

    with pytest.raises(DamagedSaveError, match=r"^This save cannot be loaded.*\.$"):
        from_json(data)


def test_a_save_of_other_rules_continues_from_its_snapshot(written, monkeypatch):
    monkeypatch.setattr(saves, "RULES_VERSION", 2)
    data = copy.deepcopy(written)
    data["answers"] = data["answers"][:-1]
    back = from_json(data)

    assert back.notice.startswith("The rules have changed")
    assert not back.game.can_undo()
    assert data["snapshot"] == json.loads(json.dumps(to_json(back.game, "1")["snapshot"]))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("supply", "coin"), 11),
        (("village_coins",), 0),
        (("bands", "bracken", "in_hand"), 9),
        (("stretches", 0, "row"), [None] * 9),
        (("cart_pile", 0), "c12"),
        (("merry_men", "marian", "in_play"), "shove"),
        (("draws",), [{"round": 1, "way": "blind", "takers": ["broom"], "kinds": ["coin"], "taken": 1}]),
        (("first",), None),
        (("stage",), 5),
        (("memo",), [4, 4]),
    ],
)
def test_a_forged_snapshot_is_refused_too(written, monkeypatch, path, value):
    monkeypatch.setattr(saves, "RULES_VERSION", 2)
    data = copy.deepcopy(written)
    inside = data["snapshot"]
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value

    with pytest.raises(DamagedSaveError, match=r"\.$"):
        from_json(data)


@pytest.mark.parametrize("content", [b"", b"[", b"\xff", b"[]", b"{}", b'{"tale": NaN}'])
def test_what_is_no_saved_game_is_refused(tmp_path, content):
    path = tmp_path / "game.json"
    path.write_bytes(content)

    with pytest.raises(DamagedSaveError, match=r"\.$"):
        load(path)
    assert content == path.read_bytes()


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(DamagedSaveError, match="cannot be read"):
        load(tmp_path / "none.json")


def test_small_damages_are_refused_or_harmless(written):
    """Each changes one value somewhere in the file; what still loads must play on to the end."""
    random, refused = Random(7), 0
    for _damage in range(300):
        data = copy.deepcopy(written)
        inside, key = any_place(data, random)
        inside[key] = random.choice([None, -1, 0, 1, 3, 7, "coin", "kingfisher", [], {}, True, 1e9])
        try:
            from_json(data)
        except DamagedSaveError:
            refused += 1
    assert refused > 200


def any_place(data, random):
    """A random container inside the data, and one of its keys."""
    places = []

    def visit(value):
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in pairs:
            places.append((value, key))
            if isinstance(inner, dict | list):
                visit(inner)

    visit(data)
    return random.choice(places)
