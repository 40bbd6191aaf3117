"""The keys of the table that work in its pause menu too."""

import pygame

from gest_desktop.scenes.menus.keys import KeysScene
from gest_desktop.scenes.menus.options.scene import OptionsScene
from gest_desktop.scenes.menus.rulebook.scene import RulebookScene
from gest_desktop.scenes.table.annals import AnnalsScene
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.scenes.menu_tools import a_game, choose, press
from tests.scenes.plain_table import sit_down


def paused(make_app):
    app = make_app(instant=True)
    sit_down(app, Contest(a_game(), (Seat(), Seat("potter")))).commands.menu()
    app.frame([], 0.05)
    return app


def test_rulebook_and_options_open_with_their_keys(make_app):
    for key, scene in ((pygame.K_F2, RulebookScene), (pygame.K_F4, OptionsScene)):
        app = paused(make_app)
        press(app, key)
        assert isinstance(app.scene, scene)


def test_a_question_mark_shows_the_controls(make_app):
    app = paused(make_app)
    app.frame([pygame.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=pygame.KMOD_SHIFT, unicode="?")], 0.05)

    assert isinstance(app.scene, KeysScene)


def test_up_and_down_go_round(make_app):
    app = paused(make_app)
    press(app, pygame.K_UP)
    assert len(app.scene.controls) - 1 == app.scene.focus
    press(app, pygame.K_DOWN)

    assert 0 == app.scene.focus


def test_the_chronicle_opens_from_the_pause_and_by_its_key(make_app):
    app = paused(make_app)
    choose(app, "annals")
    assert isinstance(app.scene, AnnalsScene)

    press(app, pygame.K_ESCAPE, pygame.K_c)
    assert isinstance(app.scene, AnnalsScene)
