"""Whole games through gestures alone."""

import pytest

from gest_desktop.tales.bandits.table.end import EndScene
from gest_desktop.tales.bandits.table.session.seats import Seat
from tests.tales.bandits.at_table.player import Player, a_game, sit_down


def computers(number: int) -> tuple[Seat, ...]:
    return (Seat(), *(Seat("potter"),) * (number - 1))


@pytest.mark.parametrize(("how", "players"), [("click", 3), ("keys", 2), ("drag", 4)])
def test_a_game_is_played_to_its_end(make_app, how, players):
    app = make_app((1024, 640), instant=True)
    table = sit_down(app, a_game(players, players), computers(players))
    Player(app, table, players, how).play()

    assert isinstance(app.scene, EndScene)
    assert table.contest.is_over


def test_people_at_one_screen_take_turns(make_app):
    app = make_app((1024, 640), instant=True)
    table = sit_down(app, a_game(9), (Seat(),) * 3)
    player = Player(app, table, 1, "click")
    player.play(until=60)

    assert {"place", "marian", "keep", "cart"} <= player.kinds
