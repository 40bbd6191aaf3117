"""A guide receives everything first, and may keep it from the table."""

import pygame
import pytest

from gest_desktop.rules.vocabulary import PLOTS_AND_DEEDS, SHIRE_WOOD
from gest_desktop.scenes.menus.pause import PauseScene
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.guide import Guide, Overlay
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.scenes.fake_worker import FakeWorker
from tests.scenes.menu_tools import a_game, press

OFFER = Thing("button", picture="offer")


class Paper(Overlay):
    """Covers the whole table, and offers one thing."""

    stops = (OFFER,)
    laid_out = drawn = 0

    def lay_out(self, moment, view, question):
        self.laid_out += 1

    def draw(self, target, moment):
        self.drawn += 1

    def covers(self, pos):
        return True

    def hit(self, pos):
        return OFFER


class Jailer(Guide):
    """Records everything, and lets through what it is told to."""

    lets_through = True

    def __init__(self):
        self.heard = []

    def sit_beside(self, table):
        self.table = table

    def title(self):
        return "In jail"

    def make_overlay(self):
        return Paper()

    def take(self, gesture, onward):
        self.hear(gesture.kind, gesture, onward)

    def dispatch(self, word, onward):
        self.hear(word, word, onward)

    def react(self, reaction, onward):
        self.hear(reaction.answers, reaction, onward)

    def update(self, seconds, onward):
        return onward(seconds) if self.lets_through else False

    def hear(self, what, given, onward):
        self.heard.append(what)
        if self.lets_through:
            onward(given)


@pytest.fixture
def app(make_app):
    app = make_app((1024, 640), instant=True, confirm="never")
    app.minds.make_worker = FakeWorker
    return app


@pytest.fixture
def table(app):
    table = TableScene(app, Contest(a_game(), (Seat(), Seat("potter"))), Jailer())
    app.push(table)
    for _frame in range(4):
        app.frame([], 0.05)
    return table


def test_gestures_and_commands_are_heard_and_go_onward(app, table):
    press(app, pygame.K_ESCAPE)

    assert ["command", "cancel", "menu"] == table.guide.heard
    assert isinstance(app.scene, PauseScene)


def test_what_a_guide_keeps_to_itself_never_reaches_the_table(app, table):
    table.guide.lets_through = False
    press(app, pygame.K_ESCAPE)

    assert ["command"] == table.guide.heard
    assert table is app.scene


def test_an_answer_is_heard_before_the_referee_hears_it(table):
    before = len(table.contest.game.answers)
    table.guide.lets_through = False
    table.react(Reaction((2 * PLOTS_AND_DEEDS,)))
    assert before == len(table.contest.game.answers)
    table.guide.lets_through = True
    table.react(Reaction((2 * PLOTS_AND_DEEDS,)))

    assert [(2 * PLOTS_AND_DEEDS,)] * 2 == table.guide.heard
    assert before < len(table.contest.game.answers)


def test_a_guide_may_let_the_table_stand_still(app, table):
    clock, table.guide.lets_through = table.state.clock, False
    app.frame([], 0.5)

    assert clock == table.state.clock


def test_what_lies_on_top_is_hit_first_and_reached_by_the_keyboard(app, table):
    x, y = table.drawing.view.board.ground.name(SHIRE_WOOD)
    table.commands.previous()

    assert OFFER == table.hit((round(x), round(y))) == table.state.focused
    assert table.drawing.overlay.laid_out >= table.drawing.overlay.drawn > 0


def test_a_guide_names_the_window(table):
    assert "In jail" == table.name


def test_without_a_guide_everything_is_the_table_itself(app):
    table = TableScene(app, Contest(a_game(), (Seat(), Seat("potter"))))
    app.push(table)
    app.frame([], 0.05)

    assert ("", ()) == (table.name, table.drawing.overlay.stops)
    assert table.flow.answering is not None
