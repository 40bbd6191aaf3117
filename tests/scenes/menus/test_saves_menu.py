"""Saved games: nothing is lost, nothing raises, and damaged files are reported and kept."""

import errno
import json
import os
import time
from dataclasses import replace

import pygame
import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import OWN
from gest_desktop.rules.vocabulary import REMSTON, SHIRE_WOOD
from gest_desktop.scenes.menus.dialogs import AskScene
from gest_desktop.scenes.menus.saves.pictures import game_picture
from gest_desktop.scenes.menus.saves.rows import PAGE, shown
from gest_desktop.scenes.menus.saves.scene import SavesMenuScene
from gest_desktop.scenes.menus.saves.summary import summary_of, told
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell.save_store import CURRENT, SaveStore, content
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.scenes.menu_tools import a_contest, choose, control, keep, press, show, write

DAMAGED = "This file is damaged and was left as it is."


def open_list(app, contest=None):
    show(app, TitleScene(app))
    return show(app, SavesMenuScene(app, contest))


def names(scene):
    return [each.label for each in scene.controls if each.key.startswith("game ")]


def test_an_empty_list_says_so(app):
    scene = open_list(app)

    assert "There are no saved games yet." in scene.words()
    assert ["back"] == [each.key for each in scene.controls]


def test_a_game_is_listed_with_its_time_sides_and_level(app):
    keep(app, "Sunday evening")
    row = shown(app.store, app.store.listed()[0])

    assert "Sunday evening" == row.name
    assert "Robin Hood against the Outlaw (Cruel)" == row.summary.sides()
    assert "Ballad 1, 7 cards left" == row.summary.progress()
    assert "Order 1 · Your turn" == row.summary.standing()
    assert told(row.summary.when).startswith("today, ")
    assert ["Sunday evening"] == names(open_list(app))


@pytest.mark.usefixtures("table")
def test_a_game_is_loaded_and_becomes_the_one_on_the_table(app):
    keep(app, "Sunday evening", seed=7)
    open_list(app)
    choose(app, "load")

    assert 7 == app.scene.contest.game.beginning.seed
    assert 7 == app.store.load(app.store.path(CURRENT)).game.beginning.seed


@pytest.mark.usefixtures("table")
def test_the_game_on_the_table_is_kept_when_another_is_loaded(app):
    path = keep(app, "Sunday evening", seed=7)
    contest = a_contest(seed=8, store=app.store)
    scene = open_list(app, contest)
    choose(app, f"game {path.name}")
    assert path == scene.chosen.path
    choose(app, "load")
    seeds = sorted(app.store.load(row.path).game.beginning.seed for row in app.store.listed())

    assert [7, 7, 8] == seeds
    assert 2 == len(app.scenes)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "7",
        '{"name": 1}',
        '{"name": "x", "when": 1e99, "seats": [], "game": 0}',
        '{"name": "x", "when": Infinity, "seats": [], "game": 0}',
        '{"name": "x", "when": 1e999, "seats": [], "game": 0}',
        '{"name": "x", "when": NaN, "seats": [], "game": 0}',
        "\x00",
    ],
)
def test_a_damaged_file_shows_its_sentence_and_stays(app, text):
    app.store.folder.mkdir(parents=True)
    path = app.store.folder / "torn.gest.json"
    path.write_text(text)
    scene = open_list(app)

    assert DAMAGED in scene.words()
    assert not control(scene, "load").enabled
    choose(app, "load")
    assert scene is app.scene
    assert text == path.read_text()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
@pytest.mark.usefixtures("table")
def test_neither_a_named_pipe_nor_an_endless_file_keeps_the_other_games_from_the_list(app):
    keep(app, "Sunday evening", seed=7)
    os.mkfifo(app.store.folder / "pipe.gest.json")
    (app.store.folder / "zero.gest.json").symlink_to("/dev/zero")
    (app.store.folder / "nowhere.gest.json").symlink_to("nothing")
    (app.store.folder / "folder.gest.json").mkdir()
    scene = open_list(app)

    assert "Sunday evening" == names(scene)[0]
    told = {row.path.name.split(".")[0]: row.damage for row in scene.rows}
    assert [DAMAGED] * 3 == [told["pipe"], told["zero"], told["folder"]]
    assert "The file cannot be read: No such file or directory." == told["nowhere"]
    choose(app, "load")
    assert 7 == app.scene.contest.game.beginning.seed


def test_a_file_that_cannot_be_read_just_now_is_not_called_damaged(app, monkeypatch):
    keep(app, "Sunday evening")
    opened = os.open

    def scarce(path, *arguments, **keywords):
        if str(path).endswith(".gest.json"):
            raise OSError(errno.EMFILE, "Too many open files")
        return opened(path, *arguments, **keywords)

    monkeypatch.setattr(os, "open", scarce)
    scene = open_list(app)

    assert "The file cannot be read: Too many open files." in scene.words()
    assert DAMAGED not in scene.words()


