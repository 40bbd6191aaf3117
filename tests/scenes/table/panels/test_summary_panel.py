"""The sum of a Royal Inspection is read before the next card is played on."""

import pygame
import pytest

from gest_desktop.rules.journal import BalladBegun, CardTurned
from gest_desktop.rules.vocabulary import BLYTH, ROBIN, SHERIFF
from gest_desktop.scenes.devtools.pointer_path import QuickRival
from gest_desktop.scenes.devtools.table_shots import NoWorker, played, sit_down
from gest_desktop.scenes.table.panels.next_card import TURN
from gest_desktop.scenes.table.panels.summary_panel import CONTINUE, END_TURN
from gest_desktop.scenes.table.seen.things import space
from tests.scenes.menu_tools import press

AT_ONCE = {"confirm": "never", "instant": True}
LONG = 200  # frames


def is_second_to_last(game):
    """The Sheriff passes on the last card of a Ballad, so Robin Hood is First on the new one."""
    asked, f = game.question()
    is_last = game.state.ballad == 1 and game.state.slot == 7
    return asked.kind == "box" and is_last and asked.actor(f) == SHERIFF


def play_to_the_inspection(app, side, **settings):
    app.change(**{**AT_ONCE, **settings})
    app.minds.make_worker = NoWorker
    table = sit_down(app, played(is_second_to_last), side)
    table.flow.rival = QuickRival(table.contest, 1)
    for _frame in range(LONG):
        if table.flow.summary is not None:
            return table
        if table.flow.waits_at_end:
            table.flow.end_turn()
        elif table.flow.answering is not None:
            asked = table.flow.answering.asked
            table.flow.answer([asked.choices[-1].option])
        app.frame([], 0.1)
    raise AssertionError("no Inspection was summed up")


@pytest.fixture(params=[ROBIN, SHERIFF])
def table(make_app, request):
    return play_to_the_inspection(make_app((1280, 800)), request.param)


def test_it_comes_when_the_new_ballad_has_begun_and_nothing_has_happened_there(table):
    table.app.frame([], 5.0)

    assert isinstance(table.flow.told_lines[-1], BalladBegun)
    assert table.flow.summary.after == table.flow.beat_player.shown, "and it is true of what lies there"
    assert (None, False) == (table.flow.answering, table.flow.beat_player.is_playing)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_a_key_lets_the_game_go_on(table, key):
    press(table.app, key)
    for _frame in range(LONG):
        table.app.frame([], 0.1)
        if table.flow.is_paused or table.flow.answering is not None:
            break

    assert table.flow.summary is None
    assert table is table.app.scene
    turned = [entry for entry in table.flow.told_lines if isinstance(entry, CardTurned)]
    assert table.flow.waits_for_card or isinstance(turned[-1], CardTurned)


def test_its_button_lets_the_game_go_on(table):
    table.lay_out()
    name = table.drawing.popups.note.buttons[-1].thing.picture
    assert name in (CONTINUE.picture, END_TURN)
    table.commands.press(name)

    assert (None, False) == (table.flow.summary, table.flow.waits_at_end)


def test_of_two_buttons_that_do_the_same_one_is_shown(table):
    table.lay_out()

    assert TURN not in table.drawing.next_card.stops


def test_a_note_hides_it_only_for_a_while(table):
    table.state.ask_about(space(BLYTH))
    table.state.click_elsewhere(is_button=False)

    assert table.flow.summary is not None
