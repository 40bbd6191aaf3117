"""The sum of a Royal Inspection stays clear of what is asked now, and goes with the first answer."""

import pytest

from gest_desktop.rules.vocabulary import SHERIFF
from gest_desktop.scenes.devtools.table_shots import NoWorker, played, sit_down
from gest_desktop.scenes.table.panels.surroundings import spaces_in_question
from gest_desktop.scenes.table.seen.things import space
from gest_desktop.scenes.table.session.ballad_summary import BalladSummary


def asks_for_an_escort(game):
    asked, f = game.question()
    return asked.kind == "number" and asked.actor(f) == SHERIFF and "escort" in asked.prompt


@pytest.fixture
def table(make_app):
    app = make_app((1280, 800), confirm="never")
    app.minds.make_worker = NoWorker
    table = sit_down(app, played(asks_for_an_escort), SHERIFF)
    shown = table.flow.beat_player.shown
    table.flow.inspected.summary = BalladSummary(1, shown, shown, -1)
    table.lay_out()
    return table


def test_it_hides_neither_where_the_carriage_is_nor_where_it_goes(table):
    about = spaces_in_question(table.flow.answering)
    panel = table.drawing.popups.note.rect
    parts = table.drawing.view.surroundings.parts_of_all(about)

    assert space(table.flow.answering.asked.place) in about
    assert 2 == len(about)
    assert -1 == panel.collidelist(parts)


def test_it_goes_with_the_first_answer(table):
    table.flow.answer((0,))

    assert table.flow.summary is None