@pytest.mark.parametrize("name", ["half \ud83c of a pair", "nothing \0 at all", "two\nlines"])
def test_a_name_that_cannot_be_drawn_is_drawn_as_far_as_possible(app, name):
    path = keep(app, "Sunday evening")
    path.write_text(json.dumps(json.loads(path.read_text()) | {"name": name}))

    (shown,) = names(open_list(app))

    assert name.split()[0] == shown.split()[0].split("\ufffd")[0]
    assert "\ufffd" in shown


@pytest.mark.usefixtures("table")
def test_a_file_that_is_damaged_within_says_so_when_it_is_loaded(app):
    path = keep(app, "Sunday evening")
    data = json.loads(path.read_text())
    data["game"]["answers"] = [99]
    path.write_text(json.dumps(data))
    open_list(app)
    choose(app, "load")

    assert isinstance(app.scene, AskScene)
    assert any("This save cannot be loaded" in words for words in app.scene.words())
    assert data == json.loads(path.read_text())


@pytest.mark.usefixtures("table")
def test_a_file_that_went_away_meanwhile_is_no_disaster(app):
    path = keep(app, "Sunday evening")
    open_list(app)
    path.unlink()
    choose(app, "load")

    assert isinstance(app.scene, AskScene)


def test_deleting_is_asked_first(app):
    path = keep(app, "Sunday evening")
    path.with_suffix(".png").write_bytes(b"no picture")
    scene = open_list(app)
    choose(app, "delete")
    press(app, pygame.K_RETURN)
    assert path.exists()

    choose(app, "delete")
    choose(app, "0")
    assert [] == list(app.store.folder.iterdir())
    assert scene is app.scene
    assert [] == names(scene)


def test_a_game_is_saved_under_a_name(app):
    contest = a_contest(seed=8)
    scene = open_list(app, contest)
    assert "name" == scene.focused.key
    write(app, "By the fire")
    press(app, pygame.K_RETURN)

    assert "Saved as “By the fire”." in app.scene.words()
    assert contest.game.answers == app.store.load(app.store.path("By the fire")).game.answers
    press(app, pygame.K_RETURN)
    assert ["By the fire"] == names(scene)
    assert "" == control(scene, "name").text


def test_another_game_of_that_name_is_not_replaced_without_asking(app):
    path = keep(app, "By the fire", seed=3)
    scene = open_list(app, a_contest(seed=8))
    write(app, "By the fire")
    choose(app, "save")
    press(app, pygame.K_ESCAPE)
    assert 3 == app.store.load(path).game.beginning.seed

    assert scene is app.scene
    choose(app, "save")
    choose(app, "0")
    assert 8 == app.store.load(path).game.beginning.seed


@pytest.mark.parametrize("name", ["", "   "])
def test_a_game_without_a_name_is_saved_under_the_one_that_is_suggested(app, name):
    scene = open_list(app, a_contest(seed=8))
    suggested = scene.suggested
    if name:
        write(app, name)
    press(app, pygame.K_RETURN)

    assert suggested.startswith("Robin Hood, Ballad 1, 20")
    assert f"Saved as “{suggested}”." in app.scene.words()
    assert 8 == app.store.load(app.store.path(suggested)).game.beginning.seed
    assert scene.suggested not in ("", suggested)


def test_the_name_of_the_current_game_is_not_given_away(app):
    open_list(app, a_contest())
    write(app, "current")
    choose(app, "save")

    assert "Enter another name." in app.scene.words()
    assert [] == app.store.listed()


def test_the_main_button_does_what_one_came_for(app):
    keep(app, "Sunday evening")
    to_load, to_save = open_list(app), open_list(app, a_contest())
    for scene, key in ((to_load, "load"), (to_save, "save")):
        green = [each.key for each in scene.controls if getattr(each, "around", "") == "button_green"]

        assert [key] == green


def test_a_full_disk_is_told_in_one_sentence(app, monkeypatch):
    open_list(app, a_contest())
    write(app, "By the fire")
    monkeypatch.setattr(app.store, "keep", lambda *_told: "The game could not be saved: No space left.")
    choose(app, "save")

    assert "The game could not be saved: No space left." in app.scene.words()


def test_many_games_have_pages(app):
    for number in range(PAGE + 2):
        keep(app, f"Game {number}", number)
    scene = open_list(app)
    first = names(scene)
    choose(app, "older")

    assert (PAGE, 2) == (len(first), len(names(scene)))
    assert PAGE + 2 == len({*first, *names(scene)})
    choose(app, "newer")
    assert first == names(scene)


