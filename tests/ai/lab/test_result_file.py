"""Result files: one line per game, continued after an interruption, and never mixed with another run."""

from __future__ import annotations

import pytest

from gest_desktop.ai.lab.result_file import OtherRunError, ResultFile

MATCH = {"arena": ["king", "potter"]}


def test_finished_games_are_found_again(tmp_path):
    path = tmp_path / "match.jsonl"
    ResultFile(path, MATCH).add("7/robin", {"a_won": True})
    ResultFile(path, MATCH).add("7/sheriff", {"a_won": False})

    assert {"7/robin": {"a_won": True}, "7/sheriff": {"a_won": False}} == ResultFile(path, MATCH).outcomes
    assert 3 == len(path.read_text("utf-8").splitlines())


@pytest.mark.parametrize("rest", ['{"game": "8/robin", "outc', "{"])
def test_a_line_cut_short_is_forgotten(rest, tmp_path):
    path = tmp_path / "match.jsonl"
    ResultFile(path, MATCH).add("7/robin", {})
    with path.open("a") as file:
        file.write(rest)

    ResultFile(path, MATCH).add("8/sheriff", {})

    assert ["7/robin", "8/sheriff"] == list(ResultFile(path, MATCH).outcomes)


def test_a_heading_cut_short_is_written_again(tmp_path):
    path = tmp_path / "match.jsonl"
    path.write_text('{"arena": ["ki')

    ResultFile(path, MATCH).add("7/robin", {})

    assert ["7/robin"] == list(ResultFile(path, MATCH).outcomes)


def test_a_file_of_another_match_is_refused(tmp_path):
    path = tmp_path / "match.jsonl"
    ResultFile(path, MATCH).add("7/robin", {})

    with pytest.raises(OtherRunError, match="another run"):
        ResultFile(path, {"arena": ["king", "friar"]})
    assert ["7/robin"] == list(ResultFile(path, MATCH).outcomes)


def test_without_a_path_results_are_kept_in_memory():
    results = ResultFile(None, MATCH)

    results.add("7/robin", {"a_won": True})

    assert {"7/robin": {"a_won": True}} == results.outcomes
