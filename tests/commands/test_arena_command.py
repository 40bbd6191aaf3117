"""`gest arena`: a match from the command line, printed as a table and written game by game."""

from __future__ import annotations

import json

import pytest

from gest_desktop import __main__
from gest_desktop.commands import many_games


def read_lines(path):
    heading, *games = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return heading, {row["game"]: row["outcome"] for row in games}


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_match_is_told_and_written_down(jobs, tmp_path, capsys):
    path = tmp_path / "match.jsonl"
    arguments = ["arena", "rules", "random", "--games", "3", "--seed", "7", "--jobs", jobs]

    assert 0 == __main__.main([*arguments, "--out", str(path)])

    printed, (heading, games) = capsys.readouterr().out, read_lines(path)
    assert "rules against random" in printed
    assert all(words in printed for words in ("Robin Hood", "the Sheriff", "both", "processor a decision"))
    assert {"arena": ["rules", "random"]} == heading
    assert ["7/robin", "7/sheriff", "8/robin", "8/sheriff"] == sorted(games)
    assert [7, 7, 8, 8] == sorted(game["seed"] for game in games.values())


def test_a_match_that_was_interrupted_goes_on_where_it_stopped(tmp_path, capsys, monkeypatch):
    path, played = tmp_path / "match.jsonl", []
    run = many_games.Workers.run

    def watched(workers, play, tasks):
        played.append(list(tasks))
        return run(workers, play, tasks)

    monkeypatch.setattr(many_games.Workers, "run", watched)
    arguments = ["arena", "rules", "random", "--games", "4", "--jobs", "1", "--out", str(path)]
    __main__.main(arguments)
    whole = capsys.readouterr().out.splitlines()[1:]
    games = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(games[:3]) + games[3][:20], "utf-8")

    __main__.main(arguments)

    assert ["1/robin", "1/sheriff"] == played[1]
    assert sorted(read_lines(path)[1]) == played[0]
    assert [line for line in whole if "│" in line] == [
        line for line in capsys.readouterr().out.splitlines() if "│" in line
    ]


def test_the_budget_serves_those_who_name_none(tmp_path, capsys):
    path = tmp_path / "match.jsonl"

    arguments = ["arena", "flat:1", "search", "--games", "1", "--jobs", "1", "--budget", "2it"]
    __main__.main([*arguments, "--out", str(path)])

    assert {"arena": ["flat:1it", "search:2it"]} == read_lines(path)[0]


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


def test_the_file_of_another_match_is_refused_in_one_sentence(tmp_path, capsys):
    path = tmp_path / "match.jsonl"
    path.write_text('{"arena": ["king", "potter"]}\n', "utf-8")

    assert 1 == __main__.main(["arena", "rules", "random", "--out", str(path)])
    assert "belongs to another run" in " ".join(capsys.readouterr().out.split())
