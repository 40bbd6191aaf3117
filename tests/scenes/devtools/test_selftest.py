"""`gest selftest`, with a tiny game against a real worker, and its report of a broken program."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from gest_desktop import __main__
from gest_desktop.commands import selftest as command
from gest_desktop.scenes.devtools.selftest import files
from gest_desktop.scenes.devtools.selftest.steps import Trial


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("GEST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    return tmp_path / "home"


def test_the_program_passes_its_own_selftest(capsys, home):
    assert 0 == __main__.main(["--selftest", "--headless", "--answers", "6"])

    found = (home / "logs" / "selftest.txt").read_text("utf-8")
    assert found == capsys.readouterr().out
    assert found.endswith("All is well.\n")
    assert "FAILED" not in found
    assert "by the opponent's process" in found
    assert "4 games told in" in found
    assert not list(home.glob("games/*"))  # the player's own games were left alone


def test_a_fault_is_told_with_its_traceback(monkeypatch, capsys, home, tmp_path):
    def fault(trial):
        raise RuntimeError("the oak fell")

    monkeypatch.setattr(Trial, "steps", property(lambda trial: {"game": lambda: fault(trial)}))
    report = tmp_path / "report.txt"

    assert 1 == __main__.main(["selftest", "--headless", "--report", str(report)])
    found = report.read_text("utf-8")
    assert "FAILED  game" in found
    assert "RuntimeError: the oak fell" in found
    assert found.endswith("1 of the steps failed.\n")


def test_a_report_that_cannot_be_written_is_a_fault(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(command, "steps", lambda folder, answers: iter(()))

    assert 1 == command.selftest(True, str(tmp_path))
    assert "could not be written" in capsys.readouterr().out


def test_a_file_that_a_manifest_names_must_be_there(monkeypatch, tmp_path):
    (tmp_path / "pieces").mkdir()
    (tmp_path / "pieces" / "manifest.json").write_text('{"pieces": {"camp": {"file": "camp.png"}}}')
    (tmp_path / "map.json").write_text("{}")
    monkeypatch.setattr(files, "asset", tmp_path.joinpath)

    with pytest.raises(files.MissingAssetError, match=r"pieces/camp\.png is missing"):
        files.open_all()


def test_the_options_may_stand_before_the_command_too():
    options = __main__.parser().parse_args(["--headless", "selftest"])
    assert options.headless
    assert "selftest" == options.command
