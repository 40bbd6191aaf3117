"""A click or key meant for what was there a moment ago chooses nothing that has just appeared."""

import pygame
import pytest

from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.table.surprises import HURRYING, NEW
from tests.scenes.fake_worker import FakeWorker
from tests.scenes.menu_tools import a_game, press

SOON, LATER = NEW / 2, NEW + 0.05


@pytest.fixture
def table(make_app):
    """Robin Hood's card of boxes has just opened."""
    app = make_app((1280, 800), confirm="never")
    app.minds.make_worker = FakeWorker
    table = TableScene(app, Contest(a_game(), (Seat(), Seat("potter"))))
    app.push(table)
    for _frame in range(20):
        app.frame([], 0.05)
    return table


def click(table, pos):
    down, up = (
        pygame.Event(kind, pos=pos, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    )
    table.app.frame([down, up], 0.0)


def ask_anew(table):
    """The same question, on a card that has just opened."""
    table.flow.ask_again("never")
    table.app.frame([], 0.0)


def first_row(table):
    return table.drawing.rect_of(
        next(each for each in table.flow.answering.stops if each.kind == "chip")
    ).center


@pytest.mark.parametrize(("wait", "given"), [(SOON, 0), (LATER, 1)])
def test_a_click_on_what_has_just_opened_answers_nothing(table, wait, given):
    answers = len(table.contest.game.answers)
    ask_anew(table)
    table.app.frame([], wait)
    click(table, first_row(table))

    assert given == len(table.contest.game.answers) - answers


def test_where_nothing_has_changed_a_click_counts_at_once(table):
    answers = len(table.contest.game.answers)
    click(table, first_row(table))

    assert answers < len(table.contest.game.answers)


def test_a_click_where_something_lay_a_moment_ago_chooses_nothing_below(table):
    rect = table.drawing.question.card.rect
    table.flow.answering = None
    table.lay_out()

    assert table.state.surprises.is_new(rect.center, table.state.clock)
    assert not table.state.surprises.is_new(rect.center, table.state.clock + LATER)


def test_the_pointer_is_where_it_clicked_even_if_it_moved_elsewhere_before(table):
    click(table, (60, 700))

    assert (60, 700) == table.state.pointer.pos


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
@pytest.mark.parametrize(("wait", "given"), [(0.0, 0), (HURRYING + 0.05, 1)])
def test_a_key_that_hurries_a_movement_on_answers_nothing(table, key, wait, given):
    press(table.app, pygame.K_TAB)
    answers, state = len(table.contest.game.answers), table.state
    state.surprises.moved = state.asked_at = state.clock
    table.app.frame([], wait)
    press(table.app, key)

    assert given == (len(table.contest.game.answers) - answers > 0)


def test_a_digit_is_never_meant_to_hurry(table):
    answers, state = len(table.contest.game.answers), table.state
    state.surprises.moved = state.asked_at = state.clock
    press(table.app, pygame.K_1)

    assert answers < len(table.contest.game.answers)
