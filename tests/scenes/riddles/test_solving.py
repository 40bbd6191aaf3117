"""Solving a riddle on the table: three tries, wrong choices are played out, the answer can be seen."""

from dataclasses import replace

import pygame
import pytest

from gest_desktop.ai.riddles.book import the_book
from gest_desktop.ai.riddles.riddle import OWN, Rated, Riddle, Step
from gest_desktop.rules.game import Game
from gest_desktop.rules.position import write_position, write_view
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import NOWHERE, ROBIN
from gest_desktop.scenes.menus.pause import PauseScene
from gest_desktop.scenes.riddles.attempt import Stage
from gest_desktop.scenes.riddles.overlay import solution_spaces
from gest_desktop.scenes.riddles.pause import riddle_pause
from gest_desktop.scenes.riddles.sheets import (
    AGAIN,
    ANSWER,
    CLOSE,
    HINT,
    LEAVE,
    NEXT,
    SEE,
    true_reasons,
    verdict_sheet,
)
from gest_desktop.scenes.riddles.words import answer_lines, label_of, labelled, moment_of
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.session.seat_words import seat_words
from tests.scenes.menu_tools import click, press
from tests.scenes.riddles.solver import LONG, SHORT, Solver, done


@pytest.fixture
def solver(app):
    return Solver(app)


def test_the_table_shows_what_the_side_sees_and_asks_its_question(solver):
    assert SHORT.seen() == solver.scene.flow.view()
    assert {one.option for one in SHORT.steps[0].rated} == set(solver.scene.contest.options())


def test_the_table_says_when_it_is_and_what_has_been_chosen(app):
    riddle = next(each for each in the_book().riddles if "You have taken" in moment_of(each))
    solver = Solver(app, riddle)
    assert moment_of(riddle) == solver.scene.contest.notice == solver.scene.state.notices.toast


def test_the_best_choice_solves_it(solver):
    solver.choose_right()

    assert solver.attempt.is_clean
    assert [solver.attempt] == solver.finished
    assert solver.words.startswith("Solved on the first try!")


def test_a_line_is_solved_choice_by_choice(app):
    solver = Solver(app, LONG)
    for number in range(len(LONG.steps)):
        assert number == solver.attempt.at
        solver.choose_right()
    assert solver.attempt.is_solved


def test_a_wrong_choice_is_played_with_what_follows(solver):
    before = len(solver.scene.contest.game.answers)
    wrong = SHORT.steps[0].rated[SHORT.steps[0].right]
    solver.choose(wrong.option)

    assert Stage.REFUTED is solver.attempt.stage
    assert [wrong.option, *wrong.line] == solver.scene.contest.game.answers[before:]
    assert "is not the best choice." in solver.words
    assert "You have 2 tries left." in solver.words


def test_then_the_table_is_as_it_was(solver):
    position = write_position(solver.scene.contest.game.state)
    solver.choose_wrong()
    solver.press(AGAIN)

    assert position == write_position(solver.scene.contest.game.state)
    solver.choose_right()
    assert solver.words.startswith("Solved on the second try")
    assert not solver.attempt.is_clean


def test_a_wrong_second_choice_leads_back_to_the_second_choice(app):
    solver = Solver(app, LONG)
    solver.choose_right()
    position = write_position(solver.scene.contest.game.state)
    solver.choose_wrong()
    solver.press(AGAIN)

    assert 1 == solver.attempt.at
    assert position == write_position(solver.scene.contest.game.state)


def test_after_three_wrong_choices_only_the_answer_is_left(solver):
    for _try in range(2):
        solver.choose_wrong()
        solver.press(AGAIN)
    solver.choose_wrong()

    assert "That was the last try." in solver.words
    assert AGAIN.picture not in solver.buttons
    solver.press(ANSWER)
    assert solver.attempt.was_shown
    assert [solver.attempt] == solver.finished
    assert solver.words.startswith("The solution")


