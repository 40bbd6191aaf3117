"""The small board of the review: plans behind the screen, and labels that hide nobody."""

import pygame
import pytest

from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.menus.widgets.inks import inks
from gest_desktop.scenes.review import board_view
from gest_desktop.scenes.review.board_view import draw_board, label
from gest_desktop.scenes.review.page import ReadablePage
from tests.scenes.review.reviewed_app import reviewed_app


@pytest.fixture
def app(tmp_path):
    app = reviewed_app(tmp_path)
    yield app
    app.close()


def a_page():
    return ReadablePage(pygame.Surface((1280, 720)), 0.66, inks("standard"))


def planned(review):
    """A step of Robin Hood's in the middle of a plan."""
    return next(
        step
        for step in review.steps
        if step.actor == ROBIN and step.state.card and any(frame.plan for frame in step.state.frames)
    )


def test_what_is_planned_behind_the_screen_is_shown_to_robin_hood(app, monkeypatch):
    shown, review = [], app.reviews.review

    def noted(seen, *_more):
        shown.append(seen)
        return pygame.Surface((600, 400))

    monkeypatch.setattr(board_view, "board_picture", noted)
    draw_board(a_page(), review, planned(review), pygame.Rect(0, 0, 600, 400), False)
    step = planned(review)
    before = board_view.sight(board_view.view_of(step, False))

    assert before.spaces != shown[0].spaces
    assert ROBIN == before.side != SHERIFF


def test_a_label_avoids_the_men():
    page = a_page()
    men = [pygame.Rect(300, 290, 100, 30)]
    label(page, "played: Blyth", [("midright", (390, 300)), ("midright", (390, 200))], "#b5402f", men)

    assert (0, 0, 0) == tuple(page.surface.get_at((350, 300)))[:3]
    assert (0, 0, 0) != tuple(page.surface.get_at((370, 208)))[:3]