def pictured(summary):
    return pygame.surfarray.array3d(game_picture(summary, (300, 190), 1.0))


AS_ROBIN, AS_SHERIFF, TWO = (Seat(), Seat("king")), (Seat("king"), Seat()), (Seat(), Seat())


def summary_after(*placed, seats=AS_ROBIN):
    """A game in which Robin Hood's band starts in these spaces."""
    game = Game(Beginning(seed=1))
    for option in (OWN, *placed):
        game.play(option)
    return summary_of(content(game, Contest(game, seats).seats_json(), "Sunday"))


def test_the_picture_of_a_game_is_the_map_as_the_player_sees_it(app):
    """11: the Sheriff cannot tell from it which of the Merry Men is Robin."""
    robin_in_the_wood = (SHIRE_WOOD, REMSTON, REMSTON, REMSTON)
    robin_in_remston = (REMSTON, SHIRE_WOOD, REMSTON, REMSTON)
    as_robin = [pictured(summary_after(*plan)) for plan in (robin_in_the_wood, robin_in_remston)]
    as_sheriff = [
        pictured(summary_after(*plan, seats=AS_SHERIFF)) for plan in (robin_in_the_wood, robin_in_remston)
    ]

    assert (as_robin[0] != as_robin[1]).any()
    assert (as_sheriff[0] == as_sheriff[1]).all()


def test_of_a_game_of_two_people_only_the_curtain_is_seen(app):
    """11."""
    plans = ((SHIRE_WOOD, REMSTON, REMSTON, REMSTON), (SHIRE_WOOD, SHIRE_WOOD, SHIRE_WOOD, SHIRE_WOOD))
    first, second = (pictured(summary_after(*plan, seats=TWO)) for plan in plans)

    assert (first == second).all()


def test_a_position_that_cannot_be_read_has_a_sign_instead_of_a_map(app):
    fine = summary_after(SHIRE_WOOD, SHIRE_WOOD, SHIRE_WOOD, SHIRE_WOOD)
    torn = replace(fine, position={"ballad": 1})

    assert (pictured(torn) != pictured(fine)).any()
    assert (pictured(torn) != pictured(None)).any()


@pytest.mark.parametrize(
    ("hours", "words"), [(1, "today, 14:00"), (20, "yesterday, 19:00"), (48, "2026-05-08, 15:00")]
)
def test_a_date_is_told_as_one_would_say_it(hours, words):
    now = time.mktime((2026, 5, 10, 15, 0, 0, 0, 0, -1))

    assert words == told(now - 3600 * hours, now)


def test_whose_turn_it_is_is_told_from_where_one_sits(app):
    plan = (SHIRE_WOOD, SHIRE_WOOD, SHIRE_WOOD, SHIRE_WOOD)
    you, opponent, two = (summary_after(*plan, seats=seats) for seats in (AS_ROBIN, AS_SHERIFF, TWO))

    assert ("Your turn", "Opponent's turn", "Robin Hood's turn") == (you.turn(), opponent.turn(), two.turn())
    assert "The Sheriff wins" == replace(you, winner="sheriff").turn()
    assert "Setup" == replace(you, to_move="setup").turn()


def test_a_game_without_a_name_is_called_by_side_ballad_and_date(app):
    contest = a_contest()
    other = SaveStore(app.store.folder, "current-2")
    other.keep(contest.game, contest.seats_json())
    other.flush()

    (name,) = names(open_list(app))

    assert name.startswith("Robin Hood, Ballad 1, 20")


@pytest.mark.parametrize("stem", ["damaged-1", "current-2"])
def test_a_damaged_game_without_a_name_is_called_by_its_date(app, stem):
    app.store.folder.mkdir(parents=True)
    path = app.store.folder / f"{stem}.gest.json"
    path.write_text("{")
    os.utime(path, (1_000_000_000, 1_000_000_000))

    (name,) = names(open_list(app))

    assert name.startswith("Damaged game, 2001-09-")


def test_a_folder_that_cannot_be_read_just_now_is_no_disaster(app, monkeypatch):
    keep(app, "Sunday evening")

    def scarce(_folder):
        raise OSError(errno.EMFILE, "Too many open files")

    with monkeypatch.context() as now:
        now.setattr(os, "scandir", scarce)
        assert [] == names(open_list(app))

    assert ["Sunday evening"] == names(open_list(app))


@pytest.mark.parametrize("stem", ["gone", "damaged-1", "current-2"])
def test_a_link_to_nothing_is_no_disaster(app, stem):
    keep(app, "Sunday")
    (app.store.folder / f"{stem}.gest.json").symlink_to(app.store.folder / "nowhere")
    scene = show(app, SavesMenuScene(app))

    assert [False, True] == sorted(bool(row.damage) for row in scene.rows)
