"""How the table handles keys, drags, curtains and options."""

import weakref

import pygame
import pytest

from gest_desktop.rules.turn import SINGLE_PLOT_BOX
from gest_desktop.rules.vocabulary import (
    BLYTH,
    HENCHMAN,
    MANSFIELD,
    NOTTINGHAM,
    NOWHERE,
    PLOTS_AND_DEEDS,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SINGLE_PLOT,
)
from gest_desktop.scenes.menus.curtain import CurtainScene
from gest_desktop.scenes.menus.keys import KeysScene
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.answer.held_pieces import Returning
from gest_desktop.scenes.table.panels.next_card import TURN
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.seen.sight import MAN_HIDDEN
from gest_desktop.scenes.table.seen.things import Thing
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.scenes.fake_worker import FakeWorker
from tests.scenes.menu_tools import a_game, press
from tests.scenes.plain_table import sit_down
from tests.scenes.random_games import put_to_a_person
from tests.table import begin
from tests.table import table as position

PERSON, COMPUTER = Seat(), Seat("potter")
PASS = 2 * SINGLE_PLOT + 1


@pytest.fixture
def app(make_app):
    app = make_app((1024, 640), instant=True, confirm="never", turn_cards=False)
    app.minds.make_worker = FakeWorker
    return app


def pass_time(app, seconds=0.3):
    for _frame in range(round(seconds / 0.05)):
        app.frame([], 0.05)


def which_plot(app, seats=(PERSON, COMPUTER)):
    game = a_game()
    game.play(2 * PLOTS_AND_DEEDS)
    return sit_down(app, Contest(game, seats))


def test_behind_the_curtain_nobody_reads_what_the_other_was_told(app):
    """11: "Only one answer: 1 Hidden Merry Man and Robin" is not for the Sheriff."""
    table = sit_down(app, Contest(a_game(), (PERSON, PERSON)))
    table.react(Reaction((PASS,)))
    table.state.notices.say("Not Newark: you know why.")
    table.flow.notice = "Who goes? Only one answer: 1 Hidden Merry Man and Robin."
    pass_time(app)
    assert isinstance(app.scene, CurtainScene)
    press(app, pygame.K_RETURN)
    app.frame([], 0.05)

    assert 0.0 == table.state.notices.message_for
    assert table.state.notices.toast_until <= table.state.clock


def test_a_key_opens_its_scene_every_time(app):
    """Its release was heard by the scene that it had opened."""
    which_plot(app)
    for _time in range(2):
        press(app, pygame.K_F1)
        assert isinstance(app.scene, KeysScene)
        press(app, pygame.K_ESCAPE)


def test_a_press_that_was_released_elsewhere_is_no_drag(app):
    table = which_plot(app)
    app.frame([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(300, 300), button=1)], 0.05)
    press(app, pygame.K_F1)
    app.frame([pygame.Event(pygame.MOUSEBUTTONUP, pos=(300, 300), button=1)], 0.05)
    press(app, pygame.K_ESCAPE)
    app.frame([pygame.Event(pygame.MOUSEMOTION, pos=(500, 300), rel=(0, 0), buttons=(0, 0, 0))], 0.05)

    assert not table.devices.mouse.is_dragging


def test_esc_puts_down_what_is_held_and_no_more(app):
    table = which_plot(app)
    answering = table.flow.answering
    table.state.pointer.held = answering.lift(Thing("piece", SHIRE_WOOD, MAN_HIDDEN))
    press(app, pygame.K_ESCAPE)

    assert (None, table) == (table.state.pointer.held, app.scene)


def test_to_drop_a_man_on_a_purse_is_not_to_drop_him_in_the_space_of_that_number(app):
    table = TableScene(app, Contest(a_game(), (PERSON, COMPUTER)))
    table.music = ""
    app.push(table)
    pass_time(app)
    x, y = table.drawing.view.place_of(Thing("purse", ROBIN))

    assert BLYTH != table.drawing.view.place_at((round(x), round(y)))
    assert NOWHERE == table.drawing.view.place_at((round(x), round(y)))


def test_the_question_speaks_the_language_that_was_just_chosen(app):
    table = which_plot(app)
    english = [choice.label for choice in table.flow.answering.chips]
    app.change(language="it")
    pass_time(app)

    assert english != [choice.label for choice in table.flow.answering.chips]


def test_the_rivals_reasons_go_when_the_game_goes_on(app):
    table = which_plot(app)
    table.state.pointer.shows_reasons = True
    table.react(Reaction((table.flow.answering.chips[1].option,)))

    assert not table.state.pointer.shows_reasons


def test_a_confirmation_that_was_switched_off_is_not_asked_for_any_more(app):
    app.change(confirm="end of turn")
    table = which_plot(app)
    app.change(confirm="never")
    table.commands.keys()
    app.pop()

    assert "never" == table.flow.answering.policy


