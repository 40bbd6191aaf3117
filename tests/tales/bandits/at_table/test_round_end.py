"""After a round the table waits until the player has seen how it ended."""

import pygame
import pytest

from gest_desktop.scenes.motion.pace import READING
from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.rules.journal import RichesStored, RoundBegun
from gest_desktop.tales.bandits.rules.position import write_position
from gest_desktop.tales.bandits.rules.referee import question
from gest_desktop.tales.bandits.rules.vocabulary import ROUNDS
from gest_desktop.tales.bandits.table.end import EndScene
from gest_desktop.tales.bandits.table.panels.next_round import NEXT, SEEN
from gest_desktop.tales.bandits.table.panels.prompt_words import prompt_words
from gest_desktop.tales.bandits.table.seen import things
from gest_desktop.tales.bandits.table.session.seats import Seat
from tests.tales.bandits.at_table.player import STEP, Player, sit_down
from tests.tales.bandits.table import table as position

SEATS = (Seat(), Seat("potter"), Seat("potter"))


def at_a_reward(app, number=1, seats=SEATS):
    """The last question of a round: a person takes a token or a point."""
    g = position("reward", round=number, bridge={"K": (1,), "B": (6,), "O": (6,)})
    question(g)
    game = Game(Beginning(1, g.players, position=write_position(g)))
    return sit_down(app, game, seats)


def at_its_end(app, number=1, **others):
    table = at_a_reward(app, number, **others)
    table.commands.touch(things.button("point"))
    table.flow.finish()
    app.frame([], STEP)
    return table


def pass_time(app, seconds):
    for _frame in range(round(seconds / STEP)):
        app.frame([], STEP)


def told(table, kind):
    return any(isinstance(entry, kind) for entry in table.flow.lines())


def test_the_next_carts_wait_for_the_player(make_app):
    app = make_app((1024, 640))
    table = at_its_end(app)
    pass_time(app, 3 * READING)

    assert table.flow.waits_for_round
    assert not told(table, RichesStored)
    assert (1,) == table.flow.shown.bridge[0]
    assert 1 == table.flow.shown.points[0]
    assert "Round 1 is over." == prompt_words(table.moment())
    table.commands.next_round()
    assert table.flow.is_playing
    table.flow.finish()

    assert told(table, RoundBegun)
    assert not table.flow.waits_for_round


@pytest.mark.parametrize("how", ["button", "paper", "enter", "gamepad", "focus"])
def test_it_begins_by_mouse_keys_and_gamepad(make_app, how):
    app = make_app((1024, 640))
    table = at_its_end(app)
    player = Player(app, table, 1, "click")
    if how == "button":
        player.click(table.drawing.rect_of(NEXT).center)
    elif how == "paper":
        pass_time(app, SEEN)
        paper = table.drawing.next_round.rect
        player.click((paper.centerx, paper.y + 10))
    elif how == "enter":
        player.key(pygame.K_RETURN)
    elif how == "gamepad":
        table.press_pad("activate", True)
    else:
        player.go_to(NEXT)

    assert not table.flow.waits_for_round


def test_a_hasty_click_on_the_words_is_not_taken(make_app):
    app = make_app((1024, 640))
    table = at_its_end(app)
    paper = table.drawing.next_round.rect
    Player(app, table, 1, "click").click((paper.centerx, paper.y + 10))

    assert table.flow.waits_for_round


def test_a_click_that_skips_animations_stops_there(make_app):
    app = make_app((1024, 640))
    table = at_a_reward(app)
    table.commands.touch(things.button("point"))
    assert table.flow.is_playing
    table.commands.click(None)

    assert table.flow.waits_for_round


def test_the_table_can_be_looked_at_meanwhile(make_app):
    app = make_app((1280, 720))
    table = at_its_end(app)
    table.pointer.move(table.drawing.rect_of(things.column(0)).center, things.column(0))
    pass_time(app, 1.0)

    assert table.drawing.notes.picture is not None


def test_who_does_not_want_to_end_turns_has_time_to_read(make_app):
    app = make_app((1024, 640), turn_cards=False)
    table = at_its_end(app)
    pass_time(app, READING / 2)
    assert table.flow.waits_for_round
    assert table.drawing.next_round.button is None
    pass_time(app, READING)

    assert not table.flow.waits_for_round
    assert told(table, RichesStored)


def test_it_is_not_in_the_way_when_animations_are_skipped(make_app):
    app = make_app((1024, 640), instant=True)
    table = at_its_end(app)
    pass_time(app, 2 * STEP)

    assert told(table, RoundBegun)


def test_computer_bands_alone_go_on(make_app):
    app = make_app((1024, 640))
    table = at_a_reward(app, seats=(Seat("potter"),) * 3)
    table.flow.answer(1)
    table.flow.finish()
    assert table.flow.waits_for_round
    pass_time(app, 2 * READING)

    assert not table.flow.waits_for_round


def test_after_the_last_round_the_chests_wait(make_app):
    app = make_app((1024, 640))
    table = at_its_end(app, ROUNDS)
    pass_time(app, READING)
    assert app.scene is table
    assert "Open the chests" == table.drawing.next_round.button.label
    table.commands.next_round()
    table.flow.finish()
    app.frame([], STEP)

    assert isinstance(app.scene, EndScene)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 640)])
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_paper_lies_on_the_board_and_hides_little_of_the_drawbridge(make_app, size, language):
    app = make_app(size, language=language)
    table = at_its_end(app)
    paper = table.drawing.next_round

    assert table.drawing.layout.board.contains(paper.rect)
    assert paper.rect.contains(paper.button.rect)
    assert not any(paper.rect.colliderect(table.drawing.board.ground.column(band)) for band in range(3))
