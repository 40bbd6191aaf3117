"""The list of games: every game of the archive, and what can be done with it."""

import json
import os
import sys

import pygame
import pytest

from gest_desktop.rules.game_code import decode
from gest_desktop.scenes.devtools.game_shots import archive_games, ended
from gest_desktop.scenes.menus.curtain import CurtainScene
from gest_desktop.scenes.menus.dialogs import AskScene
from gest_desktop.scenes.menus.games.exporting import code_files, save_code
from gest_desktop.scenes.menus.games.open_code import OpenCodeScene
from gest_desktop.scenes.menus.games.scene import GamesScene
from gest_desktop.scenes.menus.games.share import ShareScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell import clipboard
from gest_desktop.scenes.shell.archive.codes import code_of
from gest_desktop.scenes.shell.folders import codes_folder
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.session.contest import Contest, Seat
from gest_desktop.scenes.watch.scene import WatchScene
from tests.scenes.menu_tools import an_app, press, show

SEATS = Contest(ended(), (Seat(), Seat("king"))).seats_json()


@pytest.fixture
def app(tmp_path, monkeypatch):
    monkeypatch.setenv("GEST_HOME", str(tmp_path))
    app = an_app(tmp_path)
    app.push(TitleScene(app))
    yield app
    app.close()


@pytest.fixture
def games(app):
    archive_games(app)
    return show(app, GamesScene(app))


def control(scene, key):
    return next(one for one in scene.controls if one.key == key)


def choose(games, wanted):
    games.choose(next(row for row in games.rows if wanted(row)))


def click(app, key):
    app.scene.press(control(app.scene, key))
    app.frame([], 0.02)


def test_the_career_leads_to_the_list(app):
    app.frame([], 0.02)
    click(app, "career")
    click(app, "games")
    click(app, "all")

    assert isinstance(app.scene, GamesScene)


def test_without_games_the_page_says_so(app):
    games = show(app, GamesScene(app))

    assert any("Every game you play" in words for words in games.words())


def test_every_game_is_listed_and_a_damaged_one_greyed(games):
    assert 8 == len(games.rows)
    assert ["damaged"] == [row.damage for row in games.rows if row.damage]


def test_a_finished_game_is_watched(app, games):
    choose(games, lambda row: row.is_over)
    click(app, "watch")

    assert isinstance(app.scene, WatchScene)
    press(app, pygame.K_ESCAPE)
    assert app.scene is games


def test_a_damaged_game_can_only_be_deleted(app, games):
    choose(games, lambda row: row.damage)

    enabled = {one.key for one in games.controls if one.enabled}
    assert "delete" in enabled
    assert not enabled & {"watch", "share", "play_on", "star"}
    click(app, "delete")
    app.scene.answering(0)()
    assert 7 == len(games.rows)


def test_two_people_cannot_watch_their_game_before_its_end(games):
    choose(games, lambda row: not row.is_over and not row.side and not row.damage)

    assert not control(games, "watch").enabled


def test_an_unfinished_game_is_played_on_as_itself(app, games):
    choose(games, lambda row: not row.is_over and row.side)
    chosen = games.chosen
    click(app, "play_on")

    assert isinstance(app.scene, TableScene)
    assert chosen.id == app.scene.contest.about.id
    assert chosen.answers == len(app.scene.contest.game.answers)


def test_a_star_is_shown_and_taken_away(app, games):
    choose(games, lambda row: row.is_over)
    click(app, "star")
    assert games.chosen.starred
    click(app, "star")
    assert not games.chosen.starred


def test_all_games_are_exported_into_one_file(app, games):
    click(app, "export")

    assert isinstance(app.scene, AskScene)
    assert [".zip"] == [path.suffix for path in codes_folder().iterdir()]


def test_the_limit_is_an_option(app, games):
    games.limit(300)

    assert 300 == app.store.archive.limit


# --- codes


@pytest.fixture
def pasted(monkeypatch):
    """A clipboard of its own."""
    board = {"text": ""}
    monkeypatch.setattr(clipboard, "copy", lambda text: board.update(text=text) is None)
    monkeypatch.setattr(clipboard, "paste", lambda: board["text"])
    return board


