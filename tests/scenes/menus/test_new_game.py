"""A new game is the one that was chosen, and the previous game is never lost."""

import errno
import json
import os
from pathlib import Path

import pygame
import pytest

from gest_desktop.ai.levels import LEVEL_NAMES
from gest_desktop.ai.personas import PERSONAS as ALL_PERSONAS
from gest_desktop.rules.setup import AGGRESSIVE, BALANCED, CLASSIC
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.menus.dialogs import AskScene
from gest_desktop.scenes.menus.new_game.choices import Choices, begun, seats_of, seed_of
from gest_desktop.scenes.menus.new_game.openings import opening
from gest_desktop.scenes.menus.new_game.rung import Rung
from gest_desktop.scenes.menus.new_game.scene import NewGameScene
from gest_desktop.scenes.menus.new_game.this_game import folded_line, this_game
from gest_desktop.scenes.menus.new_game.words import LEVELS, PERSONAS, SETUPS, SIDES
from gest_desktop.scenes.menus.opening import is_kept, keep_aside, unfinished
from gest_desktop.scenes.menus.saves.scene import SavesMenuScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.scenes.shell import settings as settings_files
from gest_desktop.scenes.shell.career.career import Career
from gest_desktop.scenes.shell.players import PERSON
from gest_desktop.scenes.shell.save_store import CURRENT, SaveStore
from gest_desktop.scenes.shell.settings import SETUPS as ALL_SETUPS
from gest_desktop.scenes.shell.settings import SIDES as ALL_SIDES
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.table.seen.sight import sight
from gest_desktop.scenes.table.session.contest import Seat
from tests.scenes.menu_tools import a_contest, choose, keep, press, show, write

COMPUTER = Seat("friar", "cruel")

LENGTH = "Three Ballads of eight cards; with the last card King Richard returns."


def chosen(**changes):
    return Choices(level="friar").put(**changes)


def test_everything_that_can_be_chosen_has_a_name():
    assert set(ALL_SIDES) == set(SIDES)
    assert set(LEVEL_NAMES) == set(LEVELS)
    assert {"none", *(persona.name for persona in ALL_PERSONAS)} == set(PERSONAS)
    assert set(ALL_SETUPS) == set(SETUPS)


@pytest.mark.parametrize(
    ("side", "seats"),
    [("robin", [PERSON, "friar"]), ("sheriff", ["friar", PERSON]), ("both", [PERSON, PERSON])],
)
def test_everybody_sits_where_it_was_chosen(side, seats):
    assert seats == [seat.player for seat in seats_of(chosen(side=side), seed=1)]


def test_the_lot_falls_on_both_sides_and_always_the_same_for_a_seed():
    lots = [seats_of(chosen(side="lot"), seed)[ROBIN].is_person for seed in range(40)]

    assert {True, False} == set(lots)
    assert lots == [seats_of(chosen(side="lot"), seed)[ROBIN].is_person for seed in range(40)]


def test_the_opponent_has_the_temper_that_was_chosen():
    assert COMPUTER == seats_of(chosen(side="robin", persona="cruel"), 1)[SHERIFF]
    assert Seat("friar", "bold") == seats_of(chosen(side="sheriff", persona="bold"), 1)[ROBIN]


def test_a_temper_of_the_other_side_is_dropped():
    choices = chosen(side="robin", persona="cruel").put(side="sheriff")

    assert "none" == choices.persona
    assert "cruel" not in choices.personas


@pytest.mark.parametrize("side", ["lot", "both"])
def test_nobody_has_a_temper_before_his_side_is_known(side):
    assert ("none",) == chosen(side=side, persona="cruel").personas


@pytest.mark.parametrize(
    ("setup", "answer"), [("classic", CLASSIC), ("balanced", BALANCED), ("aggressive", AGGRESSIVE)]
)
def test_a_suggested_set_up_is_answered_for_robin(setup, answer):
    game, _seats = begun(chosen(side="robin", setup=setup, seed="7"))

    assert answer == game.answers[0]
    assert Topic.SETUP is not game.question()[1].script.topic


@pytest.mark.parametrize(("side", "setup"), [("robin", "own"), ("sheriff", "classic")])
def test_ones_own_set_up_and_the_opponents_are_asked_at_the_table(side, setup):
    game, _seats = begun(chosen(side=side, setup=setup))

    assert [] == game.answers
    assert Topic.SETUP is game.question()[1].script.topic


def test_a_seed_is_a_number_or_a_word_or_chance():
    assert 1193 == seed_of(" 1193 ")
    assert seed_of("Marian") == seed_of("Marian") != seed_of("Tuck")
    assert seed_of("") != seed_of("")


def test_the_longest_seed_can_be_saved_and_loaded(tmp_path):
    store = SaveStore(tmp_path)
    for words in ("9" * 24, "Ünter den Eichen – ⚔", "٣"):
        game, seats = begun(chosen(seed=words))
        contest = a_contest()
        store.keep(game, contest.seats_json(), words)

        assert game.beginning == store.load(store.path(words)).game.beginning
        assert PERSON == seats[ROBIN].player


