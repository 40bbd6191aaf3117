"""The gamepad at the table: focus, glyphs, peeking, and everything else by its buttons."""

import pygame
import pytest

from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.scenes.devtools.table_shots import NoWorker, asks, played, sit_down
from gest_desktop.scenes.menus.keys import KeysScene
from gest_desktop.scenes.menus.pause import PauseScene
from gest_desktop.scenes.shell.bindings import GAMEPAD
from gest_desktop.scenes.shell.gestures import HELD
from gest_desktop.scenes.shell.glyph_bar import MOST
from gest_desktop.scenes.table.answer.offering import BACK, CONFIRM
from gest_desktop.scenes.table.piles import PilesScene
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.surprises import NEW
from tests.scenes.menu_tools import press
from tests.scenes.pad_player import axis, button, push

HANDHELD = (1280, 800)


@pytest.fixture
def at_table(make_app):
    def open_table(kind, **settings):
        app = make_app(HANDHELD, instant=True, **settings)
        app.minds.make_worker = NoWorker
        table = sit_down(app, played(asks(kind, ROBIN)), ROBIN)
        app.frame([button("up"), button("up", False)], 0.05)
        return app, table

    return open_table


def picture(app, rect):
    return pygame.image.tobytes(app.screen.subsurface(rect), "RGB")


def test_every_button_does_something(at_table):
    _app, table = at_table("box")
    words = [word for word in GAMEPAD.usual if word not in HELD]

    assert [] == [word for word in words if not callable(getattr(table.commands, word, None))]


@pytest.mark.parametrize("kind", ["box", "choice", "space", "pieces"])
def test_an_answer_has_the_focus_at_once(at_table, kind):
    _app, table = at_table(kind)

    assert table.state.focused in table.flow.answering.stops


def test_up_and_down_go_through_the_rows_of_the_card(at_table):
    app, table = at_table("choice")
    rows = [Thing("chip", number=i) for i in range(len(table.flow.answering.chips))]
    table.state.focus_on(rows[0])
    push(app, "down")
    assert rows[1] == table.state.focused
    push(app, "up")
    assert rows[0] == table.state.focused


def test_arrows_stay_on_the_card_of_figures_before_they_leave_it(at_table):
    app, table = at_table("pieces")
    card = table.drawing.question.card
    last = Thing("figure", number=len(table.flow.answering.party.figures) - 1)
    table.state.focus_on(last)
    push(app, "right")
    assert last == table.state.focused
    push(app, "down")
    assert card.rect_of(table.state.focused) is not None
    push(app, "up")

    assert "figure" == table.state.focused.kind


def test_digits_are_shown_to_those_who_have_them(at_table):
    app, table = at_table("choice")
    assert not table.drawing.question.card.has_digits
    press(app, pygame.K_TAB)

    assert table.drawing.question.card.has_digits


def test_a_choice_waits_is_taken_back_and_is_confirmed(at_table):
    app, table = at_table("box", confirm="end of turn")
    answers = len(table.contest.game.answers)
    chosen = Thing("chip", number=1)
    assert chosen in table.flow.answering.stops
    table.state.focus_on(chosen)
    push(app, "a")
    assert (CONFIRM, BACK) == table.flow.answering.stops
    assert CONFIRM == table.state.focused
    push(app, "b")
    assert not table.flow.answering.pending
    table.state.focus_on(chosen)
    push(app, "a", "a")

    assert answers < len(table.contest.game.answers)


def test_where_nothing_can_be_cancelled_the_button_opens_no_menu(at_table):
    app, table = at_table("box")
    push(app, "b")

    assert table is app.scene


@pytest.mark.parametrize(("name", "scene"), [("menu", PauseScene), ("l3", PilesScene)])
def test_buttons_open_scenes(at_table, name, scene):
    app, table = at_table("box")
    push(app, name)
    assert isinstance(app.scene, scene)
    push(app, "b")

    assert table is app.scene


def test_the_focus_leaves_the_answers_for_the_icons(at_table):
    app, table = at_table("box")
    for _step in range(20):
        push(app, "up")
    assert table.state.focused in table.drawing.icons
    table.state.focus_on(Thing("button", picture="keys"))
    push(app, "a")

    assert isinstance(app.scene, KeysScene)


def test_with_the_right_trigger_everything_is_reached_and_explained(at_table):
    app, table = at_table("box")
    app.frame([button("rt")], 0.05)
    seen = set()
    for name in ("left",) * 12 + ("up",) * 8:
        push(app, name)
        seen.add(table.state.focused.kind)
    app.frame([button("rt", False)], 0.05)
    assert {"space"} <= seen or {"piece"} <= seen
    push(app, "y")

    assert table.state.focused == table.state.pointer.asked_about
    push(app, "b")
    assert table.state.pointer.asked_about is None


def test_cards_and_notes_are_hidden_while_the_trigger_is_held(at_table):
    app, table = at_table("choice")
    card = table.drawing.question.card.rect
    shown = picture(app, card)
    app.frame([button("lt")], 0.05)
    assert shown != picture(app, card)
    assert table.drawing.view.hit(card.center) == table.drawing.hit(card.center)
    app.frame([button("lt", False)], 0.05)

    assert shown == picture(app, card)


def test_peeking_ends_when_the_gamepad_is_unplugged(at_table):
    app, table = at_table("choice")
    app.frame([button("lt")], 0.05)
    app.frame([pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)], 0.05)

    assert not table.state.pointer.peeks


def test_the_pointer_of_the_right_stick_clicks(at_table):
    app, table = at_table("choice", confirm="never")
    goal = table.drawing.rect_of(Thing("chip", number=0)).center
    answers = len(table.contest.game.answers)
    app.frame([], NEW)
    app.pad.pointer = (goal[0] - 3.0, float(goal[1]))
    app.frame([axis(2, 0.3)], 0.02)
    app.frame([axis(2, 0.0)], 0.02)
    push(app, "a")

    assert len(table.contest.game.answers) > answers


def test_the_bar_tells_what_works_now(at_table):
    _app, table = at_table("box")
    words = dict(table.pad_words())

    assert len(words) <= MOST
    assert {"activate", "hint", "ask", "peek", "menu"} <= set(words)


def test_nothing_of_the_table_lies_below_the_glyphs(at_table):
    app, table = at_table("box")
    foot = app.stage.height

    assert foot <= HANDHELD[1] - 30
    assert [] == [name for name, part in table.drawing.view.layout.parts().items() if part.bottom > foot]


@pytest.mark.parametrize("kind", ["choice", "pieces", "number", "space"])
def test_what_is_pressed_on_a_card_is_large_enough_for_a_finger(at_table, kind):
    _app, table = at_table(kind, text_size=75)
    card = table.drawing.question.card
    spots = card.spots if card is not None else []

    assert bool(spots) == (kind != "space")
    assert [] == [thing for thing, rect in spots if min(rect.size) < 44]