@pytest.mark.parametrize("riddle", [SHORT, LONG], ids=["one choice", "several"])
def test_the_answer_may_be_asked_for_at_once(app, riddle):
    solver = Solver(app, riddle)
    solver.press(ANSWER)

    assert solver.attempt.is_done
    assert not solver.attempt.is_solved
    given = solver.scene.contest.game.answers
    assert {step.best.option for step in riddle.steps} <= set(given)


def test_a_hint_costs_the_clean_mark(solver):
    solver.press(HINT)
    assert solver.words.startswith("Hint")
    solver.press(CLOSE)
    solver.choose_right()

    assert solver.attempt.is_solved
    assert not solver.attempt.is_clean
    assert "Solved with a hint, so it does not count as “no hints”." in solver.words


def test_a_second_hint_excludes_a_choice(solver):
    solver.press(HINT)
    assert "is not the solution" not in solver.words
    solver.press(HINT)
    tempting = SHORT.steps[0].rated[SHORT.steps[0].right]
    assert f"“{label_of(labelled(SHORT, 0), tempting.option)}” is not the solution" in solver.words


def test_a_solved_riddle_leads_on_or_back(app):
    solver = Solver(app)
    solver.choose_right()
    solver.press(NEXT)
    solver.press(LEAVE)
    assert (1, 1) == (solver.went_on, solver.left)


def test_the_last_one_of_a_set_leads_only_back(app):
    solver = Solver(app, has_next=False)
    solver.choose_right()
    assert NEXT.picture not in solver.buttons


def test_what_follows_the_answer_can_be_watched(solver):
    solver.choose_right()
    solver.press(SEE)

    best = SHORT.steps[-1].best
    assert [best.option, *best.line] == solver.scene.contest.game.answers
    assert solver.attempt.is_solved
    assert 1 == len(solver.finished)


def test_enter_presses_the_main_button(app, solver):
    solver.choose_wrong()
    press(app, pygame.K_RETURN)
    assert Stage.ASKING is solver.attempt.stage
    solver.settle()
    solver.choose_right()
    press(app, pygame.K_RETURN)
    assert 1 == solver.went_on


def test_enter_skips_what_is_being_played(make_app):
    solver = Solver(app := make_app(instant=False))
    solver.scene.react(Reaction((SHORT.steps[0].rated[-1].option,)))
    app.frame([], 0.02)

    assert solver.guide.is_playing
    press(app, pygame.K_RETURN)
    assert Stage.REFUTED is solver.attempt.stage


def test_nothing_is_undone_in_a_riddle(app, solver):
    press(app, pygame.K_u)
    assert "In a riddle there is nothing to undo: just try again." == solver.scene.state.notices.message


def test_escape_opens_the_menu_of_a_riddle(app, solver):
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, PauseScene)
    assert {"again", "others", "home"} <= {row.key for row in app.scene.rows}


def test_a_riddle_may_be_begun_again(app, solver):
    solver.choose_wrong()
    app.push(pause := riddle_pause(app, solver.guide.begin_again, solver.leave))
    next(row for row in pause.rows if row.key == "again").press()
    assert 3 == solver.attempt.tries_left


def test_the_buttons_can_be_clicked(app, solver):
    rect = solver.scene.drawing.rect_of(HINT)
    click(app, rect)
    assert solver.guide.shows_hint


def test_the_gamepad_and_the_keyboard_reach_every_button(app, solver):
    solver.choose_wrong()
    reached = set(solver.scene.state.stops)
    assert {AGAIN, ANSWER, SEE} <= reached


def test_with_a_gamepad_a_panel_is_read_before_the_question_gets_the_focus(solver):
    assert not solver.guide.overlay.is_read_first
    solver.choose_wrong()
    assert solver.guide.overlay.is_read_first


def test_nothing_is_saved_as_a_game(app, solver):
    solver.choose_right()
    assert not app.store.has_current()