def test_events_can_be_bound_to_their_sides():
    assert begun(chosen(events_side_locked=True))[0].beginning.events_side_locked


def test_choices_are_remembered():
    usual = Settings(side="sheriff", level="king", persona="bold", setup="own", events_side_locked=True)

    assert Choices("sheriff", "king", "bold", "own", True) == Choices.of(usual)
    assert "seed" not in Choices.of(usual).remembered()


# --- on the screen


def begin(app):
    show(app, TitleScene(app))
    return show(app, NewGameScene(app))


@pytest.mark.usefixtures("table")
def test_a_game_begins_as_it_was_clicked_together(app):
    begin(app)
    for key in ("side sheriff", "level king", "persona cunning", "advanced", "events"):
        choose(app, key)
    choose(app, "begin")
    contest = app.scene.contest

    assert (Seat("king", "cunning"), Seat(PERSON)) == contest.seats
    assert contest.game.beginning.events_side_locked
    assert app.store.has_current()
    assert 2 == len(app.scenes)


@pytest.mark.usefixtures("table")
def test_enter_begins_at_once(app):
    begin(app)
    press(app, pygame.K_RETURN)

    assert app.scene.contest.seats[ROBIN].is_person


@pytest.mark.usefixtures("table")
def test_the_seed_is_written_with_the_keyboard(app):
    scene = begin(app)
    choose(app, "advanced")
    scene.focus_on("seed")
    write(app, "12")
    press(app, pygame.K_BACKSPACE)
    write(app, "93")
    press(app, pygame.K_RETURN)

    assert 193 == app.scene.contest.game.beginning.seed


@pytest.mark.usefixtures("table")
def test_what_was_chosen_is_chosen_the_next_time(app):
    begin(app)
    for key in ("side both", "setup aggressive"):
        choose(app, key)
    choose(app, "begin")

    kept = settings_files.load(app.settings_file)
    assert ("both", "aggressive") == (kept.side, kept.setup)
    assert "both" == NewGameScene(app).choices.side


def test_choosing_a_side_changes_who_can_be_met(app):
    scene = begin(app)
    assert {"Greedy", "Cruel", "Patient"} <= set(scene.words())
    choose(app, "side sheriff")
    assert {"Bold", "Cunning", "Merciful"} <= set(scene.words())
    assert "Greedy" not in scene.words()
    assert "side sheriff" == scene.focused.key


def test_two_people_at_one_screen_have_no_difficulty_and_are_told_why(app):
    scene = begin(app)
    assert all(rung.enabled for rung in rungs(scene))
    choose(app, "side both")

    assert not any(rung.enabled for rung in rungs(scene))
    assert "Two players share this screen." in scene.words()
    choose(app, "level king")
    assert "potter" == scene.choices.level


def rungs(scene):
    return [each for each in scene.controls if each.key.startswith("level ")]


def test_the_hardest_level_is_on_top(app):
    assert [f"level {level}" for level in reversed(LEVEL_NAMES)] == [rung.key for rung in rungs(begin(app))]


def test_one_level_is_marked_as_the_usual_one(app, monkeypatch):
    marked = {}
    make = Rung.__init__

    def note(rung, name, *others, **named):
        make(rung, name, *others, **named)
        marked[name] = rung.remark

    monkeypatch.setattr(Rung, "__init__", note)
    begin(app)

    assert ["The Yeoman"] == [name for name, remark in marked.items() if remark]


def test_up_and_down_climb_the_ladder(app):
    scene = begin(app)
    scene.focus_on("level outlaw")
    press(app, pygame.K_UP, pygame.K_UP)
    assert ("king", "level king") == (scene.choices.level, scene.focused.key)
    press(app, *[pygame.K_DOWN] * 5)
    assert ("potter", "level potter") == (scene.choices.level, scene.focused.key)


def test_the_game_is_told_in_a_sentence_that_follows_every_choice(app):
    scene = begin(app)
    assert f"You are Robin Hood against the Potter. Setup: Classic. {LENGTH}" in scene.words()
    for key in ("level king", "persona cruel", "setup own"):
        choose(app, key)
    told = f"You are Robin Hood against the King. Personality: Cruel. Setup: Custom. {LENGTH}"
    assert told in scene.words()
    choose(app, "side sheriff")
    assert f"You are the Sheriff against the King. {LENGTH}" in scene.words()


def test_folded_options_tell_what_was_changed_in_them(app):
    assert "Event halves, seed" == folded_line(chosen())
    changed = chosen(events_side_locked=True, seed=" sherwood ")
    assert "Own halves of Events only · Seed: sherwood" == folded_line(changed)
    assert this_game(changed, Career()).endswith("Own halves of Events only. Seed: sherwood.")


def test_the_advanced_options_stay_open_for_the_next_time(app):
    scene = begin(app)
    assert "seed" not in [each.key for each in scene.controls]
    choose(app, "advanced")
    assert "seed" in [each.key for each in scene.controls]
    assert "advanced" == scene.focused.key

    assert settings_files.load(app.settings_file).advanced_open


