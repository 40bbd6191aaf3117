"""Whole games by gamepad alone."""

import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.scenes.review.end import EndScene
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.scenes.pad_player import PadPlayer

A_BALLAD = 120  # answers, about


def a_table(app, seed):
    table = TableScene(app, Contest(Game(Beginning(seed)), (Seat(), Seat()), None))
    app.push(table)
    return table


def test_a_game_is_played_to_its_end_by_gamepad(make_app):
    app = make_app((1280, 800), instant=True)
    table = a_table(app, 3)
    PadPlayer(app, table, 3).play()

    assert isinstance(app.scene, EndScene)
    assert table.contest.is_over


@pytest.mark.parametrize(
    ("seed", "size", "settings"),
    [
        (4, (1280, 800), {"text_size": 150, "language": "it"}),
        (8, (1024, 640), {"confirm": "never"}),
        (6, (1280, 720), {"confirm": "end of turn", "buttons": {"activate": "x", "hint": "a"}}),
    ],
)
def test_a_ballad_is_played_by_gamepad_in_every_kind_of_window(make_app, seed, size, settings):
    app = make_app(size, instant=True, **settings)
    table = a_table(app, seed)
    PadPlayer(app, table, seed).play(until=A_BALLAD)

    assert len(table.contest.game.answers) >= A_BALLAD
