"""Where the Bridge may be built: spots on the map as well as rows of the card."""

import pytest

from gest_desktop.rules.vocabulary import SHERIFF
from gest_desktop.scenes.devtools.table_shots import NoWorker, played, sit_down
from gest_desktop.scenes.table.panels.marks_now import border
from gest_desktop.scenes.table.seen.things import Thing

BORDERS = [Thing("bridge", number=number) for number in range(6)]


def asks_for_the_bridge(game):
    asked, _f = game.question()
    return asked.prompt == "Where do you build the Bridge?"


@pytest.fixture
def table(make_app):
    app = make_app((1280, 800), confirm="never")
    app.minds.make_worker = NoWorker
    return sit_down(app, played(asks_for_the_bridge), SHERIFF)


def test_every_border_can_be_clicked_focused_and_seen_beside_the_card(table):
    board, card = table.drawing.view.board, table.drawing.question.card
    middles = [board.place_of(each) for each in BORDERS]

    assert BORDERS == [table.drawing.hit(tuple(map(round, at))) for at in middles]
    assert set(BORDERS) <= set(table.state.stops)
    assert set(BORDERS) <= table.flow.answering.legal
    assert [] == [at for at in middles if card.rect.collidepoint(at)]
    assert [2] == list(table.flow.answering.touch(BORDERS[2]).answers)


def test_a_row_of_the_card_marks_its_border(table):
    moment = table.state.moment(table.app.settings)

    assert BORDERS == [border(moment, Thing("chip", number=number)) for number in range(6)]


def test_once_it_is_built_the_spots_are_gone(table):
    at = tuple(map(round, table.drawing.view.board.place_of(BORDERS[2])))
    table.flow.answer((2,))
    table.follow()

    assert "bridge" != getattr(table.drawing.view.hit(at), "kind", "")
