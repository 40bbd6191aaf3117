"""The panel of the Merry Men: whoever is asked for help is told all that a card does."""

import pytest

from gest_desktop.rules.languages import LANGUAGES
from gest_desktop.tales.bandits.rules.texts import entry
from gest_desktop.tales.bandits.rules.vocabulary import CARD_IDS, MAN_IDS
from gest_desktop.tales.bandits.table.panels.merry import MerryPanel, shared
from gest_desktop.tales.bandits.table.seen import things
from gest_desktop.tales.bandits.table.session.seats import Seat
from tests.scenes.menu_tools import an_app
from tests.tales.bandits.at_table.player import STEP, sit_down
from tests.tales.bandits.at_table.positions import a_game_at

SEATS = (Seat(), Seat("potter"), Seat("potter"))
WORDIEST = ("friendly_guards", "squeeze", "look_that_way", "wheres_the_beer")


@pytest.fixture(scope="module", params=LANGUAGES)
def an_opened(request, tmp_path_factory):
    opened = an_app(tmp_path_factory.mktemp("app"), (1280, 720), instant=True, language=request.param)
    yield opened, request.param
    opened.close()


@pytest.mark.parametrize("card", CARD_IDS)
def test_the_power_in_question_is_told_in_full(an_opened, card):
    app, language = an_opened
    asked = CARD_IDS.index(card) // 4
    table = sit_down(app, a_game_at(f"{MAN_IDS[asked]} {card}"), SEATS)
    for man, wordiest in enumerate(WORDIEST):
        if man != asked:
            table.flow.shown.in_play[man] = CARD_IDS.index(wordiest)
    for band in table.flow.shown.bands:
        table.flow.shown.leaders[band] = asked
    app.frame([], STEP)
    panel = next(panel for panel in table.drawing.panels if isinstance(panel, MerryPanel))

    assert entry("cards", card)["text"][language] == panel.told[asked]
    assert all(rect.bottom <= panel.area.bottom for _thing, rect in panel.spots)
    assert set(range(4)) == {thing.place for thing, _rect in panel.spots}


def test_resting_on_a_row_shows_the_whole_card(make_app):
    app = make_app((1280, 720), instant=True)
    table = sit_down(app, a_game_at("john squeeze"), SEATS)
    panel = next(panel for panel in table.drawing.panels if isinstance(panel, MerryPanel))
    row = panel.rect_of(things.man(1))
    table.pointer.move(row.center, table.drawing.hit(row.center))
    table.pointer.still = 5.0
    app.frame([], STEP)
    note = table.drawing.notes

    assert note.picture.get_height() >= 300
    assert note.place.right <= row.left
    assert note.place.right > row.left - 40, "not beside the row"


def test_no_more_lines_are_left_out_than_there_is_no_room_for():
    wanted = {0: 80, 1: 80, 2: 62, 3: 80}

    assert {0: 80, 1: 80, 2: 62, 3: 62} == shared(wanted, 5, 284, 18)
    assert {0: 80, 1: 62, 2: 62, 3: 62} == shared(wanted, 0, 270, 18)
    assert wanted == shared(wanted, 0, 302, 18)
