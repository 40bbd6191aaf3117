"""No small print: 13 pixels at 1280 × 720, 12 in smaller windows, unless it can be enlarged."""

from functools import partial

import pytest

from gest_desktop.rules.topics import Topic
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.devtools.shots import keys, options, rulebook
from gest_desktop.scenes.devtools.table_shots import (
    NoWorker,
    asks,
    end_reviewed,
    played,
    question,
    review_page,
    sit_down,
    the_end,
)
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.table.board.map_names import MapNames
from tests.scenes.font_recorder import FontRecorder

SMALLEST = {(1920, 1080): 13, (1280, 720): 13, (1280, 800): 13, (1024, 640): 12}


def piles(app):
    question(app, "box", ROBIN, after=90).commands.piles()


SCREENS = {
    "table of Robin Hood": partial(question, kind="box", side=ROBIN, after=90),
    "table of the Sheriff": partial(question, kind="box", side=SHERIFF, after=90),
    "a Traveller": partial(question, kind="choice", side=ROBIN, topic=Topic.TRAVELLER),
    "piles": piles,
    "end": the_end,
    "end reviewed": end_reviewed,
    "review": review_page,
    "options": options,
    "keys": keys,
    "rulebook": rulebook,
}


@pytest.fixture
def recorder(monkeypatch):
    """Without the words on the map, which are drawn large and scaled down; they have tests of their own."""
    monkeypatch.setattr(MapNames, "write", lambda names: None)
    return FontRecorder(monkeypatch)


def show(prepare, size, home, **settings):
    settings = Settings(width=size[0], height=size[1], **settings)
    app = App(settings, home / "settings.json", SaveStore(home / "games"), NoWorker)
    prepare(app)
    for _frame in range(3):
        app.frame([], 1 / 30)
    app.close()


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("screen", SCREENS)
def test_no_text_is_too_small_to_read(screen, language, recorder, tmp_path):
    small = {}
    for size, smallest in SMALLEST.items():
        recorder.start()
        show(SCREENS[screen], size, tmp_path, language=language)
        assert recorder.drawn
        small[size] = recorder.smaller_than(smallest)
    assert {size: [] for size in SMALLEST} == small


@pytest.mark.parametrize("size", SMALLEST)
def test_every_word_of_the_table_grows_with_the_text_size(size, recorder, tmp_path):
    """Nothing gets smaller by asking for larger text; numbers in boxes may stay as they are."""
    game = played(asks("box", SHERIFF, after=90))
    sizes = {}
    for text_size in (100, 150):
        recorder.start()
        show(lambda app: sit_down(app, game, SHERIFF), size, tmp_path, text_size=text_size)
        for pixels, words in recorder.drawn:
            if not words.isdigit():
                sizes.setdefault(words, {}).setdefault(text_size, []).append(pixels)
    shrunk = {words: by for words, by in sizes.items() if len(by) == 2 and max(by[150]) < max(by[100])}
    assert {} == shrunk
