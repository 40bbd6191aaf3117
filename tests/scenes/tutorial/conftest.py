"""Lessons are drawn without a window and without animations."""

import gettext
import os

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


@pytest.fixture
def make_app(tmp_path):
    """Opens apps with settings, and closes them; afterwards the language is English again."""
    from gest_desktop.rules.words import speak
    from gest_desktop.scenes.devtools.table_shots import NoWorker
    from tests.scenes.menu_tools import an_app

    opened = []

    def make(size=(1280, 720), **settings):
        opened.append(an_app(tmp_path, size, **({"instant": True} | settings)))
        opened[-1].minds.make_worker = NoWorker
        return opened[-1]

    yield make
    for app in opened:
        app.close()
    speak(gettext.NullTranslations())


@pytest.fixture
def app(make_app):
    return make_app()
