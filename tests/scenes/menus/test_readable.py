"""Title, new game, saved games and career: every text fits its place without becoming too small to read."""

from collections import defaultdict

import pytest

from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.scenes.devtools.sample_career import sample_career
from gest_desktop.scenes.devtools.table_shots import asks, played
from gest_desktop.scenes.menus.career.games import CareerGamesScene
from gest_desktop.scenes.menus.career.rating_sheet import PLOTS
from gest_desktop.scenes.menus.career.scene import CareerScene
from gest_desktop.scenes.menus.new_game.scene import NewGameScene
from gest_desktop.scenes.menus.saves.scene import SavesMenuScene
from gest_desktop.scenes.menus.shelf.scene import ShelfScene
from gest_desktop.scenes.menus.shelf.volumes import VOLUMES
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.menus.widgets import writing
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.scenes.menu_tools import show

LEAST = {(1024, 640): 12, (1280, 720): 13, (1280, 800): 13, (1920, 1080): 13}  # pixels
PERSONAS = {"robin": "greedy", "sheriff": "merciful", "lot": "none", "both": "none"}


class Letters:
    """A font that notes in which size each text was last rendered."""

    def __init__(self, real, size, seen):
        self.real, self.pixels, self.seen = real, size, seen

    def __getattr__(self, name):
        return getattr(self.real, name)

    def render(self, words, *more):
        self.seen[words] = self.pixels
        return self.real.render(words, *more)


@pytest.fixture
def sizes(monkeypatch):
    """The size in which each text is written, found in caches that start empty."""
    seen, real = {}, writing.font
    monkeypatch.setattr(writing, "font", lambda role, size, cut: Letters(real(role, size, cut), size, seen))
    for cached in (writing.line, writing.paragraph):
        cached.cache_clear()
    yield seen
    for cached in (writing.line, writing.paragraph):
        cached.cache_clear()


def pages(app):
    game = played(asks("box", ROBIN))
    for name, seats in (("Sunday", (Seat(), Seat("outlaw", "patient"))), ("Fire", (Seat(), Seat()))):
        app.store.keep(game, Contest(game, seats).seats_json(), name)
    app.store.keep(game, Contest(game, (Seat("outlaw", "merciful"), Seat())).seats_json())
    app.store.career.write(sample_career())
    yield TitleScene(app)
    for plot in PLOTS:
        career = CareerScene(app)
        career.plot = plot
        yield career
    yield CareerGamesScene(app, sample_career())
    for side, persona in PERSONAS.items():
        app.change(side=side, persona=persona, advanced_open=side != "sheriff", events_side_locked=True)
        yield NewGameScene(app)
    yield SavesMenuScene(app)
    for volume in VOLUMES:
        yield ShelfScene(app, volume.id)
    yield SavesMenuScene(app, Contest(game, (Seat(), Seat("outlaw"))))


@pytest.mark.parametrize(("language", "text_size"), [("en", 100), ("it", 150)])
@pytest.mark.parametrize("size", LEAST)
def test_no_text_is_shrunk_below_what_can_be_read(make_app, sizes, size, language, text_size):
    app = make_app(size, language=language, text_size=text_size, reduced_motion=True)
    small = defaultdict(dict)
    for scene in pages(app):
        sizes.clear()
        show(app, scene)
        for words, pixels in sizes.items():
            if pixels < LEAST[size]:
                small[type(scene).__name__][words] = pixels
        app.pop()

    assert {} == small
