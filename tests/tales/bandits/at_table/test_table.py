"""Saving, undoing, skipping, resuming, asking, and finding nothing that overlaps."""

import json

import pygame
import pytest

from gest_desktop.scenes.menus.curtain import CurtainScene
from gest_desktop.scenes.menus.pause import PauseScene
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.sound.cues import read_cues
from gest_desktop.tales.bandits.rules.journal import BanditPlaced
from gest_desktop.tales.bandits.table.opening import (
    Saves,
    Setup,
    new_table,
    open_table,
    table_of_save,
    unfinished,
)
from gest_desktop.tales.bandits.table.paint.layout import layout
from gest_desktop.tales.bandits.table.replay.beats import CUES
from gest_desktop.tales.bandits.table.seen import things
from gest_desktop.tales.bandits.table.session.contest import ANYBODY
from gest_desktop.tales.bandits.table.session.rival import MIND
from gest_desktop.tales.bandits.table.session.seats import Seat
from tests.tales.bandits.at_table.player import STEP, Player, QuickWorker, RandomWorker, a_game, sit_down
from tests.tales.bandits.at_table.positions import a_game_at

SEATS = (Seat(), Seat("potter"), Seat("outlaw", "greedy"))


def begin(app):
    """Open a new table as a menu does."""
    table = new_table(app, Setup(SEATS, seed=4))
    app.minds.make_tale_worker = lambda mind: RandomWorker(table.contest.game)
    open_table(app, table)
    app.frame([], STEP)
    return table


def test_a_new_game_opens_with_the_seats_of_its_setup(make_app):
    table = begin(make_app(instant=True))

    assert [0] == list(table.contest.people)
    assert ("outlaw", "greedy") == (table.contest.seats[2].player, table.contest.seats[2].temper)


def test_a_game_goes_on_where_it_was_left(make_app):
    app = make_app((1024, 640), instant=True)
    table = begin(app)
    Player(app, table, 1, "click").play(until=30)
    written = table.contest.game.answers[:]
    files.flush()

    saved = unfinished(app)
    again = table_of_save(app, saved)

    assert written == again.contest.game.answers
    assert SEATS == saved.seats
    assert table.contest.game.state.facts() == again.contest.game.state.facts()


def test_every_answer_is_beside_the_file_at_once(make_app):
    app = make_app((1024, 640), instant=True)
    table = begin(app)
    Player(app, table, 1, "click").play(until=12)
    files.flush()
    data = json.loads(Saves(app.store).current.read_text("utf-8"))

    assert table.contest.game.answers == data["game"]["answers"]


def test_an_unfinished_game_keeps_its_own_file_when_another_begins(make_app):
    app = make_app((1024, 640), instant=True)
    Player(app, begin(app), 1, "click").play(until=12)
    begin(app)

    assert 2 == len(Saves(app.store).listed())


def test_a_damaged_file_is_not_continued(make_app):
    app = make_app()
    saves = Saves(app.store)
    saves.current.parent.mkdir(parents=True, exist_ok=True)
    saves.current.write_text('{"when": 1, "seats": [], "game": {}}', "utf-8")

    assert None is unfinished(app)


def test_a_placed_bandit_is_taken_back_with_what_the_computer_answered_since(make_app):
    app = make_app((1024, 640), instant=True)
    table = sit_down(app, a_game_at("place"), SEATS)
    before = table.contest.game.state.facts()
    table.commands.touch(things.space(2, 3))
    for _frame in range(60):
        app.frame([], STEP)
    assert before != table.contest.game.state.facts()
    table.commands.undo()

    assert before == table.contest.game.state.facts()
    assert "place" == table.flow.answering.asked.kind


def test_what_was_seen_cannot_be_taken_back(make_app):
    app = make_app((1024, 640), instant=True)
    table = sit_down(app, a_game_at("peek"), SEATS)
    table.commands.touch(things.cart(1))
    app.frame([], STEP)
    table.commands.undo()

    assert "You can't undo: new information has been revealed." == table.message


def test_a_click_skips_what_the_computer_does(make_app):
    app = make_app((1024, 640))
    table = sit_down(app, a_game_at("place"), SEATS)
    table.commands.touch(things.space(2, 3))
    assert table.flow.is_playing
    table.commands.click(None)

    assert not table.flow.is_playing
    assert any(isinstance(entry, BanditPlaced) for entry in table.flow.lines())


def test_a_bandit_travels_from_the_hand_to_his_bush(make_app):
    app = make_app((1024, 640))
    table = sit_down(app, a_game_at("place"), SEATS)
    table.commands.touch(things.space(2, 3))
    app.frame([], STEP)
    (move,) = table.drawing.moving

    assert things.space(2, 3) == move.after.thing
    assert things.HAND == move.before.thing


def test_reduced_motion_moves_nothing_but_shows_the_same(make_app):
    app = make_app((1024, 640), reduced_motion=True)
    table = sit_down(app, a_game(2), SEATS)
    Player(app, table, 1, "click").play(until=25)

    assert len(table.contest.game.answers) >= 25


