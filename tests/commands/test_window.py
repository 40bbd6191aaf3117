"""`gest` alone: a log that never gets in the way, and one sentence if no window can be opened."""

import errno
import io
import logging
import os
import signal

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from gest_desktop.__main__ import main
from gest_desktop.commands import for_players
from gest_desktop.commands import window as command
from gest_desktop.commands.log_file import LARGEST_LOG
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.window import NoWindowError


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("GEST_HOME", str(tmp_path))
    monkeypatch.setattr(for_players, "has_display", lambda: True)
    before, level = list(logging.getLogger().handlers), logging.getLogger().level
    yield tmp_path
    for handler in set(logging.getLogger().handlers) - set(before):
        logging.getLogger().removeHandler(handler)
        handler.close()
    logging.getLogger().setLevel(level)


def test_the_title_is_shown_until_the_player_leaves(monkeypatch, home):
    shown = []

    def run(app):
        shown.append(type(app.scene))
        app.frame([], 0.02)
        app.close()

    monkeypatch.setattr(App, "run", run)

    assert 0 == command.open_window()
    assert [TitleScene] == shown
    assert "Gest Desktop" in (home / "logs" / "gest.log").read_text()


def test_without_a_window_one_sentence_says_so(monkeypatch, capsys):
    def refuse(_settings):
        raise NoWindowError("No window could be opened: the screen is gone.")

    monkeypatch.setattr("gest_desktop.scenes.shell.app.open_window", refuse)

    assert 1 == command.open_window()
    assert ["No window could be opened: the screen is gone."] == capsys.readouterr().err.splitlines()


def test_a_log_that_cannot_be_written_is_done_without(home):
    (home / "file").write_text("no folder")

    assert command.keep_log(home / "file") is None


def test_a_log_does_not_grow_for_ever(home):
    handler = command.keep_log(home / "logs")

    assert handler.maxBytes == LARGEST_LOG
    assert 1 == handler.backupCount


def test_a_full_disk_is_told_in_one_sentence_and_once(home, capsys):
    handler = command.keep_log(home / "logs")
    handler.stream.close()
    handler.stream = FullFile()
    for _time in range(2):
        logging.getLogger().info("Gest Desktop")

    told = f"The log {home / 'logs' / 'gest.log'} cannot be written: No space left on device."
    assert [told] == capsys.readouterr().err.splitlines()


class FullFile(io.StringIO):
    def write(self, _text):
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_log_that_another_program_holds_is_written_on(home, monkeypatch):
    """On Windows a file that is open elsewhere cannot be renamed."""

    def held(*_names):
        raise PermissionError(errno.EACCES, "The process cannot access the file")

    handler = command.keep_log(home / "logs")
    handler.maxBytes = 10
    monkeypatch.setattr(os, "rename", held)
    for word in ("first", "second"):
        logging.getLogger().info(word)

    assert [True, True] == [word in (home / "logs" / "gest.log").read_text() for word in ("first", "second")]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_named_pipe_in_place_of_the_log_does_not_hold_up_the_start(home):
    (home / "logs").mkdir()
    os.mkfifo(home / "logs" / "gest.log")

    assert command.keep_log(home / "logs") is None


def test_what_a_killed_program_left_long_ago_is_cleaned_at_the_start(monkeypatch, home):
    monkeypatch.setattr(App, "run", App.close)
    for folder in ("games", "settings"):
        (home / folder).mkdir()
        left = home / folder / "sunday.gest.json.7-1.new"
        left.write_text("{")
        os.utime(left, (1, 1))

    assert 0 == command.open_window()
    assert [] == list(home.rglob("*.new"))


def test_ctrl_c_ends_the_program_in_order(monkeypatch, home):
    """The signal comes in the middle of a frame, which is finished first."""
    frames, frame = [], App.frame

    def interrupted(app, events, seconds):
        signal.raise_signal(signal.SIGINT)
        frame(app, events, seconds)
        frames.append(app.is_interrupted)

    monkeypatch.setattr(App, "frame", interrupted)
    before = signal.getsignal(signal.SIGINT)

    assert 130 == main([])
    assert [True] == frames
    assert before is signal.getsignal(signal.SIGINT)
    assert "Traceback" not in (home / "logs" / "gest.log").read_text()
