"""The opponent may think while the player decides: with its own view, and never in the way of anything."""

import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.position import write_view
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF, SINGLE_PLOT
from gest_desktop.scenes.menus.options.scene import OptionsScene
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.scenes.fake_worker import FakeWorker
from tests.scenes.plain_table import sit_down

FRAME = 0.05
KING = Seat("king")
PASS = 2 * SINGLE_PLOT + 1


@pytest.fixture
def worker():
    return FakeWorker()


@pytest.fixture
def app(make_app, worker, monkeypatch):
    app = make_app(instant=True, confirm="never", ponder=True, turn_cards=False)
    app.minds.make_worker = lambda: worker
    monkeypatch.setattr(type(app.attention), "is_given", True)
    return app


def robins_turn(computer=KING):
    """Robin Hood, the player, is first on the card."""
    game = Game(Beginning(seed=1, event_deck=(28, 7)))
    game.play(CLASSIC)
    return Contest(game, (Seat(), computer))


def table_of(app, computer=KING):
    table = sit_down(app, robins_turn(computer))
    app.frame([], FRAME)
    return table


def test_the_request_holds_the_view_of_the_computers_side_alone(app, worker):
    table = table_of(app)
    request = worker.pondered[-1]

    assert "sheriff" == request["side"]
    assert write_view(redact(table.contest.game.state, SHERIFF)) == request["view"]
    assert request["view"] != write_view(redact(table.contest.game.state, ROBIN))


def test_a_question_is_pondered_once(app, worker):
    table_of(app)
    for _frame in range(5):
        app.frame([], FRAME)

    assert (1, True) == (len(worker.pondered), worker.is_pondering)


def test_it_is_off_unless_chosen(app, worker):
    app.change(ponder=False)
    table_of(app)

    assert [] == worker.pondered


@pytest.mark.parametrize("level", ["potter", "outlaw"])
def test_the_lower_levels_do_not_ponder(app, worker, level):
    table_of(app, Seat(level))

    assert [] == worker.pondered


def test_two_people_are_not_pondered_about(app, worker):
    table_of(app, Seat())

    assert [] == worker.pondered


def test_it_stops_when_the_player_answers(app, worker):
    table = table_of(app)
    table.react(Reaction((PASS,)))
    app.frame([], FRAME)
    assert not worker.is_pondering
    for _frame in range(5):
        app.frame([], FRAME)

    assert not worker.is_pondering
    assert "sheriff" == worker.asked[-1]["side"]


def test_it_stops_under_a_menu_and_goes_on_afterwards(app, worker):
    table_of(app)
    app.push(OptionsScene(app))
    assert not worker.is_pondering
    app.frame([], FRAME)
    assert not worker.is_pondering
    app.pop()
    app.frame([], FRAME)

    assert worker.is_pondering


def test_it_stops_without_attention(app, worker, monkeypatch):
    table_of(app)
    monkeypatch.setattr(type(app.attention), "is_given", False)
    app.frame([], FRAME)

    assert not worker.is_pondering


def test_advice_comes_first(app, worker):
    table = table_of(app)
    table.state.ask_adviser()
    worker.is_pondering = False  # a real worker stops by itself
    app.frame([], FRAME)

    assert (1, 1) == (len(worker.asked), len(worker.pondered))
    assert not worker.is_pondering


def test_a_worker_at_work_is_not_disturbed(app, worker):
    worker.is_idle = False
    table_of(app)

    assert [] == worker.pondered
