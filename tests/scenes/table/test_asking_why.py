"""When the opponent's last turn is explained: not before it is over, and only if something was chosen."""

import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import PLOTS_AND_DEEDS, ROBIN, SHERIFF, SHIRE_WOOD
from gest_desktop.scenes.devtools.note_shots import recap
from gest_desktop.scenes.devtools.table_shots import NoWorker
from gest_desktop.scenes.table.foresee.opponent_reasons import others
from gest_desktop.scenes.table.panels.recap_strip import BECAUSE

STEP = 0.05


@pytest.fixture
def table(make_app):
    """Robin Hood is asked for a box, after a turn of the Sheriff of several steps."""
    app = make_app(confirm="never")
    app.minds.make_worker = NoWorker
    recap(app, "box", ROBIN, seed=18)
    app.frame([], STEP)
    return app.scene


def why_button(table):
    table.lay_out()
    return next(each for each in table.drawing.recap.strip.buttons if each.thing == BECAUSE)


def only_carriages(table):
    """What is left of the turn when nothing is known of it but that Carriages have moved."""
    table.flow.last_turn.moves, table.flow.last_turn.starts = [], []


def test_the_reasons_close_when_a_question_is_put(table):
    """They once stayed over the player's own card."""
    table.commands.because()
    table.on_new_question()

    assert not table.state.pointer.shows_reasons


def test_while_the_opponent_still_plays_it_is_not_explained(table):
    """A turn that goes on once had other numbers and another verdict when it was over."""
    table.flow.answering = None
    table.commands.because()

    assert not table.state.pointer.shows_reasons
    assert "You can ask why when it is your turn again." == table.state.notices.message
    assert not why_button(table).enabled


def test_when_it_is_the_players_turn_the_button_explains(table):
    assert why_button(table).enabled
    table.commands.touch(BECAUSE)

    assert table.state.pointer.shows_reasons


def test_a_turn_without_a_choice_greys_the_button_which_says_why(table):
    """It once said that the opponent had not done anything, beside what it had done."""
    only_carriages(table)
    button = why_button(table)
    table.commands.touch(table.hit(button.rect.center))

    assert not button.enabled
    assert "No action was chosen there, so there is nothing to explain." == table.state.notices.message


def test_a_box_can_be_compared_with_others_but_not_the_secret_set_up():
    game = Game(Beginning(1))
    set_up = redact(game.state, SHERIFF)
    game.play(0)
    box = redact(game.state, SHERIFF)

    assert [] == others(set_up, 0, ROBIN)
    assert others(box, 2 * PLOTS_AND_DEEDS, ROBIN)
    game.play(2 * PLOTS_AND_DEEDS)
    game.play(0)
    assert [] == others(redact(game.state, SHERIFF), SHIRE_WOOD, ROBIN)