def test_a_game_travels_by_its_code(app, games, pasted):
    choose(games, lambda row: row.is_over and row.level == "king")
    click(app, "share")
    assert isinstance(app.scene, ShareScene)
    click(app, "copy")
    answers = app.store.archive.load(games.chosen.id).answers
    assert answers == tuple(decode(pasted["text"]).game.answers)
    press(app, pygame.K_ESCAPE)

    click(app, "code")
    click(app, "paste")

    assert isinstance(app.scene, WatchScene)
    assert answers == tuple(app.scene.watched.film.game.answers)
    assert ["person", "king"] == [seat.player for seat in app.scene.watched.seats]


def test_a_wrong_code_is_refused_with_a_sentence(app, pasted):
    pasted["text"] = "GEST1-ROBIN"
    show(app, OpenCodeScene(app))
    click(app, "paste")

    assert isinstance(app.scene, AskScene)
    assert "This code is damaged: characters are missing or wrong." == app.scene.text


def test_an_empty_clipboard_is_told(app, pasted):
    show(app, OpenCodeScene(app))
    click(app, "paste")

    assert "There is no text to paste." == app.scene.text


def test_a_saved_code_is_listed_and_opened(app):
    game = ended()
    told = save_code(code_of(game, SEATS), "A game")
    assert str(code_files()[0]) in told
    show(app, OpenCodeScene(app))
    click(app, "file 0")

    assert game.answers == app.scene.watched.film.game.answers


def test_a_file_dropped_onto_the_window_is_opened(app):
    save_code(code_of(ended(), SEATS), "A game")
    show(app, OpenCodeScene(app))
    app.frame([pygame.Event(pygame.DROPFILE, file=str(code_files()[0]))], 0.02)

    assert isinstance(app.scene, WatchScene)


@pytest.mark.parametrize(
    "content", [b"", b"{", b"{}", b"\xff\xfe", b"[" * 100_000, b"GEST1-", b"x" * 2_000_000]
)
def test_a_file_that_is_no_game_is_refused_with_a_sentence(app, tmp_path, content):
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    scene = show(app, OpenCodeScene(app))
    scene.show(str(path))

    assert isinstance(app.scene, AskScene)
    assert app.scene.text.endswith((".", "GEST1."))


# --- hostile files


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_what_is_no_code_among_the_saved_codes_is_no_disaster(app):
    folder = codes_folder()
    folder.mkdir(parents=True)
    os.mkfifo(folder / "pipe.gest.txt")
    (folder / "folder.gest.txt").mkdir()
    (folder / "gone.gest.txt").symlink_to(folder / "nowhere")
    (folder / "endless.gest.txt").symlink_to("/dev/zero")
    page = show(app, OpenCodeScene(app))

    for path in page.found:
        page.show(str(path))
        assert isinstance(app.scene, AskScene)
        app.pop()


@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="names are always letters there")
def test_a_file_whose_name_is_no_letters_is_listed_exported_and_deleted(app, games):
    odd = os.fsencode(app.store.archive.folder) + b"/\xff\xfe.game.json"
    with open(odd, "wb") as file:
        file.write(b"{")
    games.again()
    app.frame([], 0.02)
    choose(games, lambda row: row.id == "\udcff\udcfe")
    games.export()
    app.pop()
    games.delete()

    assert not os.path.exists(odd)


def test_a_record_that_calls_a_game_finished_does_not_open_its_secrets(app, games):
    archive = app.store.archive
    record = next(row for row in games.rows if not row.is_over and row.side == "robin")
    data = json.loads(archive.path(record.id).read_text("utf-8"))
    data["record"]["winner"] = "robin"
    archive.path(record.id).write_text(json.dumps(data), "utf-8")
    games.again()
    choose(games, lambda row: row.id == record.id)

    for act in (games.watch, games.review, games.share, games.play_on):
        act()
        assert isinstance(app.scene, AskScene)
        app.pop()


def test_two_people_come_back_to_their_game_behind_the_curtain(app, games):
    choose(games, lambda row: not row.is_over and not row.side and not row.damage)
    games.play_on()
    app.frame([], 0.02)

    assert isinstance(app.scene, CurtainScene)
