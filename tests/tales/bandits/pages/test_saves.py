"""Saved games of the tale: listed without the rules, loaded with them; damaged files give one sentence."""

import errno
import json
import os
from pathlib import Path
from random import Random

import pytest

from gest_desktop.scenes.menus.dialogs import AskScene
from gest_desktop.scenes.menus.shelf.scene import ShelfScene
from gest_desktop.scenes.menus.title.items import tale_in_play
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.tales.bandits.pages import doors, loading
from gest_desktop.tales.bandits.pages.saves import SavesScene
from gest_desktop.tales.bandits.pages.summary import SUFFIX, current_row, read_row
from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.rules.position import write_position
from gest_desktop.tales.bandits.rules.saves import to_json
from gest_desktop.tales.bandits.rules.version import RULES_VERSION
from gest_desktop.tales.bandits.table.opening import Saves, Seat
from tests.scenes.menu_tools import choose, show

SEATS = (Seat(), Seat("outlaw"), Seat("miller", "greedy"))
BROKEN = ["", "{", "[]", "null", '{"when": 1, "seats": [], "game": {}}', '{"name": "x"}']


def begun(answers=30):
    game, dice = Game(Beginning(seed=2)), Random(1)
    while len(game.moments) < answers and not game.is_over:
        game.play(dice.choice(game.question().options(game.state)))
    return game


@pytest.fixture
def saves(app):
    app.store.folder.mkdir(parents=True, exist_ok=True)
    return Saves(app.store)


@pytest.fixture
def opened(monkeypatch):
    """What was brought to the table."""
    found = []
    monkeypatch.setattr(loading, "table_of_save", lambda app, saved: saved)
    monkeypatch.setattr(loading, "open_table", lambda app, table: found.append(table))
    return found


def test_without_a_game_nothing_waits(app):
    assert current_row(app) is None
    assert () == doors.waiting(app)


def test_a_game_tells_who_plays_and_how_far_it_is(app, saves):
    saves.keep(begun(), SEATS)
    assert ("Round 2 of 4", "You · The Outlaw · The Miller") == doors.waiting(app)


def test_a_finished_game_does_not_wait(app, saves):
    saves.keep(begun(1000), SEATS)
    assert () == doors.waiting(app)


def test_the_shelf_and_the_title_continue_it(app, saves, opened):
    saves.keep(begun(), SEATS)
    files.flush()
    title = show(app, TitleScene(app))
    assert "Bandits of Sherwood · Round 2 of 4" in [item.line for item in title.items]
    choose(app, "shelf")
    assert isinstance(app.scene, ShelfScene)
    choose(app, "continue")
    assert [SEATS] == [saved.seats for saved in opened]


def test_every_file_is_listed_and_the_newest_sound_one_is_chosen(app, saves, opened):
    saves.keep(begun(), SEATS)
    files.flush()
    (saves.folder / f"broken{SUFFIX}").write_text("{")
    scene = show(app, SavesScene(app))
    assert ["Current game", f"broken{SUFFIX}"] == sorted(
        each.label for each in scene.controls if each.key.startswith("game ")
    )
    assert saves.current == scene.chosen.path
    choose(app, "load")
    assert 1 == len(opened)


def test_a_file_can_be_deleted(app, saves):
    saves.keep(begun(), SEATS)
    files.flush()
    scene = show(app, SavesScene(app))
    choose(app, "delete")
    assert isinstance(app.scene, AskScene)
    choose(app, "0")
    assert [] == saves.listed()
    assert [] == scene.rows


@pytest.mark.parametrize("text", BROKEN)
def test_a_damaged_file_is_told_in_one_sentence_and_left_alone(app, saves, text):
    saves.current.write_text(text)
    assert ("Damaged game", "This file is damaged and was left as it is.") == doors.waiting(app)
    doors.go_on(app)
    assert isinstance(app.scene, AskScene)
    assert app.scene.text.endswith(".")
    assert text == saves.current.read_text()


def test_a_game_of_a_gest_is_foreign_here(app, saves):
    saves.current.write_text(json.dumps({"name": "", "when": 1, "seats": {}, "game": {"snapshot": {}}}))
    assert "This file is damaged and was left as it is." == read_row(saves.current).damage


@pytest.mark.parametrize("text", BROKEN)
def test_a_new_game_leaves_a_damaged_one_beside_it(saves, text):
    saves.current.write_text(text)
    saves.put_aside()
    saves.keep(begun(), SEATS)
    files.flush()
    assert text == (saves.folder / f"damaged-1{SUFFIX}").read_text()
    assert saves.unfinished() is not None


def test_a_new_game_leaves_an_unfinished_one_beside_it(saves):
    saves.keep(begun(20), SEATS)
    saves.put_aside()
    saves.keep(begun(), SEATS)
    assert 2 == len(saves.listed())


def test_a_link_to_nothing_is_one_greyed_row(app, saves):
    saves.keep(begun(), SEATS)
    files.flush()
    (saves.folder / f"gone{SUFFIX}").symlink_to(saves.folder / "nowhere")
    scene = show(app, SavesScene(app))

    assert [True, False] == sorted((bool(row.damage) for row in scene.rows), reverse=True)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_named_pipe_a_folder_and_an_endless_file_are_greyed_rows(app, saves):
    os.mkfifo(saves.folder / f"pipe{SUFFIX}")
    (saves.folder / f"folder{SUFFIX}").mkdir()
    (saves.folder / f"zero{SUFFIX}").symlink_to("/dev/zero")
    scene = show(app, SavesScene(app))

    assert 3 == sum(bool(row.damage) for row in scene.rows)


def test_a_game_that_cannot_be_put_aside_is_not_written_over(saves, monkeypatch):
    saves.keep(begun(20), SEATS)
    files.flush()
    before = saves.current.read_bytes()

    def refuse(self, target):
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(Path, "rename", refuse)
    saves.put_aside()
    told = saves.keep(begun(), SEATS)
    files.flush()
    files.unread.clear()

    assert told.endswith(".")
    assert before == saves.current.read_bytes()


def test_a_folder_that_cannot_be_looked_into_has_no_game_that_waits(app, saves, monkeypatch):
    saves.keep(begun(), SEATS)
    files.flush()

    def refuse(*place, **keywords):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    with monkeypatch.context() as patched:
        patched.setattr(os, "stat", refuse)
        waiting, tale = doors.waiting(app), tale_in_play(app)

    assert ((), None) == (waiting, tale)


def forged_position(players, given):
    """A game of so many players that begins in a position of another number."""
    position = write_position(Game(Beginning(seed=2, players=given)).state)
    game = to_json(Game(Beginning(seed=2, players=players)), "0")
    game["beginning"]["position"] = game["snapshot"] = position
    game["answers"] = []
    return {"when": 1, "seats": [{"player": "person"}] * players, "game": game}


@pytest.mark.parametrize(("players", "given"), [(2, 3), (3, 2), (4, 3), (3, 4)])
@pytest.mark.parametrize("rules", [RULES_VERSION, RULES_VERSION + 1])
def test_a_game_with_more_or_fewer_seats_than_bands_is_refused(app, saves, players, given, rules):
    data = forged_position(players, given)
    data["game"]["rules"] = rules
    saves.current.write_text(json.dumps(data))
    doors.go_on(app)

    assert isinstance(app.scene, AskScene)
    assert app.scene.text.endswith(".")
