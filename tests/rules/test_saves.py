"""Saved games: complete, atomic, checked, and never dangerous."""

import json
import os
from pathlib import Path
from random import Random

import pytest

from gest_desktop.rules import saves
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.position import write_position
from gest_desktop.rules.saves import DamagedSaveError, load, save
from gest_desktop.rules.version import RULES_VERSION

PROGRAM = "0.0.test"


def a_game(seed=5, answers=60, **beginning):
    game, random = Game(Beginning(seed=seed, **beginning)), Random(seed)
    while len(game.answers) < answers and not game.is_over:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))
    return game


@pytest.mark.parametrize(
    "beginning",
    [
        {},
        {"ask_chance": True},
        {"events_side_locked": True, "deed_needs_plot": True},
        {"event_deck": (28, 7, 5)},
    ],
)
def test_a_loaded_game_is_the_same_game(tmp_path, beginning):
    game, path = a_game(**beginning), tmp_path / "folder" / "game.json"

    save(game, path, PROGRAM)
    again = load(path).game

    assert game.state.facts() == again.state.facts()
    assert (game.answers, game.journal.entries) == (again.answers, again.journal.entries)
    assert game.beginning == again.beginning


def test_a_loaded_game_goes_on_like_the_original(tmp_path):
    game, path = a_game(), tmp_path / "game.json"
    save(game, path, PROGRAM)
    again = load(path).game

    for one in (game, again):
        random = Random(1)
        while not one.is_over:
            asked, f = one.question()
            one.play(random.choice(asked.options(one.state, f)))

    assert game.state.facts() == again.state.facts()


def test_a_game_begun_in_the_middle_is_saved_with_its_position(tmp_path):
    middle = json.loads(json.dumps(write_position(a_game().state)))
    game, path = a_game(position=middle, answers=20), tmp_path / "game.json"

    save(game, path, PROGRAM)

    assert game.state.facts() == load(path).game.state.facts()


def test_a_save_is_a_few_kilobytes_of_json_with_format_and_program(tmp_path):
    path = tmp_path / "game.json"
    save(a_game(answers=150), path, PROGRAM)

    data = json.loads(path.read_text())

    assert (saves.FORMAT, PROGRAM, RULES_VERSION) == (data["format"], data["program"], data["rules"])
    assert path.stat().st_size < 10_000


def test_a_full_disk_keeps_the_old_save_and_leaves_no_rubbish(tmp_path, monkeypatch):
    path = tmp_path / "game.json"
    save(a_game(answers=10), path, PROGRAM)
    before = path.read_bytes()

    def no_space(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(OSError, match="No space left"):
        save(a_game(answers=20), path, PROGRAM)

    assert before == path.read_bytes()
    assert [path] == list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": saves.FORMAT + 1}, "newer version"),
        ({"format": 0}, "format"),
        ({"rules": "old"}, "rules"),
        ({"answers": [99]}, "not one of"),
        ({"answers": "all"}, "answers"),
        ({"answers": [0.5]}, "whole number"),
        ({"beginning": {"seed": "x"}}, "seed"),
        ({"beginning": {"position": 7}}, "position"),
        ({"beginning": {"colour": "red"}}, "colour"),
        ({"snapshot": {}}, "does not follow"),
        ({"extra": 1}, "extra"),
    ],
)
def test_a_changed_save_is_refused_with_a_sentence_and_kept(tmp_path, change, words):
    path = tmp_path / "game.json"
    text = json.dumps(saves.to_json(a_game(), PROGRAM) | change)
    path.write_text(text)

    with pytest.raises(DamagedSaveError, match=words):
        load(path)

    assert text == path.read_text()


def test_answers_that_stop_in_the_middle_of_a_roll_are_refused():
    game = a_game()
    data = saves.to_json(game, PROGRAM)
    cuts = range(len(game.answers), 0, -1)
    cut = next(n for n in cuts if len(Game(game.beginning, game.answers[:n]).answers) > n)
    data["answers"] = game.answers[:cut]

    with pytest.raises(DamagedSaveError, match="middle of a roll"):
        saves.from_json(json.loads(json.dumps(data)))


@pytest.mark.parametrize("text", ["", "{", "null", "[]", '"a save"', "[" * 100_000, "\ufeff{}", "NaN"])
def test_a_foreign_file_is_refused_with_a_sentence(tmp_path, text):
    path = tmp_path / "game.json"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(DamagedSaveError):
        load(path)


def test_a_binary_a_huge_and_a_missing_file_are_refused(tmp_path):
    binary, huge = tmp_path / "binary", tmp_path / "huge"
    binary.write_bytes(bytes(range(256)))
    huge.write_bytes(b" " * (saves.LARGEST_FILE + 1))

    with pytest.raises(DamagedSaveError, match="not a saved game"):
        load(binary)
    with pytest.raises(DamagedSaveError, match="too large"):
        load(huge)
    with pytest.raises(DamagedSaveError, match="cannot be read"):
        load(tmp_path / "none")


def test_a_forged_rule_in_progress_is_refused():
    """A position may name any rule and any numbers; none may crash the program."""
    position = json.loads(json.dumps(write_position(a_game().state)))
    rule = {"script": "rob.carriage", "step": 2, "actor": "robin", "target": 999, "space": 5}
    position["in_progress"] = [rule]
    save_file = {
        "format": 1,
        "program": PROGRAM,
        "beginning": {"position": position},
        "answers": [],
        "snapshot": {},
    }

    with pytest.raises(DamagedSaveError):
        saves.from_json(save_file)


def test_no_save_can_run_code():
    """Nothing in the rules reads pickles or evaluates text."""
    sources = Path(saves.__file__).parent.rglob("*.py")

    for path in sources:
        source = path.read_text(encoding="utf-8")
        assert "pickle" not in source
        assert "eval(" not in source
        assert "exec(" not in source
