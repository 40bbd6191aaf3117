"""With four bands the round is told all the same, and no name of a seat is cut off."""

import pytest

from gest_desktop.rules.languages import LANGUAGES, speaking
from gest_desktop.tales.bandits.mind.weights import TEMPER_NAMES
from gest_desktop.tales.bandits.rules.steps import CLEAN, PLACE
from gest_desktop.tales.bandits.table.session.seat_words import phase_words
from gest_desktop.tales.bandits.table.session.seats import Seat
from tests.scenes.menu_tools import an_app
from tests.tales.bandits.at_table.player import STEP, a_game, sit_down


@pytest.fixture(scope="module", params=LANGUAGES)
def app(request, tmp_path_factory):
    opened = an_app(tmp_path_factory.mktemp("app"), (1280, 720), instant=True, language=request.param)
    yield opened
    opened.close()


def written(app, table):
    table.drawing.brush.written.clear()
    table.drawing.keys.clear()
    app.frame([], STEP)
    return [text for text, _place, _room in table.drawing.brush.written]


def test_the_phase_of_every_step_is_told_in_full(app):
    table = sit_down(app, a_game(3, 4), (Seat(), Seat("potter"), Seat("potter"), Seat("potter")))
    for _frame in range(50):
        app.frame([], STEP)
    assert table.flow.answering is not None
    for step in range(PLACE, CLEAN + 1):
        table.flow.shown.step = step
        told = written(app, table)
        with speaking(app.settings.language):
            assert any(phase_words(step) in text for text in told)
        assert not any(text.endswith("…") for text in told)


@pytest.mark.parametrize("temper", TEMPER_NAMES)
def test_who_plays_a_band_is_never_cut_off(app, temper):
    levels = ("potter", "miller", "yeoman"), ("outlaw", "friar", "king")
    for three in levels:
        seats = (Seat(), *(Seat(level, temper) for level in three))
        table = sit_down(app, a_game(3, 4), seats)
        for first in range(4):
            table.flow.shown.first = first

            assert not [text for text in written(app, table) if text.endswith("…")]