@pytest.mark.parametrize("setup", ["classic", "balanced", "aggressive"])
def test_the_small_map_shows_where_the_band_starts(setup):
    game, _seats = begun(chosen(side="robin", setup=setup, seed="7"))
    band = {seen.place: seen.merry_men for seen in opening(setup).spaces}

    assert band == {seen.place: seen.merry_men for seen in sight(redact(game.state, ROBIN)).spaces}
    assert 4 == sum(len(men) for men in band.values())


@pytest.mark.parametrize("setup", ["own", ""])
def test_a_set_up_that_is_not_known_yet_shows_no_band(setup):
    assert not any(seen.merry_men for seen in opening(setup).spaces)


@pytest.mark.usefixtures("table")
def test_a_saved_game_is_loaded_from_here(app):
    path = keep(app, "Sunday evening", seed=7)
    begin(app)
    choose(app, f"game {path.name}")

    assert 7 == app.scene.contest.game.beginning.seed


def test_all_saved_games_are_one_button_away(app):
    keep(app, "Sunday evening")
    scene = begin(app)
    choose(app, "load")
    assert isinstance(app.scene, SavesMenuScene)
    choose(app, "delete")
    choose(app, "0")
    press(app, pygame.K_ESCAPE)

    assert scene is app.scene
    assert "load" not in [each.key for each in scene.controls]


@pytest.mark.usefixtures("table")
def test_the_game_on_the_table_is_kept_before_another_takes_its_place(app):
    old = a_contest(seed=5, store=app.store)
    scene = begin(app)
    assert any("will be saved" in words for words in scene.words())
    choose(app, "begin")

    kept = [row for row in app.store.listed() if row.path != app.store.path(CURRENT)]
    assert 1 == len(kept)
    assert old.game.answers == app.store.load(kept[0].path).game.answers
    assert 5 != app.store.load(app.store.path(CURRENT)).game.beginning.seed


def test_without_a_game_on_the_table_nothing_is_said_about_it(app):
    assert not any("will be saved" in words for words in begin(app).words())


def test_a_game_is_not_kept_twice(app):
    old = a_contest(seed=5, store=app.store)
    app.store.keep(old.game, old.seats_json(), "By my own name")

    assert is_kept(app.store, app.store.path(CURRENT))
    assert "" == keep_aside(app.store)
    assert 2 == len(app.store.listed())


def test_two_games_of_one_minute_get_two_names(app):
    for seed in (5, 6):
        a_contest(seed=seed, store=app.store)
        assert "" == keep_aside(app.store)

    assert 3 == len(app.store.listed())


@pytest.mark.usefixtures("table")
def test_a_damaged_game_on_the_table_is_put_aside_as_it_is(app):
    app.store.folder.mkdir(parents=True)
    app.store.path(CURRENT).write_text('{"name": "torn')
    begin(app)
    choose(app, "begin")

    aside = [path for path in app.store.folder.iterdir() if "damaged" in path.name]
    assert ['{"name": "torn'] == [path.read_text() for path in aside]
    assert json.loads(app.store.path(CURRENT).read_text())["seats"]


@pytest.mark.parametrize("error", [errno.EMFILE, errno.ENOMEM, errno.EIO, errno.EACCES])
def test_a_game_that_cannot_be_read_just_now_is_not_put_aside_as_damaged(app, monkeypatch, error):
    a_contest(seed=5, store=app.store)
    app.store.flush()
    opened, path = os.open, app.store.path(CURRENT)

    def scarce(name, *arguments, **keywords):
        if Path(name) == path:
            raise OSError(error, "Not now")
        return opened(name, *arguments, **keywords)

    with monkeypatch.context() as now:
        now.setattr(os, "open", scarce)
        assert "The file cannot be read: Not now." == keep_aside(app.store)

    assert 5 == app.store.load(path).game.beginning.seed
    assert [] == [path for path in app.store.folder.iterdir() if "damaged" in path.name]


def test_a_finished_game_needs_no_keeping(app, monkeypatch):
    a_contest(store=app.store)
    monkeypatch.setattr("gest_desktop.rules.game.Game.is_over", True)

    assert unfinished(app.store) is None


@pytest.mark.usefixtures("table")
def test_if_the_old_game_cannot_be_kept_the_player_decides(app, monkeypatch):
    a_contest(seed=5, store=app.store)
    new_game = "gest_desktop.scenes.menus.new_game.scene"
    monkeypatch.setattr(f"{new_game}.keep_aside", lambda _store: "The disk is full.")
    scene = begin(app)
    choose(app, "begin")

    assert isinstance(app.scene, AskScene)
    assert any("The disk is full." in words for words in app.scene.words())
    press(app, pygame.K_ESCAPE)
    assert scene is app.scene
    assert 5 == app.store.load(app.store.path(CURRENT)).game.beginning.seed
