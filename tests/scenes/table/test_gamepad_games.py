"""Whole games by gamepad alone."""

import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.scenes.table.end import EndScene
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.scenes.pad_player import PadPlayer


def a_table(app, seed):
    table = TableScene(app, Contest(Game(Beginning(seed)), (Seat(), Seat()), None))
    app.push(table)
    return table


@pytest.mark.parametrize(
    ("seed", "size", "settings"),
    [
        (3, (1280, 800), {}),
        (4, (1280, 800), {"text_size": 150, "language": "it"}),
        (5, (1024, 640), {"confirm": "never"}),
        (6, (1280, 720), {"confirm": "end of turn", "buttons": {"activate": "x", "hint": "a"}}),
    ],
)
def test_a_game_is_played_to_its_end_by_gamepad(make_app, seed, size, settings):
    app = make_app(size, instant=True, **settings)
    table = a_table(app, seed)
    player = PadPlayer(app, table, seed)
    player.play()

    assert isinstance(app.scene, EndScene)
    assert table.contest.is_over
