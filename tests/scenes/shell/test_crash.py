"""A crash in the loop: a report without personal data, one sentence, and the game goes on."""

import json
import logging
import os
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest

from gest_desktop.commands import window as command
from gest_desktop.scenes.menus.dialogs import AskScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell import crash
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.shell.save_store import CURRENT, SaveStore
from gest_desktop.scenes.table.scene import TableScene
from tests.scenes.menu_tools import SleepingWorker, a_contest, choose


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """A player with a home folder, and a log that is closed again."""
    monkeypatch.setenv("GEST_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path / "jane"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "jane"))
    monkeypatch.setenv("USER", "jane")
    monkeypatch.setattr(command, "keep_log", lambda folder: None)
    folder = tmp_path / "jane" / "gest"
    for name in ("games_folder", "logs_folder"):
        monkeypatch.setattr(f"gest_desktop.scenes.shell.folders.{name}", lambda name=name: folder / name[:-7])
    monkeypatch.setattr("gest_desktop.scenes.shell.folders.settings_file", lambda: folder / "settings.json")
    monkeypatch.setattr("gest_desktop.scenes.shell.app.Worker", SleepingWorker)
    monkeypatch.setattr(App.__init__, "__defaults__", (SleepingWorker,))
    yield folder
    logging.getLogger().setLevel(logging.WARNING)


def reports(home: Path) -> list[str]:
    return [path.read_text("utf-8") for path in sorted(home.glob("logs/crash-*.txt"))]


def fault(app: App) -> None:
    raise ValueError(f"the oak fell on {Path.home()}/arrows and on /media/jane/stick")


def test_a_report_tells_all_about_the_fault_and_nothing_about_the_player(make_table, home):
    app, contest = make_table()
    path = crash.write_report(caught(app), app, home / "logs")
    found = path.read_text("utf-8")

    assert "ValueError: the oak fell on ~/arrows and on /media/…/stick" in found
    assert "Traceback" in found
    for words in ("Gest Desktop ", "Python 3", "pygame-ce ", "SDL ", "TitleScene, TableScene"):
        assert words in found
    line = next(line for line in found.splitlines() if line.startswith("Game: "))
    assert contest.game.answers == json.loads(line.removeprefix("Game: "))["answers"]
    assert "jane" not in found


def test_two_reports_of_one_second_are_two_files(home):
    paths = {crash.write_report(ValueError("one"), None, home / "logs") for _fault in range(3)}
    assert 3 == len(paths)


def test_a_report_that_cannot_be_written_is_done_without(home):
    home.mkdir(parents=True)
    (home / "file").write_text("no folder")

    assert crash.write_report(ValueError("one"), None, home / "file") is None
    assert "safe." in crash.sentence(None)


def test_after_a_fault_the_window_opens_again_and_the_game_goes_on(monkeypatch, home):
    kept = a_contest(store=SaveStore(home / "games"))
    files.flush()
    before = (home / "games" / f"{CURRENT}.gest.json").read_text()
    shown = []

    def run(app):
        shown.append([type(scene) for scene in app.scenes])
        app.frame([], 0.02)
        if len(shown) == 1:
            app.push(TableScene(app, a_contest()))
            fault(app)
        shown.append(app.scene.words())
        choose(app, "1")
        files.flush()
        shown.append([app.scene.contest.game.answers, (home / "games" / f"{CURRENT}.gest.json").read_text()])

    monkeypatch.setattr(App, "run", run)
    assert 0 == command.open_window()

    first, second, words, (answers, after) = shown
    assert [TitleScene] == first
    assert [TitleScene, AskScene] == second
    assert kept.game.answers == answers
    assert json.loads(before)["game"] == json.loads(after)["game"]
    assert 1 == len(reports(home))
    assert any("crash-" in word and "~" in word and "jane" not in word for word in words)


def test_a_program_that_fails_again_and_again_ends_with_the_sentence(monkeypatch, capsys, home):
    monkeypatch.setattr(App, "run", fault)

    assert 1 == command.open_window()
    found = capsys.readouterr().err.splitlines()
    assert 1 == len(found)
    assert "Something went wrong" in found[0]
    assert "crash-" in found[0]
    assert command.ATTEMPTS == len(reports(home))


def test_a_window_that_nobody_could_see_is_none(monkeypatch, capsys, home):
    """SDL would silently fall back to another driver if the named display does not answer."""
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr("pygame.display.get_driver", lambda: "offscreen")
    monkeypatch.setattr("pygame.display.init", lambda: None)

    assert 1 == command.open_window()
    found = capsys.readouterr().err.splitlines()
    assert ["No window could be opened: the display cannot be reached."] == found
    assert not reports(home)


def test_a_program_that_cannot_even_begin_says_so(monkeypatch, capsys, home):
    monkeypatch.setattr("gest_desktop.scenes.shell.app.open_window", fault)

    assert 1 == command.open_window()
    assert "crash-" in capsys.readouterr().err
    assert 1 == len(reports(home))


@pytest.fixture
def make_table(tmp_path):
    opened = []

    def make():
        app = command.open_app()
        opened.append(app)
        contest = a_contest()
        app.push(TitleScene(app))
        app.push(TableScene(app, contest))
        return app, contest

    yield make
    for app in opened:
        app.close()


def caught(app):
    try:
        fault(app)
    except ValueError as error:
        return error


def test_the_message_names_a_folder_that_can_be_found(monkeypatch, tmp_path):
    """Even if a variable of the system says where everything is kept."""
    monkeypatch.setenv("GEST_HOME", str(tmp_path / "stick"))

    assert str(tmp_path / "stick" / "crash.txt") in crash.sentence(tmp_path / "stick" / "crash.txt")
    assert str(Path("~", "gest", "crash.txt")) in crash.sentence(tmp_path / "jane" / "gest" / "crash.txt")