def test_several_people_are_called_behind_a_curtain_for_secrets_only(make_app):
    app = make_app((1024, 640), instant=True)
    table = sit_down(app, a_game_at("place"), (Seat(),) * 3)
    assert app.scene is table
    app.scenes.clear()
    table = sit_down(app, a_game_at("keep"), (Seat(),) * 3)
    app.frame([], STEP)

    assert isinstance(app.scene, CurtainScene)
    app.scene.open()
    assert table.flow.viewer == table.flow.seat == 0


def test_reasons_use_only_what_the_viewer_knows(make_app):
    app = make_app((1024, 640), instant=True)
    table = sit_down(app, a_game_at("place"), SEATS, worker=QuickWorker)
    table.commands.touch(things.space(2, 3))
    for _frame in range(60):
        app.frame([], STEP)
    table.commands.because()
    app.frame([], STEP)

    assert table.advice.words
    assert "option" in app.minds.of_tale(MIND).asked[-1]


def test_a_hint_names_an_answer(make_app):
    app = make_app((1024, 640), instant=True)
    table = sit_down(app, a_game_at("place"), SEATS, worker=QuickWorker)
    table.commands.hint()
    app.frame([], STEP)

    assert "Cart" in table.advice.words or "Pickpocket" in table.advice.words


def test_escape_takes_back_a_begun_answer_and_then_opens_the_menu(make_app):
    app = make_app((1024, 640), instant=True)
    table = sit_down(app, a_game_at("john shove"), SEATS)
    table.commands.touch(next(iter(table.flow.answering.next_things - {things.button("no")})))
    assert table.flow.answering.is_begun
    table.commands.cancel()
    assert not table.flow.answering.is_begun
    table.commands.cancel()

    assert isinstance(app.scene, PauseScene)


def test_a_gamepad_answers_with_the_focus(make_app):
    app = make_app((1024, 640), instant=True)
    game = a_game_at("place")
    table = sit_down(app, game, SEATS)
    table.press_pad("right", True)
    table.press_pad("activate", True)

    assert 1 <= len(game.answers)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1280, 800), (1024, 640), (2560, 1080)])
def test_no_parts_of_the_table_overlap(size):
    parts = layout(*size).parts()
    window = pygame.Rect(0, 0, *size)
    assert [] == [name for name, rect in parts.items() if not window.contains(rect)]
    names = sorted(parts)
    pairs = [(a, b) for a in names for b in names if a < b and parts[a].colliderect(parts[b])]

    assert [] == pairs


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1280, 800), (1024, 640)])
@pytest.mark.parametrize("language", ["en", "it"])
def test_no_text_leaves_its_room(make_app, size, language):
    app = make_app(size, language=language)
    table = sit_down(app, a_game_at("tuck wheres_the_beer"), SEATS)
    written = table.drawing.brush.written
    outside = [text for text, place, room in written if place.width > room.width + 1]
    buttons = [button.rect for button in table.drawing.prompt.buttons]

    assert [] == outside
    assert all(not a.colliderect(b) for a in buttons for b in buttons if a is not b)
    assert table.drawing.prompt.room.right <= buttons[0].x


def test_a_bandit_may_be_placed_at_once_when_marian_could_be_asked(make_app):
    app = make_app((1024, 640), instant=True)
    game = a_game_at("marian inside_job")
    table = sit_down(app, game, SEATS)
    table.commands.touch(things.space(2, 3))

    assert [0, 11] == game.answers[:2]  # not now, then the last space of the third cart


def test_every_sound_of_a_beat_is_in_the_stock():
    assert set() == {*CUES.values(), "victory", "defeat"} - set(read_cues())


def test_a_person_at_a_shared_screen_may_look_at_their_secrets_and_cover_them(make_app):
    app = make_app((1024, 640), instant=True)
    table = sit_down(app, a_game_at("place"), (Seat(),) * 3)
    assert ANYBODY == table.flow.viewer
    table.commands.cover()
    app.frame([], STEP)
    app.scene.open()
    assert 0 == table.flow.viewer
    table.commands.cover()

    assert ANYBODY == table.flow.viewer


def test_a_long_question_stays_in_its_bar_in_a_small_window(make_app):
    app = make_app((1280, 720), language="it", scale=130)
    bar = sit_down(app, a_game_at("bail"), SEATS).drawing.prompt

    assert bar.fitting().get_height() <= bar.rect.height


def test_at_a_shared_screen_reasons_are_told_and_hints_wait_until_secrets_are_uncovered(make_app):
    app = make_app((1024, 640), instant=True)
    table = sit_down(app, a_game_at("place"), (Seat(), Seat(), Seat("potter")), worker=QuickWorker)
    for place in (things.space(2, 3), things.space(2, 2)):
        table.commands.touch(place)
        for _frame in range(20):
            app.frame([], STEP)
    table.commands.hint()
    assert "A hint would give away your secrets: uncover them first." == table.message
    table.commands.because()
    app.frame([], STEP)

    assert table.advice.words
