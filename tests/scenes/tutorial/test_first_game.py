"""The first free game: the side is asked first, and the greeting says what to aim for."""

import pygame
import pytest

from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.menus.dialogs import AskScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.tutorial.coach_guide import CoachGuide
from gest_desktop.scenes.tutorial.first_game import SideScene, open_first_game
from gest_desktop.scenes.tutorial.progress import load_progress
from gest_desktop.scenes.tutorial.reading import lessons
from tests.scenes.menu_tools import a_contest, choose, control, press, show

LESSONS = {lesson.side: lesson.name for lesson in lessons()}


@pytest.fixture
def app(make_app):
    app = make_app()
    show(app, TitleScene(app))
    return app


def ask(app, *learned):
    """The question for the side, after these lessons."""
    for name in learned:
        load_progress(app.settings_file).finish(name)
    open_first_game(app)
    app.frame([], 0.02)
    assert isinstance(app.scene, SideScene)
    return app.scene


@pytest.mark.parametrize(
    ("learned", "first", "aim"),
    [
        ((), "Robin Hood", "Your band is already placed for you, Robin. You win with Justice 5"),
        (
            (LESSONS[SHERIFF], LESSONS[ROBIN]),
            "Robin Hood",
            "Your band is already placed for you, Robin. You win with Justice 5",
        ),
        (
            (LESSONS[ROBIN], LESSONS[SHERIFF]),
            "The Sheriff",
            "Robin's band is already placed, in secret. You win with Order 5",
        ),
    ],
)
def test_enter_takes_the_side_that_was_last_learned(app, learned, first, aim):
    scene = ask(app, *learned)
    assert first == control(scene, "0").label == scene.focused.label
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene.guide, CoachGuide)
    assert app.scene.guide.words.startswith(aim)


def test_the_other_side_has_its_button_and_a_person_sits_there(app):
    ask(app)
    choose(app, "1")
    seats = app.scene.contest.seats
    assert [False, True] == [seat.is_person for seat in seats]
    assert ("miller", "merciful") == (seats[ROBIN].player, seats[ROBIN].persona)
    assert SHERIFF == app.scene.guide.coach.side == app.scene.flow.viewer


@pytest.mark.parametrize("way", ["Esc", "Back"])
def test_whoever_goes_back_has_begun_nothing(app, way):
    before = app.scene
    ask(app)
    if way == "Esc":
        press(app, pygame.K_ESCAPE)
    else:
        choose(app, "2")
    assert before is app.scene
    assert not app.store.has_current()


def test_a_game_that_cannot_be_kept_is_asked_about_after_the_side(app, monkeypatch):
    a_contest(store=app.store)
    trouble = "The disk is full."
    monkeypatch.setattr("gest_desktop.scenes.tutorial.first_game.keep_aside", lambda _store: trouble)
    ask(app)
    choose(app, "1")
    assert isinstance(app.scene, AskScene)
    assert any(trouble in words for words in app.scene.words())
    choose(app, "0")
    assert SHERIFF == app.scene.contest.viewer
