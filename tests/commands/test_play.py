"""`gest play`: a whole game through a pipe, and a polite end whenever the player leaves."""

import io
import os
import subprocess
import sys

import pytest

from gest_desktop.__main__ import INTERRUPTED, main
from gest_desktop.rules.languages import ENGLISH, speak_in
from gest_desktop.terminal.save_file import SaveFile
from tests.paths import ROOT

PATIENCE = 300  # seconds on a busy machine


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("GEST_HOME", str(tmp_path))
    yield tmp_path
    speak_in(ENGLISH)


def gest_play(*options, typed):
    """Run the command with these lines as its input."""
    return subprocess.run(
        [sys.executable, "-m", "gest_desktop", "play", *options],
        input=typed, capture_output=True, encoding="utf-8", cwd=ROOT, timeout=PATIENCE, check=False,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("language", "victory"),
    [("en", " wins the game, with Royal Favour at "), ("it", " vince la partita, con il Favore Reale a ")],
)
@pytest.mark.parametrize("side", ["robin", "sheriff"])
def test_a_whole_game_through_a_pipe(side, language, victory, home):
    file = home / "game.json"
    options = ("--side", side, "--level", "potter", "--language", language, "--save", str(file))

    ran = gest_play(*options, typed="1\n" * 1000)

    assert "" == ran.stderr
    assert 0 == ran.returncode
    assert any(victory in line for line in ran.stdout.splitlines())
    assert "\x1b" not in ran.stdout
    assert SaveFile(file).load(file).game.is_over


def test_the_end_of_the_input_saves_and_says_how_to_continue(home):
    file = home / "game.json"

    ran = gest_play("--level", "potter", "--save", str(file), typed="plots\nrob")

    assert 0 == ran.returncode
    assert [f"The game is saved in {file}.", f"Continue with: gest play --load {file}"] == (
        ran.stdout.splitlines()[-2:]
    )
    assert "Where do you Rob? (rule 3.2.3)" in gest_play("--load", str(file), typed="").stdout


def test_a_damaged_save_is_one_sentence(home, capsys):
    (home / "bad.json").write_text("{")

    assert 1 == main(["play", "--load", str(home / "bad.json")])
    assert ["This file is not a saved game, or it is damaged."] == capsys.readouterr().out.splitlines()


class Interrupted(io.StringIO):
    def readline(self, _size=-1):
        raise KeyboardInterrupt


def test_ctrl_c_saves_and_says_how_to_continue(home, capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", Interrupted())

    assert INTERRUPTED == main(["play", "--save", str(home / "game.json")])
    assert capsys.readouterr().out.splitlines()[-1].startswith("Continue with: gest play --load ")
    assert (home / "game.json").exists()


def test_a_reader_who_is_gone_gets_a_saved_game(home):
    file = home / "game.json"
    command = [sys.executable, "-m", "gest_desktop", "play", "--level", "potter", "--save", str(file)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write("1\n" * 50)
        process.stdin.close()
        complaint = process.stderr.read()

    assert "Traceback" not in complaint
    assert SaveFile(file).load(file).game.is_begun
