"""Pictures are drawn without a window."""

import gettext
import os

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


@pytest.fixture
def make_app(tmp_path):
    """Opens apps with settings, and closes them; afterwards the language is English again."""
    from gest_desktop.rules.words import speak
    from tests.scenes.menu_tools import an_app

    opened = []

    def make(size=(1280, 720), **settings):
        opened.append(an_app(tmp_path, size, **settings))
        return opened[-1]

    yield make
    for app in opened:
        app.close()
    speak(gettext.NullTranslations())


@pytest.fixture
def app(make_app):
    return make_app()


@pytest.fixture
def table(monkeypatch):
    """A table that only records which contest it was given."""
    from tests.scenes.menu_tools import FakeTable

    monkeypatch.setattr("gest_desktop.scenes.table.scene.TableScene", FakeTable)
    return FakeTable
