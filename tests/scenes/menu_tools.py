"""A player without a window: an App, keys, clicks, and a language with very long words."""

from __future__ import annotations

import gettext
import os
from dataclasses import replace

import pygame

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.scene import Scene
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.table.session.contest import Contest, Seat


class SleepingWorker:
    """A stand-in for the opponent's process, which menus do not need."""

    is_pondering, is_idle = False, True

    def close(self):
        pass


class Longer(gettext.NullTranslations):
    """Makes every message almost half as long again."""

    def gettext(self, message):
        return message + " " + "aber"[: max(2, len(message) // 12)] * max(1, len(message) // 10)


class FakeTable(Scene):
    """A stand-in for the table, which is tested elsewhere."""

    def __init__(self, app, contest):
        super().__init__(app)
        self.contest = contest

    def draw(self, target):
        target.fill("#46301c")


def an_app(folder, size=(1280, 720), **settings):
    chosen = replace(Settings(width=size[0], height=size[1]), **settings)
    store = SaveStore(folder / "games")
    return App(chosen, folder / "settings" / "settings.json", store, SleepingWorker)


def a_game(seed=1):
    game = Game(Beginning(seed=seed))
    game.play(CLASSIC)
    return game


def a_contest(seed=1, store=None):
    return Contest(a_game(seed), (Seat(), Seat("outlaw", "cruel")), store)


def keep(app, name, seed=1):
    contest = a_contest(seed)
    assert "" == app.store.keep(contest.game, contest.seats_json(), name)
    return app.store.path(name)


def show(app, scene):
    app.push(scene)
    app.frame([], 0.02)
    return scene


def press(app, *keys, mod=0):
    for key in keys:
        down = pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        app.frame([down, pygame.Event(pygame.KEYUP, key=key, mod=mod)], 0.02)
        app.frame(pygame.event.get(), 0.02)


def click(app, place):
    """A click in the middle of a rectangle, or at a point."""
    at = place.center if isinstance(place, pygame.Rect) else place
    pygame.mouse.set_pos(at)
    app.frame([pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))], 0.02)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.frame([pygame.Event(kind, pos=at, button=1)], 0.02)
    app.frame(pygame.event.get(), 0.02)


def write(app, words):
    app.frame([pygame.Event(pygame.TEXTINPUT, text=words)], 0.02)


def control(scene, key):
    return next(control for control in scene.controls if control.key == key)


def choose(app, key):
    """Click on the control with this key."""
    click(app, control(app.scene, key).rect)
