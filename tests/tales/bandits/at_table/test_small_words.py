"""Words that were misread: chances, sums, signs, shared majorities, and to whom a hand goes."""

import pytest

from gest_desktop.scenes.kit.tooltip import has_ink, title_font
from gest_desktop.tales.bandits.rules.scoring.final import scores
from gest_desktop.tales.bandits.table.end import EndScene
from gest_desktop.tales.bandits.table.foresee.row_words import percent, row_lines
from gest_desktop.tales.bandits.table.seen import things
from gest_desktop.tales.bandits.table.session.seats import Seat
from tests.tales.bandits.at_table.player import STEP, a_game, sit_down
from tests.tales.bandits.at_table.positions import a_game_at
from tests.tales.bandits.at_table.test_end import finished

SEATS = (Seat(), Seat("potter"), Seat("potter"))


@pytest.mark.parametrize("chance", [0.0, 0.001, 0.23, 0.999, 1.0])
def test_a_number_and_its_sign_stay_together(chance):
    assert percent(chance).endswith("\u00a0%")


def test_a_sum_is_told_against_the_defence(make_app):
    table = sit_down(make_app((1280, 720), instant=True), a_game_at("robin heads_down"), SEATS)
    moment = table.moment()
    words = [words for words, _good in row_lines(moment.outlooks.of(0), moment)]

    assert "10 against 10: it falls" in words


def test_expected_points_are_written_as_in_the_language(make_app):
    told = []
    for language in ("en", "it"):
        app = make_app((1280, 720), instant=True, language=language)
        table = sit_down(app, a_game_at("cart"), SEATS)
        table.pointer.move((0, 0), things.cart(0))
        moment = table.moment()
        told.append(" ".join(words for words, _good in row_lines(moment.outlooks.of(0), moment)))
        app.scenes.clear()

    assert "0.6 points" in told[0]
    assert "0,6 punti" in told[1]


def test_the_band_of_will_scarlet_has_room_for_its_name(make_app):
    app = make_app((1280, 720), instant=True, language="it")
    table = sit_down(app, a_game(3, players=2), SEATS[:2])

    assert "Will Scarlet" in [text for text, _place, _room in table.drawing.brush.written]


def test_a_title_with_a_minus_shows_it(make_app):
    stage = make_app((1280, 720)).stage

    assert has_ink(title_font(stage, "Opponent speed (+ −)"), "−")
    assert not has_ink(stage.font("heading", 21), "−")
    assert title_font(stage, "Menu") is stage.font("heading", 21)


def test_a_shared_majority_is_told_as_shared(make_app):
    app = make_app((1280, 720), instant=True)
    for seed in range(1, 12):
        game = finished(seed, 3)
        found = scores(game.state)
        if any(1 in score.majorities for score in found.values()):
            break
    sit_down(app, game, SEATS)
    app.frame([], STEP)
    assert isinstance(app.scene, EndScene)
    told = " ".join(app.scene.words())

    assert ", shared +1" in told
    assert ", shared +2" not in told