def test_an_answer_can_be_taken_back_only_by_whoever_gave_it(app):
    """Two people at one table: the Sheriff has just come to the screen."""
    table = sit_down(app, Contest(a_game(), (PERSON, PERSON)))
    table.react(Reaction((2 * PLOTS_AND_DEEDS,)))
    pass_time(app)
    table.react(Reaction((table.contest.options()[0],)))
    pass_time(app)
    while table.contest.actor == ROBIN:
        table.react(Reaction((table.contest.options()[-1],)))
        pass_time(app)
    press(app, pygame.K_RETURN)
    pass_time(app)
    before = list(table.contest.game.answers)
    table.commands.undo()

    assert before == table.contest.game.answers


def test_a_drag_that_may_be_a_plot_or_a_deed_asks_which(app):
    """3.3.2, 4.3.1: out of Nottingham Henchmen Patrol or Ride, and the one forgoes the other."""
    game = a_game()
    for option in (PASS, 2 * PLOTS_AND_DEEDS):
        game.play(option)
    table = sit_down(app, Contest(game, (COMPUTER, PERSON)))
    answers, answering = list(game.answers), table.flow.answering
    held = answering.lift(Thing("piece", NOTTINGHAM, "henchman"))
    table.pointing.put_down(answering, held.ways(MANSFIELD), MANSFIELD, Returning(held, (0, 0), 0.0))

    assert ["Patrol", "Deed only: Ride"] == [chip.label for chip in answering.chips]
    assert answers == game.answers
    ride = next(way for way in held.ways(MANSFIELD) if way[0] == answering.chips[1].option)
    table.react(answering.touch(Thing("chip", number=1)))
    assert ride == tuple(game.answers[len(answers) :][: len(ride)])


def test_esc_at_the_question_what_a_drag_means_asks_the_whole_question_again(app):
    game = a_game()
    for option in (PASS, 2 * PLOTS_AND_DEEDS):
        game.play(option)
    table = sit_down(app, Contest(game, (COMPUTER, PERSON)))
    answering = table.flow.answering
    before, held = answering.chips, answering.lift(Thing("piece", NOTTINGHAM, "henchman"))
    table.pointing.put_down(answering, held.ways(MANSFIELD), MANSFIELD, Returning(held, (0, 0), 0.0))
    press(app, pygame.K_ESCAPE)

    assert (before, {}, table) == (answering.chips, answering.meant, app.scene)


def test_an_answer_may_be_taken_back_while_the_rival_thinks(app):
    """The button says what the key does."""
    table = TableScene(app, Contest(a_game(), (PERSON, COMPUTER)))
    app.push(table)
    pass_time(app)
    table.react(Reaction((PASS,)))
    pass_time(app)
    undo = table.drawing.question.prompt_bar.buttons[-1]

    assert (True, "undo") == (undo.enabled, undo.thing.picture)
    press(app, pygame.K_u)
    assert ROBIN == table.contest.actor


def test_what_was_drawn_for_another_size_is_given_back_at_once(app):
    """A window drawn larger and smaller by its edge would take a gigabyte before Python cleaned up."""
    table = TableScene(app, Contest(a_game(), (PERSON, COMPUTER)))
    table.music = ""
    app.push(table)
    app.frame([], 0.05)
    drawn = weakref.ref(table.drawing.view)
    app.resize(1100, 700)
    app.frame([], 0.05)

    assert drawn() is None


def test_the_first_focus_falls_on_something_possible(app):
    """A Sheriff with 1 Shilling cannot Hire, which stands first on the card."""
    seat = sit_down(app, Contest(a_game(), (PERSON, COMPUTER)))
    poor = begin(position((3, HENCHMAN, NOTTINGHAM), (1, REVEALED_MAN, NOTTINGHAM), shillings=(5, 1)),
                 SINGLE_PLOT_BOX, SHERIFF)  # fmt: skip
    seat.flow.answering = put_to_a_person(poor)
    assert "refused" == seat.state.stops[0].kind
    seat.state.step_focus(1)

    assert "chip" == seat.state.focused.kind


def over(make_app):
    """Robin Hood has passed, and the Sheriff is to act on the same card."""
    app = make_app((1024, 640), instant=True, confirm="never")
    app.minds.make_worker = FakeWorker
    table = sit_down(app, Contest(a_game(), (PERSON, COMPUTER)))
    table.react(Reaction((PASS,)))
    pass_time(app, 1.0)
    assert table.flow.waits_for_rival
    return app, table


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_a_key_ends_the_turn(make_app, key):
    app, table = over(make_app)
    press(app, key)

    assert not table.flow.waits_at_end


def test_a_click_anywhere_on_the_paper_ends_the_turn_but_not_by_accident(make_app):
    """Its words lie under the hand, which may still be pressing."""
    app, _table = over(make_app)
    table = TableScene(app, Contest(a_game(), (PERSON, COMPUTER)))
    app.push(table)
    pass_time(app)
    table.react(Reaction((PASS,)))
    pass_time(app, 1.0)
    paper = table.drawing.next_card
    corner = (paper.rect.x + 3, paper.rect.y + 3)
    assert TURN == table.drawing.hit(corner)
    paper.since = paper.clock

    assert TURN != paper.hit(corner)


def test_undo_goes_back_into_the_turn(make_app):
    app, table = over(make_app)
    table.commands.dispatch("undo")
    pass_time(app)

    assert ("box", False) == (table.flow.answering.asked.kind, table.flow.waits_at_end)
