"""Advice in the first game: one sentence about a chance that was clearly missed, at most once a card."""

import pygame
import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import BALANCED
from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.scenes.saves import PERSON
from gest_desktop.scenes.table.contest import Contest, Seat
from gest_desktop.scenes.title.scene import TitleScene
from gest_desktop.scenes.tutorial.coach import Coach
from gest_desktop.scenes.tutorial.coached import ENOUGH, THANKS, CoachedPauseScene, CoachedScene
from gest_desktop.scenes.tutorial.first_game import sit_down
from tests.scenes.menu_tools import choose, click

SINGLE, EVENT, LARGE = 0, 2, 4


class Prompter:
    """In the place of the worker: replies at once what it is told to reply."""

    def __init__(self, *visits):
        self.visits, self.requests, self.pending = visits, [], False

    def ask(self, request):
        self.requests.append(request)
        self.pending = True

    def poll(self):
        if not self.pending:
            return None
        self.pending = False
        return {"kind": "reply", "visits": [list(row) for row in self.visits]}

    def cancel(self):
        self.pending = False

    def close(self):
        pass


def a_contest():
    game = Game(Beginning(seed=5))
    game.play(BALANCED)
    return Contest(game, (Seat(PERSON), Seat("miller")), None)


def advised(chosen, *visits):
    """What is said after an answer, if the search found this."""
    coach, worker = Coach(a_contest(), ROBIN), Prompter(*visits)
    coach.attend(worker)
    coach.hear(worker)
    coach.see(chosen)
    return coach.advice()


def test_a_clearly_missed_chance_is_named():
    told = advised(SINGLE, (LARGE, 150, 0.61), (SINGLE, 40, 0.50), (EVENT, 60, 0.55))
    assert "A missed chance, I think: with “Plots & Deeds” you would win 11 times more in a hundred." == told


@pytest.mark.parametrize(
    ("chosen", "visits"),
    [
        (SINGLE, ((LARGE, 150, 0.55), (SINGLE, 40, 0.50))),  # not clearly
        (LARGE, ((LARGE, 150, 0.61), (SINGLE, 40, 0.50))),  # the best
        (SINGLE, ((LARGE, 150, 0.61), (SINGLE, 3, 0.20))),  # hardly looked at
        (SINGLE, ()),  # nothing found
    ],
)
def test_otherwise_nothing_is_said(chosen, visits):
    assert "" == advised(chosen, *visits)


def test_the_worker_is_given_the_learners_own_view_only():
    coach, worker = Coach(a_contest(), ROBIN), Prompter()
    coach.attend(worker)
    coach.attend(worker)
    (request,) = worker.requests
    assert ("robin", "yeoman") == (request["side"], request["level"])
    assert isinstance(request["view"]["event_deck"], int)


def test_at_most_once_a_card():
    coach, worker = Coach(a_contest(), ROBIN), Prompter((LARGE, 150, 0.7), (SINGLE, 40, 0.5))
    for told in (True, False):
        coach.attended = -1
        coach.attend(worker)
        coach.hear(worker)
        coach.see(SINGLE)
        assert told == bool(coach.advice())


def test_smaller_questions_are_the_learners_own_matter():
    contest = a_contest()
    for value in (LARGE, 1):  # Plots & Deeds, Sneak: now a space is asked for
        contest.answer(value)
    coach, worker = Coach(contest, ROBIN), Prompter()
    coach.attend(worker)
    assert [] == worker.requests


def test_whoever_does_not_want_advice_gets_none():
    coach, worker = Coach(a_contest(), ROBIN), Prompter((LARGE, 150, 0.7), (SINGLE, 40, 0.5))
    coach.is_on = False
    coach.attend(worker)
    assert [] == worker.requests


# --- at the table

@pytest.fixture
def table(make_app):
    app = make_app()
    app._worker = Prompter((LARGE, 150, 0.7), (SINGLE, 40, 0.5))
    app.push(TitleScene(app))
    scene = sit_down(app, 5)
    for _frame in range(5):
        app.frame([], 0.05)
    return scene


def rest(scene, frames=8):
    for _frame in range(frames):
        scene.app.frame([], 0.05)


def test_the_first_game_is_greeted_and_kept(table):
    assert table.words.startswith("Your first game!")
    assert table.app.store.has_current()
    assert table.app.settings.has_learned
    click(table.app, next(b.rect for b in table.drawing.bubble.buttons if b.thing == THANKS))
    assert "" == table.words
    assert table.drawing.bubble is None


def test_advice_appears_after_a_missed_chance_and_covers_nothing_that_is_asked(table):
    x, y = table.drawing.view.place_of(next(t for t in table.play.answering.things if t.number == SINGLE))
    click(table.app, (round(x), round(y)))
    rest(table)
    assert table.words.startswith("A missed chance")
    bubble = table.drawing.bubble
    assert bubble.rect.collidelist(table.drawing.seen()) < 0


def test_the_button_of_the_bubble_ends_all_advice_and_the_menu_brings_it_back(table):
    click(table.app, next(b.rect for b in table.drawing.bubble.buttons if b.thing == ENOUGH))
    assert not table.coach.is_on
    table.commands.menu()
    assert isinstance(table.app.scene, CoachedPauseScene)
    rest(table, 2)
    choose(table.app, "advice")
    assert table.coach.is_on
    assert table is table.app.scene


def test_escape_thanks_before_it_opens_the_menu(table):
    table.app.frame([pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")], 0.05)
    assert "" == table.words
    assert table is table.app.scene


def test_the_game_goes_on_with_advice_as_long_as_it_is_wanted(table):
    app = table.app
    app.home()
    choose(app, "continue")
    assert isinstance(app.scene, CoachedScene)
    assert "" == app.scene.words
    app.scene.switch_advice()
    app.home()
    choose(app, "continue")
    assert not isinstance(app.scene, CoachedScene)
