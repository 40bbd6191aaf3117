"""A new game of the tale: who plays each band, options and seed; choices are remembered."""

import pygame
import pytest

from gest_desktop.tales.bandits.pages.new_game import scene as page
from gest_desktop.tales.bandits.pages.new_game.choices import FILE, PERSON, YOU, Choices, remember, remembered
from gest_desktop.tales.bandits.pages.new_game.scene import NewGameScene
from gest_desktop.tales.bandits.pages.new_game.words import this_game
from gest_desktop.tales.bandits.table.opening import Seat
from tests.scenes.menu_tools import choose, control, press, show


@pytest.fixture
def opened(monkeypatch):
    """What the table was asked for."""
    setups = []
    monkeypatch.setattr(page, "new_table", lambda app, setup: setups.append(setup))
    monkeypatch.setattr(page, "open_table", lambda app, table: None)
    return setups


def test_the_usual_game_has_three_bands_and_easy_opponents(app, opened):
    show(app, NewGameScene(app))
    press(app, pygame.K_RETURN)
    (setup,) = opened
    assert (Seat(), Seat("potter"), Seat("potter")) == setup.seats
    assert (True, False) == (setup.open_chest, setup.open_loot)


def test_everything_can_be_chosen_with_the_mouse(app, opened):
    show(app, NewGameScene(app))
    for key in ("bands 4", "band 1", "player king", "temper greedy", "band 3", "player person"):
        choose(app, key)
    for key in ("open_chest", "open_loot", "begin"):
        choose(app, key)
    (setup,) = opened
    assert (Seat(), Seat("king", "greedy"), Seat("potter"), Seat()) == setup.seats
    assert (False, True) == (setup.open_chest, setup.open_loot)


def test_whoever_leads_another_band_changes_seats():
    choices = Choices().seat(1, "friar").seat(1, YOU)
    assert ("friar", YOU) == choices.players[:2]
    assert choices == choices.seat(1, "king")
    assert (YOU, "friar") == choices.seat(0, YOU).players[:2]


def test_you_stay_at_the_table_when_there_are_fewer_bands():
    choices = Choices(number=4).seat(3, YOU).with_number(2)
    assert (2, 0) == (choices.number, choices.mine)
    assert 1 == choices.players.count(YOU)


def test_climbing_the_ladder_changes_the_level(app, opened):
    scene = show(app, NewGameScene(app))
    choose(app, "player potter")
    press(app, pygame.K_UP, pygame.K_UP)
    assert "yeoman" == scene.choices.players[1]


def test_the_seed_is_for_one_game(app, opened):
    app.change(advanced_open=True)
    scene = show(app, NewGameScene(app))
    scene.write_seed("17")
    choose(app, "begin")
    assert 17 == opened[0].seed
    assert "" == remembered(app.settings_file).seed


def test_choices_are_remembered(app):
    chosen = Choices(4, (PERSON, YOU, "king", "miller"), ("even", "even", "spiteful", "greedy"), False, True)
    remember(chosen, app.settings_file)
    assert chosen == remembered(app.settings_file)


@pytest.mark.parametrize(
    "text", ["", "[]", '{"number": 9}', '{"players": 3}', '{"number":3,"players":["you"]}']
)
def test_a_damaged_memory_gives_the_usual_choices(app, text):
    path = app.settings_file.with_name(FILE)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    assert Choices() == remembered(app.settings_file)


def test_the_game_is_told_in_sentences():
    words = this_game(Choices(number=2, open_chest=False, open_loot=True, seed=" a b "))
    assert words == (
        "You: The Kingfishers. Opponents: The Brackens (The Potter). Will Scarlet's band joins in; "
        "no one commands it. Chests stay closed until the end. Fresh Loot lies face up. Seed: a b."
    )


def test_your_own_band_has_no_level_to_choose(app):
    scene = show(app, NewGameScene(app))
    choose(app, "band 0")
    assert not control(scene, "player king").enabled
    assert not control(scene, "temper greedy").enabled
    assert control(scene, "player you").enabled
