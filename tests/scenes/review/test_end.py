"""The end of a game: picture, reason, turning points, the sum, and what to do next."""

from dataclasses import replace

import pygame
import pytest

from gest_desktop.ai.review.account import Choices
from gest_desktop.ai.review.turning_points import turning_points
from gest_desktop.rules.state import State
from gest_desktop.rules.vocabulary import KING_RICHARD, ROBIN, SHERIFF
from gest_desktop.scenes.ballad.scene import BalladScene
from gest_desktop.scenes.review.end import EndScene
from gest_desktop.scenes.review.end_notes import gain_notes, rest_told
from gest_desktop.scenes.review.end_picture import ending_name
from gest_desktop.scenes.review.numbers import signed
from gest_desktop.scenes.review.scene import ReviewScene
from gest_desktop.scenes.review.words import mistakes_told
from gest_desktop.scenes.shell.career.gain import Gain
from gest_desktop.scenes.shell.career.honours import BY_ID
from gest_desktop.scenes.shell.career.rating import START
from gest_desktop.scenes.table.panels.next_card import RESULT
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.session.contest import Seat
from tests.scenes.review.reviewed_app import contest, finished_game, reviewed_app


@pytest.fixture
def app(tmp_path):
    app = reviewed_app(tmp_path)
    yield app
    app.close()


def opened(app, *seats):
    end = EndScene(app, contest(*seats))
    app.push(end)
    return end


def press(app, key):
    app.scene.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def control(scene, key):
    return next(each for each in scene.controls if each.key == key)


@pytest.mark.parametrize(
    ("card", "winner", "name"),
    [
        (30, ROBIN, "justice"),
        (30, SHERIFF, "order"),
        (KING_RICHARD, ROBIN, "pardon"),
        (KING_RICHARD, SHERIFF, "confirmed"),
    ],
)
def test_each_ending_has_its_picture(card, winner, name):
    g = State()
    g.card, g.winner = card, winner

    assert name == ending_name(g)


def test_it_says_who_won_and_why_and_adds_up_luck_and_skill(app):
    words = opened(app).words()

    assert "The Sheriff wins" in words
    assert any("five or more decides the game" in each for each in words)
    assert "Robin Hood (you) – The Outlaw, Cruel · 8 cards" in words
    assert {"Your choices", "Opponent's choices", "Luck (dice, cards)", "Result: lost", "0%"} <= set(words)


def test_how_much_of_the_choices_were_mistakes_is_said_below_the_bars(app):
    review = opened(app).review
    own, other = (signed(choices.mistakes) for choices in (review.account().own, review.account().opponent))

    dark = "The dark part of it, mistakes and inaccuracies:"
    assert f"{dark} yours {own}, your opponent's {other}" == mistakes_told(review, ROBIN)
    assert f"{dark} Robin Hood's {own}, the Sheriff's {other}" == mistakes_told(review, None)


def test_a_large_part_that_no_mistake_explains_is_said_in_one_sentence(app, monkeypatch):
    review = opened(app).review
    sum_ = replace(review.account(ROBIN), opponent=Choices(0.1, 0.1))
    monkeypatch.setattr(review, "account", lambda side: replace(sum_, own=Choices(0.0, -0.2)))

    assert ["The rest of the choices: small losses, and what showed only later."] == rest_told(review)
    monkeypatch.setattr(review, "account", lambda side: replace(sum_, own=Choices(-0.3, -0.1)))
    assert [] == rest_told(review)


def test_a_win_with_hints_says_why_the_rating_stays():
    gain = Gain(START, START, with_hints=True)

    assert ["Rating 1200 (unchanged: hints were used)"] == gain_notes(gain)
    assert ["Rating 1200 (+0)"] == gain_notes(replace(gain, with_hints=False))


def test_of_many_honours_some_are_named():
    ids = tuple(BY_ID)
    (one, two, three, *_rest) = (BY_ID[honour].name for honour in ids)

    assert [f"New honours: {one}, {two} and 2 more"] == gain_notes(Gain(START, START, ids[:4]))[1:]
    assert [f"New honours: {one}, {two} and {three}"] == gain_notes(Gain(START, START, ids[:3]))[1:]


def test_turning_points_open_the_review_at_their_step(app):
    end = opened(app)
    points = turning_points(end.review.steps, end.review.found, ROBIN)
    assert 2 == len(points) == sum(each.key.startswith("point") for each in end.controls)

    control(end, "point1").press()
    assert isinstance(app.scene, ReviewScene)
    assert points[1].at == app.scene.at


def test_two_people_are_named_by_their_sides(app):
    words = opened(app, Seat(), Seat()).words()

    assert {"Robin Hood's choices", "The Sheriff's choices"} <= set(words)
    assert "Robin Hood – The Sheriff · 8 cards" in words
    assert [] == [each for each in words if "you" in each.lower().split()]


def test_before_the_review_is_done_nothing_is_claimed_for_good(tmp_path):
    app = reviewed_app(tmp_path, 0.4)
    words = opened(app).words()
    app.close()

    assert "Turning points so far" in words
    assert not any("luck:" in each or "Accuracy" in each for each in words)
    assert "Your choices" not in words
    assert any(each.endswith("reviewed") for each in words)


def test_the_page_follows_the_review_while_it_is_worked_on(tmp_path):
    app = reviewed_app(tmp_path, 0.0)
    end = opened(app)
    assert "Reviewing your game…" in end.words()

    app.reviews.take({"kind": "done"})
    app.frame([], 0.1)
    assert "Turning points" in end.words()
    app.close()


def test_progress_alone_does_not_lay_out_the_page_again(tmp_path, monkeypatch):
    app = reviewed_app(tmp_path, 0.4)
    end = opened(app)
    monkeypatch.setattr(end, "rebuild", lambda: pytest.fail("a new layout holds up the window"))
    missing = next(at for at in range(len(finished_game().answers)) if at not in end.review.found)
    points = end.turning_points()
    monkeypatch.setattr(end, "turning_points", lambda: points)
    end.review.found[missing] = next(iter(end.review.found.values()))
    app.reviews.changes += 1
    app.frame([], 5.0)

    said = [each for each in end.words() if each.endswith("reviewed")]
    assert [f"{100 * end.review.done // end.review.total}% reviewed"] == said
    app.close()


def test_enter_opens_the_review_and_v_shows_the_board(app):
    opened(app)
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene, ReviewScene)
    app.pop()

    press(app, pygame.K_v)
    assert [] == app.scenes


def test_the_ballad_is_told_of_the_turning_points(app):
    control(opened(app), "ballad").press()

    assert isinstance(app.scene, BalladScene)


def test_from_the_board_a_button_and_enter_lead_back_to_the_end(app):
    """The board may be looked at after the game."""
    table = TableScene(app, contest())
    app.push(table)
    for _frame in range(4):
        app.frame([], 0.05)
    assert isinstance(app.scene, EndScene)
    press(app, pygame.K_v)
    app.frame([], 0.05)
    assert app.scene is table
    assert [RESULT] == [button.thing for button in table.drawing.next_card.buttons]
    press(app, pygame.K_RETURN)
    app.frame([], 0.05)

    assert isinstance(app.scene, EndScene)
