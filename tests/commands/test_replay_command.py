"""`gest replay` tells a game in words."""

import json
from random import Random

import pytest

from gest_desktop.commands.replay import replay
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.scenes.shell.archive.codes import code_of
from gest_desktop.scenes.shell.save_store import content

SEATS = {side: {"player": "person", "persona": "none"} for side in ("robin", "sheriff")}
ONE = SEATS | {"sheriff": {"player": "king", "persona": "none"}}


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("GEST_HOME", str(tmp_path))


def played(answers=10_000):
    game, random = Game(Beginning(6)), Random(6)
    while not game.is_over and len(game.answers) < answers:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))
    return game


def told(capsys, source, reader=None):
    result = replay(str(source), reader, False, "en")
    return result, capsys.readouterr().out


def test_a_code_is_told_to_the_end(capsys):
    result, words = told(capsys, code_of(played(), ONE))

    assert 0 == result
    assert " wins" in words
    assert len(words.splitlines()) > 50


def test_a_saved_game_is_told_only_to_its_person_before_the_end(capsys, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(content(played(40), ONE, "")), "utf-8")

    assert 0 == told(capsys, path)[0]
    assert (1, "The game is not over yet, so it is told only to Robin Hood.\n") == told(
        capsys, path, "sheriff"
    )


def test_two_people_must_wait(capsys, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(content(played(40), SEATS, "")), "utf-8")

    assert (1, "Two players share this game: it can be replayed when it is over.\n") == told(capsys, path)


def test_what_is_no_game_is_refused(capsys):
    assert (1, "This is not the code of a game: such a code begins with GEST1.\n") == told(capsys, "hello")
