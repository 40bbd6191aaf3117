"""Whoever continues a game sees what the opponent did last, and can have it replayed and explained."""

import pytest

from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.devtools.table_shots import NoWorker, asks, played, sit_down
from gest_desktop.scenes.menus.opening import contest_of
from gest_desktop.scenes.shell.save_store import CURRENT
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.seen.things import Thing

DAY = 86400
STEP = 0.05


@pytest.fixture(params=[(ROBIN, 18), (SHERIFF, 12)])
def left_alone(make_app, request):
    """A game that was played two days ago, opened again."""
    app = make_app(instant=True)
    app.minds.make_worker = NoWorker
    side, seed = request.param
    sit_down(app, played(asks("box", side, after=60), seed), side).contest.store = app.store
    app.scene.contest.keep()
    turn = app.scene.flow.last_turn
    saved = app.store.load(app.store.path(CURRENT))
    app.pop()
    object.__setattr__(saved, "when", saved.when - 2 * DAY - 60)
    app.push(TableScene(app, contest_of(app, saved)))
    for _frame in range(4):
        app.frame([], STEP)
    return app.scene, turn


def test_the_recap_and_its_traces_are_there_from_the_start(left_alone):
    table, turn = left_alone
    again = table.flow.last_turn

    assert (turn.rows, turn.arrows, turn.moves) == (again.rows, again.arrows, again.moves)
    assert again.rows
    assert "2 days ago" == table.drawing.recap.strip.ago
    assert table.drawing.recap.badges


def test_the_turn_can_be_replayed(left_alone):
    table, turn = left_alone
    table.commands.again()

    assert [row.number for row in turn.rows] == [row.number for row in table.flow.beat_player.queue]
    table.flow.beat_player.finish()
    table.app.frame([], STEP)
    assert table.flow.now() == table.flow.beat_player.shown


def test_the_turn_can_be_explained(left_alone):
    table, _turn = left_alone
    table.commands.because()
    table.lay_out()

    assert table.state.pointer.shows_reasons
    assert Thing("button", 2, "close_panel") in table.drawing.popups.stops


def test_no_bell_rings_for_what_happened_days_ago(left_alone, monkeypatch):
    table, _turn = left_alone
    rung = []
    monkeypatch.setattr(table, "sound", rung.append)
    table.on_new_question()

    assert [] == rung


def test_the_numbers_on_the_table_lie_where_they_would_if_they_were_placed_now(left_alone):
    """They are placed when everything else has its place, not before."""
    table, _turn = left_alone
    first = list(table.drawing.recap.badges)
    table.rebuild()
    table.lay_out()
    table.lay_out()

    assert len(first) == len(table.drawing.recap.strip.chips)
    assert table.drawing.recap.place_badges() == first == table.drawing.recap.badges
