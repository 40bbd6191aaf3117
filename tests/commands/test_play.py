"""`gest` alone: a log that never gets in the way, and one sentence if no window can be opened."""

import logging
import os

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from gest_desktop.commands import play as command
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.window import NoWindowError


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("GEST_HOME", str(tmp_path))
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

    assert 0 == command.play()
    assert [TitleScene] == shown
    assert "Gest Desktop" in (home / "logs" / "gest.log").read_text()


def test_without_a_window_one_sentence_says_so(monkeypatch, capsys):
    def refuse(_settings):
        raise NoWindowError("No window could be opened: the screen is gone.")

    monkeypatch.setattr("gest_desktop.scenes.shell.app.open_window", refuse)

    assert 1 == command.play()
    assert ["No window could be opened: the screen is gone."] == capsys.readouterr().err.splitlines()


def test_a_log_that_cannot_be_written_is_done_without(home):
    (home / "file").write_text("no folder")

    assert command.keep_log(home / "file") is None


def test_a_log_does_not_grow_for_ever(home):
    handler = command.keep_log(home / "logs")

    assert handler.maxBytes == command.LARGEST_LOG
    assert 1 == handler.backupCount
