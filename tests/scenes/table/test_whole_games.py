"""Whole games through gestures alone: Robin Hood uses the mouse, the Sheriff the keyboard."""

import os

import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.scenes.review.end import EndScene
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.scenes.gesture_player import GesturePlayer

GAMES = range(int(os.environ.get("GEST_TABLE_GAMES", "2")))  # many more every night


def a_table(app, seed):
    store = app.store if seed % 5 == 0 else None
    table = TableScene(app, Contest(Game(Beginning(seed)), (Seat(), Seat()), store))
    app.push(table)
    return table


@pytest.mark.parametrize("seed", GAMES)
def test_a_game_is_played_to_its_end_with_mouse_and_keyboard(make_app, seed):
    app = make_app((1024, 640), instant=True)
    table = a_table(app, seed)
    GesturePlayer(app, table, seed).play()
    assert isinstance(app.scene, EndScene)
    assert table.contest.is_over


def test_the_sides_may_change_devices(make_app):
    app = make_app((1280, 720), instant=True, confirm="end of turn")
    table = a_table(app, 77)
    GesturePlayer(app, table, 77, mouse_sides=(1,)).play(until=120)
    assert len(table.contest.game.answers) >= 120


def test_pieces_are_dragged_to_where_the_rules_want_them(make_app):
    """Half of all answers that a drag can give are given by one."""
    app = make_app((1024, 640), instant=True)
    table = a_table(app, 5)
    player = GesturePlayer(app, table, 5, mouse_sides=(0, 1))
    player.eagerness = 1.0
    player.play(until=80)
    assert player.drags > 5


def test_movements_are_shown_and_the_game_goes_on(make_app):
    """With animations, at four times the speed."""
    app = make_app((1024, 640), speed=400)
    table = a_table(app, 9)
    GesturePlayer(app, table, 9).play(until=40)
    assert len(table.contest.game.answers) >= 40
