"""Two programs with the same profile never overwrite each other's game."""

import os
import subprocess
import sys

import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.scenes.shell.claim import Claim
from gest_desktop.scenes.shell.save_store import CURRENT, SaveStore

HOLD = (
    "import sys, pathlib; from gest_desktop.scenes.shell.claim import Claim; "
    "claim = Claim(pathlib.Path(sys.argv[1])); print(claim.name, flush=True); sys.stdin.read()"
)


def another_program(folder):
    return subprocess.Popen(
        [sys.executable, "-c", HOLD, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def test_the_second_program_gets_a_name_of_its_own(tmp_path):
    with another_program(tmp_path) as other:
        assert CURRENT == other.stdout.readline().strip()
        second = Claim(tmp_path)
        assert "current-2" == second.name
        second.close()
        other.communicate("")


def test_a_killed_program_holds_nothing(tmp_path):
    with another_program(tmp_path) as other:
        other.stdout.readline()
        other.kill()
        other.wait()
        claim = Claim(tmp_path)
        assert CURRENT == claim.name
        claim.close()


def test_their_games_lie_beside_each_other(tmp_path):
    seats = {"robin": {"player": "person"}, "sheriff": {"player": "potter"}}
    first, second = SaveStore(tmp_path), SaveStore(tmp_path, "current-2")
    assert ["", ""] == [first.keep(Game(Beginning(1)), seats), second.keep(Game(Beginning(2)), seats)]
    stores = (first, second)
    assert [1, 2] == [store.load(store.path(CURRENT)).game.beginning.seed for store in stores]
    assert 2 == len(first.listed())


def test_without_a_place_for_locks_the_game_goes_on(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("no folder", "utf-8")
    assert CURRENT == Claim(blocked).name


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_named_pipe_in_place_of_the_lock_does_not_hold_up_the_start(tmp_path):
    os.mkfifo(tmp_path / f"{CURRENT}.lock")
    claim = Claim(tmp_path)
    assert "current-2" == claim.name
    claim.close()
