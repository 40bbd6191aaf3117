"""After a damaged file the results come back from the games that were kept."""

import pytest

from gest_desktop.scenes.shell.archive.about import About
from gest_desktop.scenes.shell.career.career import Career
from gest_desktop.scenes.shell.career.rebuilding import Rebuilding, rebuilt
from gest_desktop.scenes.shell.career.record import record_of
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.shell.save_store import SaveStore
from tests.scenes.shell.career.careers import a_finished_game, a_record, an_id, did, seats


@pytest.fixture
def store(tmp_path):
    return SaveStore(tmp_path)


def keep(store, number, players, **about):
    game = a_finished_game(number)
    store.archive.keep(game, players, About(an_id(number), 5, **about))
    return game


def finish(rebuilding):
    while rebuilding.go_on():
        pass


def test_kept_games_against_the_computer_come_back(store):
    game = keep(store, 1, seats(sheriff="king", persona="cruel"), hints=True)
    keep(store, 2, seats(sheriff="person"))
    store.career.path.write_text("{", encoding="utf-8")
    assert store.career.read().is_incomplete

    rebuilding = Rebuilding(store.career, store.archive)
    finish(rebuilding)
    career = store.career.read()

    when = career.games[0].when
    expected = record_of(game, seats(sheriff="king", persona="cruel"), an_id(1), when, hints=True)
    assert (expected,) == career.games
    assert (1, 1, False) == (rebuilding.done, rebuilding.total, career.is_incomplete)


def test_a_game_that_was_added_since_is_not_added_twice(store):
    keep(store, 1, seats())
    store.career.path.write_text("{", encoding="utf-8")
    store.career.add(a_record(1))

    finish(Rebuilding(store.career, store.archive))

    assert [a_record(1)] == list(store.career.read().games)


def test_a_damaged_game_is_left_out(store):
    keep(store, 1, seats())
    keep(store, 2, seats())
    files.flush()
    text = store.archive.path(an_id(2)).read_text("utf-8")
    store.archive.path(an_id(2)).write_text(text.replace('"answers":[', '"answers":[99,'), encoding="utf-8")

    finish(Rebuilding(store.career, store.archive))

    assert [an_id(1)] == [game.id for game in store.career.read().games]


def test_honours_are_dated_by_the_game_that_earned_them():
    games = [a_record(1, won=False), did(2), did(3, caught=0), did(4, caught=0)]
    career = rebuilt(Career(is_incomplete=True), games)

    assert (games[2].when, an_id(3)) == (
        career.honours["silent_hood"].when,
        career.honours["silent_hood"].game,
    )
    assert an_id(4) == career.honours["three_crowns"].game
    assert an_id(2) == career.honours["broken_chain"].game
    assert "oak" not in career.honours
