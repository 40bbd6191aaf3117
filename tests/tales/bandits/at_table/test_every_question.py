"""Every kind of question is answered by clicks, by keys and by drags, with the same result."""

import pytest

from gest_desktop.tales.bandits.rules.vocabulary import COIN
from gest_desktop.tales.bandits.table.answer.way import PAY
from gest_desktop.tales.bandits.table.session.seats import Seat
from tests.tales.bandits.at_table.player import Player, sit_down
from tests.tales.bandits.at_table.positions import NAMES, a_game_at

SEATS = (Seat(), Seat("potter"), Seat("potter"))


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    from tests.scenes.menu_tools import an_app

    opened = an_app(tmp_path_factory.mktemp("app"), (1024, 640), instant=True)
    yield opened
    opened.close()


def answered(app, name, how, seed):
    """Answer one question; returns what was answered."""
    game = a_game_at(name)
    before = len(game.answers)
    table = sit_down(app, game, SEATS)
    player = Player(app, table, seed, how)
    for _gesture in range(40):
        if len(game.answers) > before:
            break
        player.answer()
    app.scenes.clear()
    return game.answers[before], player


@pytest.mark.parametrize("name", NAMES)
def test_a_question_is_answered_by_clicks_and_keys(app, name):
    for how in ("click", "keys"):
        option, player = answered(app, name, how, 3)

        assert option in a_game_at(name).question().options(a_game_at(name).state)
        assert {name.partition(" ")[0]} == player.kinds


@pytest.mark.parametrize("name", NAMES)
def test_every_drag_gives_the_answer_of_its_way(app, name):
    game = a_game_at(name)
    table = sit_down(app, game, SEATS)
    ways = [way for way in table.flow.answering.ways if way.drag is not None]
    app.scenes.clear()
    assert bool(ways) == (name not in ("bail", "tuck wheres_the_beer"))
    for way in ways[:2] + ways[-1:]:
        game = a_game_at(name)
        before = len(game.answers)
        table = sit_down(app, game, SEATS)
        player = Player(app, table, 1, "drag")
        start, end = (table.drawing.rect_of(thing) for thing in way.drag)
        player.drag(start.center, end.center)
        app.scenes.clear()

        assert [way.option] == game.answers[before : before + 1], way


def test_tokens_for_a_bail_are_dragged_to_the_own_column(app):
    game = a_game_at("bail")
    table = sit_down(app, game, SEATS)
    player = Player(app, table, 1, "drag")
    fresh = [thing for thing in table.flow.answering.origins() if thing.place == COIN]
    column = table.drawing.board.ground.column(0)
    player.drag(table.drawing.rect_of(fresh[0]).center, (column.centerx, column.bottom - 30))
    assert 1 == len(table.flow.answering.touched)
    player.click(table.drawing.rect_of(PAY).center)
    app.scenes.clear()

    assert [COIN + 1] == game.answers[:1]


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_question_fits_its_bar_in_a_small_window_with_large_text(make_app, language):
    app = make_app((1024, 640), instant=True, language=language, text_size=150)
    cut = []
    for name in NAMES:
        if not sit_down(app, a_game_at(name), SEATS).drawing.prompt.fits:
            cut.append(name)
        app.scenes.clear()

    assert [] == cut


def test_the_words_above_a_hand_do_not_meet(make_app):
    app = make_app((1024, 640), instant=True, language="it", text_size=150)
    table = sit_down(app, a_game_at("keep"), SEATS)
    table.drawing.brush.written.clear()
    table.drawing.tray.draw(app.screen, table.moment())
    (_heading, above, _room), (_rest, beside, _room) = list(table.drawing.brush.written)[:2]

    assert not above.colliderect(beside)
