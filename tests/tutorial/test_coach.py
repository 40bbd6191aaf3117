"""Advice in the first game: about a chance that was clearly missed, at once, and at most once a card."""

import pygame
import pytest

from gest_desktop.rules.cards.event import HALF_IDS
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import BALANCED
from gest_desktop.rules.texts import event_title, half_label, player_aids
from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.scenes.saves import PERSON
from gest_desktop.scenes.table.contest import Contest, Seat
from gest_desktop.scenes.title.scene import TitleScene
from gest_desktop.scenes.tutorial.advising import ENOUGH, THANKS, UNDO
from gest_desktop.scenes.tutorial.coach import Coach
from gest_desktop.scenes.tutorial.coached import CoachedPauseScene, CoachedScene
from gest_desktop.scenes.tutorial.first_game import sit_down
from tests.scenes.menu_tools import choose, click, press

SINGLE, EVENT, PASS_ON_EVENT, LARGE = 0, 2, 3, 4
FOUND = ((LARGE, 150, 0.7), (SINGLE, 40, 0.5))


class Prompter:
    """In the place of the worker: replies what it is told to reply, at once or when it has thought."""

    def __init__(self, *visits):
        self.visits, self.requests, self.pending = visits, [], False
        self.is_thoughtful = False

    def ask(self, request):
        self.requests.append(request)
        self.pending = True

    def poll(self):
        if not self.pending or self.is_thoughtful:
            return None
        self.pending = False
        return {"kind": "reply", "option": LARGE, "visits": [list(row) for row in self.visits]}

    def cancel(self):
        self.pending = False

    def close(self):
        pass


def a_contest(seed=5):
    game = Game(Beginning(seed=seed))
    game.play(BALANCED)
    return Contest(game, (Seat(PERSON), Seat("miller")), None)


def coached(contest, chosen, *visits):
    coach, worker = Coach(contest, ROBIN), Prompter(*visits)
    coach.attend(worker)
    coach.hear(worker)
    coach.see(chosen)
    return coach.advice()


def advised(chosen, *visits):
    """What is said after an answer to the first question, if the search found this."""
    return coached(a_contest(), chosen, *visits)


def test_what_was_done_and_what_was_better_are_named_with_the_reasons_of_the_search():
    told = advised(SINGLE, (LARGE, 150, 0.61), (SINGLE, 40, 0.50), (EVENT, 60, 0.55))
    what, why = told.split(". ")
    assert "You chose “Single Plot”; with “Plots & Deeds” you would win 11 more games in a hundred" == what
    assert why.startswith("That way ")
    assert "Royal Favour moves towards Justice" in why


def test_of_a_missed_event_its_card_and_a_half_are_named():
    contest = a_contest(seed=4)
    told = coached(contest, PASS_ON_EVENT, (EVENT, 150, 0.61), (PASS_ON_EVENT, 40, 0.50))
    card = contest.game.state.card
    labels = [half_label(card, half) for half in HALF_IDS]
    assert f"The Event would let you use {event_title(card)}: “" in told
    assert any(f"“{label}”." in told for label in labels)


def test_of_a_missed_plot_the_same_is_told():
    contest = a_contest()
    contest.answer(LARGE)
    asked = contest.decision(ROBIN)
    better, done = (choice.option for choice in asked.choices[:2])
    told = coached(contest, done, (better, 150, 0.61), (done, 40, 0.50))
    assert f"You chose “{asked.choices[1].label}”; with “{asked.choices[0].label}” you would win 11" in told


def test_where_the_search_has_no_reason_a_plot_speaks_for_itself(monkeypatch):
    monkeypatch.setattr("gest_desktop.scenes.tutorial.missed.reasons", lambda *_args: [])
    contest = a_contest()
    contest.answer(LARGE)
    better, done = (choice.option for choice in contest.decision(ROBIN).choices[:2])
    told = coached(contest, done, (better, 150, 0.61), (done, 40, 0.50))
    value = contest.decision(ROBIN).choices[0].value
    assert told.endswith(f" in a hundred. {player_aids()[value]['summary']['en']}")


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


def test_a_thought_that_ends_late_is_told_as_long_as_the_card_lies():
    contest, worker = a_contest(), Prompter(*FOUND)
    coach = Coach(contest, ROBIN)
    worker.is_thoughtful = True
    coach.attend(worker)
    coach.see(SINGLE)
    contest.answer(SINGLE)
    coach.hear(worker)
    assert "" == coach.advice()
    assert coach.is_weighing
    worker.is_thoughtful = False
    coach.hear(worker)
    assert coach.advice()


def test_when_the_next_card_lies_there_nothing_is_said_any_more():
    contest, worker = a_contest(), Prompter(*FOUND)
    coach = Coach(contest, ROBIN)
    coach.attend(worker)
    coach.see(SINGLE)
    cards = len(contest.game.state.played)
    while len(contest.game.state.played) == cards:
        contest.answer(contest.options()[-1])
    coach.hear(worker)
    assert "" == coach.advice()