def test_a_riddle_of_a_review_needs_neither_lines_nor_all_choices(app):
    """The review knows only the best choices; any other is wrong, and nothing follows it."""
    step = SHORT.steps[0]
    rated = tuple(one.__class__(one.option, one.win, one.error) for one in step.rated[:2])
    own = Riddle("game-1", SHORT.side, "own", 1, SHORT.place, SHORT.view, (Step(rated, step.right),), "game")
    solver = Solver(app, own)
    others = [one.option for one in step.rated[2:]]
    solver.choose(others[0] if others else rated[1].option)

    assert Stage.REFUTED is solver.attempt.stage
    solver.press(AGAIN)
    solver.choose_right()
    assert solver.attempt.is_solved


def test_nobody_is_the_opponent_in_a_riddle(solver):
    contest = solver.scene.contest

    assert sorted(seat_words(seat, contest) for seat in contest.seats) == ["", "You"]


def test_a_riddle_of_a_game_does_not_promise_to_lead_to_the_riddles():
    """It may have been opened from a review, and leads back there."""
    attempts = [done(SHORT), done(replace(SHORT, theme=OWN))]
    labels = [
        {button.label for button in verdict_sheet(attempt, has_next=False).buttons} for attempt in attempts
    ]

    assert "Riddles" in labels[0]
    assert "Back" in labels[1]
    assert "Riddles" not in labels[1]


@pytest.mark.parametrize("riddle", the_book().riddles[::12], ids=lambda riddle: riddle.id)
def test_every_wrong_choice_can_be_played_on_the_table(app, riddle):
    for which in range(len(riddle.steps[0].rated) - riddle.steps[0].right):
        solver = Solver(app, riddle)
        solver.choose_wrong(which)
        assert Stage.REFUTED is solver.attempt.stage
        app.pop()


def test_a_choice_without_a_place_is_asked_below_the_task(make_app):
    """The set-up: its card hangs from the strip, and neither the card nor a note covers the task."""
    solver = Solver(make_app((1280, 720)), setting_out())
    strip, card = solver.guide.overlay.strip.rect, solver.scene.drawing.question.card.rect

    assert not strip.colliderect(card)
    assert not strip.colliderect(solver.scene.drawing.popups.toast.rect)


def setting_out() -> Riddle:
    """A choice of the set-up as a riddle, as a review makes it."""
    game = Game()
    asked, f = game.question()
    rated = tuple(Rated(option, 0.6 - 0.1 * option, 0.01) for option in asked.options(game.state, f))
    view = write_view(redact(game.state, ROBIN))
    return Riddle("own-setup-0", ROBIN, OWN, 1, NOWHERE, view, (Step(rated, 1),))


def test_the_solution_names_a_plot_without_repeating_what_was_asked():
    riddle = next(each for each in the_book().riddles if labelled(each, 0).prompt.startswith("Choose 1 Plot"))
    assert answer_lines(riddle)[0].endswith(label_of(labelled(riddle, 0), riddle.steps[0].best.option))
    assert "Choose 1 Plot" not in answer_lines(riddle)[0]


def test_the_result_covers_none_of_the_spaces_it_speaks_of(app):
    riddle = next(each for each in the_book().riddles if labelled(each, 0).kind == "space")
    solver = Solver(app, riddle)
    while not solver.attempt.is_done:
        solver.choose_right()

    spaces = solution_spaces(solver.attempt)
    parts = solver.scene.drawing.view.surroundings.parts_of_all(spaces)
    assert riddle.steps[0].best.option in [each.place for each in spaces]
    assert -1 == solver.guide.overlay.panel.rect.collidelist(parts)


def test_no_reason_speaks_of_the_governance_that_the_last_ballad_does_not_have():
    """6.1: King Richard's Return is Unrest alone."""
    last = [each for each in the_book().riddles if each.view["ballad"] == 3]
    told = [true_reasons(riddle, row) for riddle in last for step in riddle.steps for row in step.rated]

    assert "parishes_held" not in {reason.fact for reasons in told for reason in reasons}
