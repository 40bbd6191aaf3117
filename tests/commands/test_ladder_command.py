"""`gest ladder`: a round robin from the command line, rated and continued."""

from __future__ import annotations

import json

import pytest

from gest_desktop import __main__


def test_a_ladder_is_rated_and_written_down(tmp_path, capsys):
    games, ratings = tmp_path / "ladder.jsonl", tmp_path / "ratings.json"
    arguments = ["ladder", "random", "greedy", "rules", "--games", "2", "--jobs", "1", "--figure", "500"]
    arguments += ["--out", str(games), "--ratings", str(ratings)]

    assert 0 == __main__.main(arguments)

    written = json.loads(ratings.read_text("utf-8"))
    assert {"random", "greedy", "rules"} == set(written)
    assert {"elo": 500, "low": 500, "high": 500, "games": 4} == written["greedy"]
    assert "| greedy | 500 | 500 – 500 |" in capsys.readouterr().out
    assert 7 == len(games.read_text("utf-8").splitlines())

    assert 0 == __main__.main(arguments)
    assert 7 == len(games.read_text("utf-8").splitlines())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["greedy"], "at least two players"),
        (["greedy", "greedy"], "at least two players"),
        (["random", "rules"], "greedy has no games"),
        (["greedy", "will"], "no player called 'will'"),
    ],
)
def test_a_ladder_without_enough_players_is_refused_in_one_sentence(arguments, words, capsys):
    assert 1 == __main__.main(["ladder", *arguments])
    assert words in capsys.readouterr().out
