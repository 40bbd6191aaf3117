"""`gest arena`: a match from the command line, printed as a table and written as JSON."""

from __future__ import annotations

import json

import pytest

from gest_desktop import __main__


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_match_is_told_and_written_down(jobs, tmp_path, capsys):
    path = tmp_path / "match.json"
    arguments = ["arena", "rules", "random", "--games", "3", "--seed", "7", "--jobs", jobs]

    assert 0 == __main__.main([*arguments, "--out", str(path)])

    printed, match = capsys.readouterr().out, json.loads(path.read_text("utf-8"))
    assert "rules against random" in printed
    assert all(words in printed for words in ("Robin Hood", "the Sheriff", "both", "processor a decision"))
    assert 4 == match["together"]["games"]
    assert [7, 7, 8, 8] == [game["seed"] for game in match["games"]]
    assert [path] == list(tmp_path.iterdir())


def test_the_budget_serves_those_who_name_none(tmp_path, capsys):
    path = tmp_path / "match.json"

    arguments = ["arena", "flat:1", "search", "--games", "1", "--jobs", "1", "--budget", "2it"]
    __main__.main([*arguments, "--out", str(path)])

    match = json.loads(path.read_text("utf-8"))
    assert ["flat:1it", "search:2it"] == [match["a"], match["b"]]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["will", "random"], "There is no player called 'will'"),
        (["rules", "search:much"], "'much' is no budget"),
        (["rules", "random", "--budget", "0"], "'0' is no budget"),
        (["rules", "random", "--games", "0"], "at least one game"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused_in_one_sentence(arguments, words, capsys):
    assert 1 == __main__.main(["arena", *arguments])
    assert words in capsys.readouterr().out
