"""`gest secrecy`: games are played once, and every kind of secret is probed."""

from __future__ import annotations

import json

import pytest

from gest_desktop import __main__
from gest_desktop.ai.lab.budget import Budget
from gest_desktop.ai.lab.entrants import Entrant
from gest_desktop.ai.lab.secrecy.play import NAMES, play_secrets

SEARCH = Entrant("search", Budget(4))


def test_the_same_seed_keeps_the_same_secrets():
    assert play_secrets(3, SEARCH) == play_secrets(3, SEARCH)


def test_the_probe_is_told_and_written_down_alike_by_one_process_or_two(tmp_path, capsys):
    arguments = ["secrecy", "--games", "3", "--player", "search:8it", "--seed", "4"]
    written, told = [], []
    for jobs in ("1", "2"):
        path = tmp_path / f"probe{jobs}.jsonl"
        assert 0 == __main__.main([*arguments, "--jobs", jobs, "--out", str(path)])
        written.append(sorted(path.read_text("utf-8").splitlines()))
        told.append([line for line in capsys.readouterr().out.splitlines() if line.startswith("|")])

    assert written[0] == written[1]
    assert told[0] == told[1]
    assert ["secret", "---", *NAMES] == [line.split(" | ")[0].strip("| ") for line in told[0]]
    *games, heading = map(json.loads, written[0])
    assert ({"secrecy": "search:8it"}, ["4", "5", "6"]) == (heading, [row["game"] for row in games])
    assert {"set-up", "Carriage"} <= {each["kind"] for row in games for each in row["outcome"]["secrets"]}


@pytest.mark.parametrize("arguments", [["--games", "1"], ["--games", "0"]])
def test_a_probe_that_cannot_learn_is_refused_in_one_sentence(arguments, capsys):
    assert 1 == __main__.main(["secrecy", *arguments])
    assert "at least two games" in capsys.readouterr().out
