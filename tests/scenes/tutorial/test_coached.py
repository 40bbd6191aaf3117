"""The table of the first game: advice is read before anything moves, offers Undo and can be turned off."""

import pygame
import pytest

from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.scenes.menus.pause import PauseScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.tutorial.coach_guide import CoachGuide
from gest_desktop.scenes.tutorial.coach_overlay import ENOUGH, THANKS, UNDO
from gest_desktop.scenes.tutorial.first_game import sit_down
from tests.scenes.menu_tools import choose, click, press
from tests.scenes.tutorial.prompter import FOUND, LARGE, PASS_ON_EVENT, SINGLE, Prompter


@pytest.fixture
def table(make_app):
    app = make_app()
    app.minds.started = Prompter(*FOUND, (PASS_ON_EVENT, 40, 0.5))
    app.push(TitleScene(app))
    sit_down(app, ROBIN, 5)
    rest(app.scene, 5)
    return app.scene


def rest(scene, frames=8):
    for _frame in range(frames):
        scene.app.frame([], 0.05)


def take(table, option):
    """Click on a box, and confirm where asked."""
    asked = table.flow.answering
    thing = next(thing for thing in asked.things if asked.things[thing] == option)
    x, y = table.drawing.view.place_of(thing)
    click(table.app, (round(x), round(y)))
    if table.flow.answering is asked and asked.pending:
        press(table.app, pygame.K_RETURN)


def beside(table):
    """A point of the map that no bubble covers."""
    board, bubble = pygame.Rect(table.drawing.view.layout.board), table.guide.overlay.bubble
    corners = (board.topleft, board.topright, board.bottomleft, board.bottomright)
    return next(spot for spot in corners if not bubble.covers(spot))


def button(table, thing):
    return next(button.rect for button in table.guide.overlay.bubble.buttons if button.thing == thing)


def test_the_first_game_is_greeted_and_kept(table):
    assert table.guide.words.startswith("Your band is already placed for you, Robin")
    assert table.app.store.has_current()
    assert table.app.settings.has_learned
    click(table.app, button(table, THANKS))
    assert "" == table.guide.words
    assert table.guide.overlay.bubble is None


def test_advice_appears_at_once_and_nothing_moves_before_it_is_read(table):
    take(table, SINGLE)
    assert table.guide.words.startswith("You chose “Single Plot”")
    assert table.guide.overlay.bubble is not None
    left = len(table.flow.beat_player.queue)
    rest(table, 30)
    assert left == len(table.flow.beat_player.queue) > 0
    press(table.app, pygame.K_RETURN)
    rest(table, 60)
    assert table.flow.answering is not None


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_enter_and_escape_close_the_bubble_and_do_nothing_else(table, key):
    before = len(table.contest.game.answers)
    press(table.app, key)
    assert ("", before) == (table.guide.words, len(table.contest.game.answers))
    assert table is table.app.scene
    take(table, SINGLE)
    press(table.app, key)
    assert table.guide.overlay.bubble is None
    assert table is table.app.scene


def test_a_click_beside_the_bubble_closes_it_while_the_table_waits(table):
    take(table, SINGLE)
    click(table.app, table.guide.overlay.bubble.paper)
    assert table.guide.overlay.bubble is not None
    click(table.app, beside(table))
    assert table.guide.overlay.bubble is None


def test_an_answer_closes_the_greeting(table):
    take(table, LARGE)
    assert "" == table.guide.words


def test_taking_the_answer_back_takes_the_advice_along(table):
    take(table, SINGLE)
    press(table.app, pygame.K_u)
    rest(table)
    assert "" == table.guide.words
    assert "box" == table.flow.answering.asked.kind


def test_what_was_missed_can_be_taken_back_with_a_button(table):
    assert UNDO not in [each.thing for each in table.guide.overlay.bubble.buttons], "nothing is advised yet"
    take(table, SINGLE)
    click(table.app, button(table, UNDO))
    rest(table)
    assert ("", "box") == (table.guide.words, table.flow.answering.asked.kind)


def test_advice_about_what_cannot_be_taken_back_stays_to_be_read(table, monkeypatch):
    take(table, SINGLE)
    monkeypatch.setattr(table.contest, "steps_back", lambda before_card=None: 0)
    rest(table, 1)
    assert UNDO not in [each.thing for each in table.guide.overlay.bubble.buttons]
    press(table.app, pygame.K_u)
    assert table.guide.words.startswith("You chose “Single Plot”")


def test_the_rival_waits_until_the_thought_ends_and_the_advice_is_read(table):
    worker, played = table.app.minds.worker, len(table.contest.game.answers)
    worker.pending = worker.is_thoughtful = True
    table.guide.coach.ticket = worker
    take(table, PASS_ON_EVENT)
    assert not table.flow.is_mine
    rest(table, 80)
    assert ("", played + 1) == (table.guide.words, len(table.contest.game.answers))
    worker.is_thoughtful = False
    rest(table, 80)
    assert table.guide.words.startswith("You chose “Pass (Event)”")
    assert played + 1 == len(table.contest.game.answers)
    press(table.app, pygame.K_RETURN)
    rest(table, 80)
    assert ("", True) == (table.guide.words, table.flow.waits_at_end)
    press(table.app, pygame.K_RETURN)
    rest(table, 80)
    assert played + 1 < len(table.contest.game.answers)


def test_late_advice_covers_nothing_that_is_asked(table):
    worker = table.app.minds.worker
    worker.pending = worker.is_thoughtful = True
    table.guide.coach.ticket = worker
    take(table, SINGLE)
    rest(table, 60)
    worker.is_thoughtful = False
    rest(table)
    assert table.guide.words.startswith("You chose “Single Plot”")
    assert table.flow.answering is not None
    assert table.guide.overlay.bubble.rect.collidelist(table.guide.overlay.kept_free) < 0


def test_the_button_of_the_bubble_ends_all_advice_and_the_menu_brings_it_back(table):
    click(table.app, button(table, ENOUGH))
    assert not table.guide.coach.is_on
    table.commands.dispatch("menu")
    assert isinstance(table.app.scene, PauseScene)
    rest(table, 2)
    choose(table.app, "advice")
    assert table.guide.coach.is_on
    assert table is table.app.scene


def test_the_game_goes_on_with_advice_as_long_as_it_is_wanted(table):
    app = table.app
    app.home()
    choose(app, "continue")
    assert isinstance(app.scene.guide, CoachGuide)
    assert "" == app.scene.guide.words
    app.scene.guide.switch_advice()
    app.home()
    choose(app, "continue")
    assert not isinstance(app.scene.guide, CoachGuide)