def test_once_the_rival_is_at_it_nothing_is_said_any_more():
    coach, worker = Coach(a_contest(), ROBIN), Prompter(*FOUND)
    coach.attend(worker)
    coach.see(SINGLE)
    coach.forget()
    coach.hear(worker)
    assert "" == coach.advice()


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
    app._worker = Prompter(*FOUND, (PASS_ON_EVENT, 40, 0.5))
    app.push(TitleScene(app))
    sit_down(app, ROBIN, 5)
    rest(app.scene, 5)
    return app.scene


def rest(scene, frames=8):
    for _frame in range(frames):
        scene.app.frame([], 0.05)


def take(table, option):
    """Click on a box, and once more where it is asked for."""
    asked = table.play.answering
    thing = next(thing for thing in asked.things if asked.things[thing] == option)
    x, y = table.drawing.view.place_of(thing)
    click(table.app, (round(x), round(y)))
    if table.play.answering is asked and asked.pending:
        press(table.app, pygame.K_RETURN)


def beside(table):
    """A point of the map that no bubble covers."""
    board, bubble = pygame.Rect(table.drawing.view.layout.board), table.drawing.bubble
    corners = (board.topleft, board.topright, board.bottomleft, board.bottomright)
    return next(spot for spot in corners if not bubble.covers(spot))


def button(table, thing):
    return next(button.rect for button in table.drawing.bubble.buttons if button.thing == thing)


def test_the_first_game_is_greeted_and_kept(table):
    assert table.words.startswith("You are Robin Hood")
    assert table.app.store.has_current()
    assert table.app.settings.has_learned
    click(table.app, button(table, THANKS))
    assert "" == table.words
    assert table.drawing.bubble is None


def test_advice_appears_at_once_and_nothing_moves_before_it_is_read(table):
    take(table, SINGLE)
    assert table.words.startswith("You chose “Single Plot”")
    assert table.drawing.bubble is not None
    left = len(table.play.director.queue)
    rest(table, 30)
    assert left == len(table.play.director.queue) > 0
    press(table.app, pygame.K_RETURN)
    rest(table, 60)
    assert table.play.answering is not None


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_enter_and_escape_close_the_bubble_and_do_nothing_else(table, key):
    before = len(table.contest.game.answers)
    press(table.app, key)
    assert ("", before) == (table.words, len(table.contest.game.answers))
    assert table is table.app.scene
    take(table, SINGLE)
    press(table.app, key)
    assert table.drawing.bubble is None
    assert table is table.app.scene


def test_a_click_beside_the_bubble_closes_it_while_the_table_waits(table):
    take(table, SINGLE)
    click(table.app, table.drawing.bubble.paper)
    assert table.drawing.bubble is not None
    click(table.app, beside(table))
    assert table.drawing.bubble is None


def test_an_answer_closes_the_greeting(table):
    take(table, LARGE)
    assert "" == table.words


def test_taking_the_answer_back_takes_the_advice_along(table):
    take(table, SINGLE)
    press(table.app, pygame.K_u)
    rest(table)
    assert "" == table.words
    assert "box" == table.play.answering.asked.kind


def test_what_was_missed_can_be_taken_back_with_a_button(table):
    assert UNDO not in [each.thing for each in table.drawing.bubble.buttons], "nothing is advised yet"
    take(table, SINGLE)
    click(table.app, button(table, UNDO))
    rest(table)
    assert ("", "box") == (table.words, table.play.answering.asked.kind)


def test_advice_about_what_cannot_be_taken_back_stays_to_be_read(table, monkeypatch):
    take(table, SINGLE)
    monkeypatch.setattr(table.contest, "steps_back", lambda: 0)
    assert UNDO not in [each.thing for each in table.drawing.bubble.buttons]
    press(table.app, pygame.K_u)
    assert table.words.startswith("You chose “Single Plot”")


def test_the_rival_waits_until_the_thought_ends_and_the_advice_is_read(table):
    worker, played = table.app.worker, len(table.contest.game.answers)
    worker.pending = worker.is_thoughtful = table.coach.is_thinking = True
    take(table, PASS_ON_EVENT)
    assert not table.play.is_mine
    rest(table, 80)
    assert ("", played + 1) == (table.words, len(table.contest.game.answers))
    worker.is_thoughtful = False
    rest(table, 80)
    assert table.words.startswith("You chose “Pass on Event”")
    assert played + 1 == len(table.contest.game.answers)
    press(table.app, pygame.K_RETURN)
    rest(table, 80)
    assert played + 1 < len(table.contest.game.answers)
    assert "" == table.words


def test_late_advice_covers_nothing_that_is_asked(table):
    worker = table.app.worker
    worker.pending = worker.is_thoughtful = table.coach.is_thinking = True
    take(table, SINGLE)
    rest(table, 60)
    worker.is_thoughtful = False
    rest(table)
    assert table.words.startswith("You chose “Single Plot”")
    assert table.play.answering is not None
    assert table.drawing.bubble.rect.collidelist(table.drawing.seen()) < 0


def test_the_button_of_the_bubble_ends_all_advice_and_the_menu_brings_it_back(table):
    click(table.app, button(table, ENOUGH))
    assert not table.coach.is_on
    table.commands.menu()
    assert isinstance(table.app.scene, CoachedPauseScene)
    rest(table, 2)
    choose(table.app, "advice")
    assert table.coach.is_on
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
