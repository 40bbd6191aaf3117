"""The Drawbridge shows what an answer would make of its sums, before it is given."""

from itertools import pairwise

import pygame
import pytest

from gest_desktop.tales.bandits.rules.referee import play
from gest_desktop.tales.bandits.table.answer.way import NO
from gest_desktop.tales.bandits.table.foresee.about import about
from gest_desktop.tales.bandits.table.foresee.bridge_after import Change, changes
from gest_desktop.tales.bandits.table.seen import things
from gest_desktop.tales.bandits.table.session.seats import Seat
from tests.tales.bandits.at_table.player import STEP, sit_down
from tests.tales.bandits.at_table.positions import NAMES, a_game_at

SEATS = (Seat(), Seat("potter"), Seat("potter"))  # on the bridge: Kingfishers 2 5, Brackens 3, Brooms 1 4


def point_at(app, table, thing):
    table.pointer.move(table.drawing.rect_of(thing).center, thing)
    app.frame([], STEP)


def sums(table):
    """By band: now, and as it would be."""
    return {band: (change.now, change.then) for band, change in changes(table.moment()).items()}


@pytest.fixture
def app(make_app):
    return make_app((1280, 720), instant=True)


def test_one_more_barrel_raises_a_die_of_each_opponent(app):
    table = sit_down(app, a_game_at("tuck wheres_the_beer"), SEATS)
    assert {} == sums(table)
    table.commands.touch(things.bridge_die(1, 0))
    point_at(app, table, things.bridge_die(2, 1))

    assert {1: (3, 5), 2: (5, 7)} == sums(table)
    point_at(app, table, things.bridge_die(0, 0))
    assert {1: (3, 5)} == sums(table)


def test_a_die_taken_off_is_missing_from_the_sum(app):
    table = sit_down(app, a_game_at("tuck come_on_lad"), SEATS)
    point_at(app, table, things.bridge_die(0, 1))

    assert {0: (7, 2)} == sums(table)
    told = about(things.column(0), table.moment())
    assert "Sum 7, then 2: a point or a token." in told.lines


def test_bail_takes_the_lowest_dice_off_the_sum(app):
    table = sit_down(app, a_game_at("bail"), SEATS)
    table.commands.touch(things.token("fresh", 0, 0))
    assert {0: (7, 5)} == sums(table)
    for _more in range(2):
        table.commands.touch(next(t for t in table.flow.answering.next_things if t.kind == "fresh"))

    assert {0: (7, 0)} == sums(table)


def test_an_opponent_with_a_single_die_is_sure_to_be_raised(app):
    table = sit_down(app, a_game_at("tuck wheres_the_beer"), SEATS)
    point_at(app, table, things.bridge_die(2, 0))

    assert {1: (3, 5), 2: (5, 7)} == sums(table)


def test_to_decline_changes_no_sum(app):
    table = sit_down(app, a_game_at("tuck wheres_the_beer"), SEATS)
    table.commands.touch(things.bridge_die(2, 1))
    point_at(app, table, NO)

    assert {} == sums(table)


def test_the_dice_that_would_leave_are_known(app):
    table = sit_down(app, a_game_at("bail"), SEATS)
    table.commands.touch(things.token("fresh", 0, 0))

    assert [0] == changes(table.moment())[0].leaving
    assert [1] == Change((2, 4, 4), (2, 4)).leaving
    assert [] == Change((2, 4), (4, 4)).leaving


@pytest.mark.parametrize("name", ["bail", *(name for name in NAMES if name.startswith("tuck "))])
def test_what_is_shown_is_what_the_referee_does(app, name):
    game = a_game_at(name)
    table = sit_down(app, game, SEATS)
    for way in table.flow.answering.ways:
        table.flow.answering.touched = way.steps
        after = game.state.clone()
        play(after, way.option)

        shown = changes(table.moment())
        for band in game.state.bands:
            expected = after.bridge[band]
            assert expected == (shown[band].after if band in shown else game.state.bridge[band]), way


def test_the_new_sum_is_painted_on_its_column(app):
    table = sit_down(app, a_game_at("tuck wheres_the_beer"), SEATS)
    pictures = []
    for thing in (things.bridge_die(1, 0), None):
        table.pointer.hovered = thing
        picture = pygame.Surface((1280, 720))
        table.lay_out()
        table.draw(picture)
        spot = pygame.Rect(0, 0, 30, 12)
        spot.center = table.drawing.board.ground.bridge_sum(1)
        pictures.append(picture.subsurface(spot).copy().get_buffer().raw)

    assert pictures[0] != pictures[1]
    table.pointer.hovered = things.bridge_die(1, 0)
    app.frame([], STEP)
    told = [text for text, _place, _room in table.drawing.brush.written]
    assert ("3", "5") in pairwise(told)


def test_other_questions_change_no_sum(app):
    table = sit_down(app, a_game_at("place"), SEATS)

    assert {} == sums(table)
