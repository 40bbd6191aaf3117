"""What keys and icons do at the table, apart from answering."""

import pygame
import pytest

from gest_desktop.rules.vocabulary import NOWHERE, SHIRE_WOOD
from gest_desktop.scenes.menus.gallery.scene import GalleryScene
from gest_desktop.scenes.menus.keys import KeysScene
from gest_desktop.scenes.menus.options.scene import OptionsScene
from gest_desktop.scenes.menus.pause import PauseScene
from gest_desktop.scenes.menus.rulebook.scene import RulebookScene
from gest_desktop.scenes.shell.gestures import COMMANDS, REPEATED
from gest_desktop.scenes.shell.speeds import SPEEDS
from gest_desktop.scenes.table.answer.party import ALL
from gest_desktop.scenes.table.commands import BUTTONS
from gest_desktop.scenes.table.panels.marks_now import real_place, tint
from gest_desktop.scenes.table.panels.menu_bar import ACTIONS
from gest_desktop.scenes.table.panels.prompt_bar import RULE, UNDO
from gest_desktop.scenes.table.seen.things import space
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.scenes.fake_worker import FakeWorker
from tests.scenes.menu_tools import a_game, press
from tests.scenes.plain_table import sit_down

SNEAK, BLYTH = 1, 0
PLOTS_AND_DEEDS = 4


@pytest.fixture
def table(app):
    """Robin Hood is asked who Sneaks from Shire Wood to Blyth, against an opponent who never answers."""
    app.minds.make_worker = FakeWorker
    app.change(instant=True)
    game = a_game()
    for option in (PLOTS_AND_DEEDS, SNEAK, SHIRE_WOOD, BLYTH):
        game.play(option)
    scene = sit_down(app, Contest(game, (Seat(), Seat("potter"))))
    assert "pieces" == scene.flow.answering.asked.kind
    return scene


def test_every_key_and_every_button_does_something(table):
    words = {*COMMANDS.values(), *BUTTONS, *REPEATED}

    assert [] == [word for word in words if not callable(getattr(table.commands, word, None))]


def test_every_sign_above_the_panels_is_a_button_of_its_own():
    names, signs = ([row[i] for row in ACTIONS] for i in range(2))

    assert set(names) <= BUTTONS
    assert len(ACTIONS) == len(set(names)) == len(set(signs))


def test_the_buttons_of_the_prompt_bar_are_known():
    assert {UNDO.picture, RULE.picture} <= BUTTONS


def test_a_button_that_is_an_answer_is_left_to_the_question(table):
    assert not table.commands.press(ALL.picture)


@pytest.mark.parametrize(("word", "scene"), [
    ("menu", PauseScene), ("rulebook", RulebookScene), ("rule", RulebookScene), ("gallery", GalleryScene),
    ("options", OptionsScene), ("keys", KeysScene),
])  # fmt: skip
def test_a_word_opens_its_scene(table, word, scene):
    table.commands.press(word)

    assert isinstance(table.app.scene, scene)


def test_faster_and_slower_stop_at_the_ends(table):
    speeds = []
    for word in ["faster"] * 9 + ["slower"] * 9:
        table.commands.dispatch(word)
        speeds.append(table.app.settings.speed)

    assert SPEEDS[-1] == speeds[8]
    assert SPEEDS[0] == speeds[-1]
    assert set(speeds) == set(SPEEDS)


def test_the_sign_goes_round_all_speeds(table):
    speeds = []
    for _time in SPEEDS:
        table.commands.dispatch("speed")
        speeds.append(table.app.settings.speed)

    assert sorted(speeds) == list(SPEEDS)


def test_a_speed_between_two_is_rounded_first(table):
    table.app.change(speed=190)
    table.commands.faster()

    assert 300 == table.app.settings.speed
    assert table.state.notices.message.startswith("Speed: ×3")


def test_esc_first_closes_a_note_then_takes_back_and_then_opens_the_menu(table):
    """The innermost first."""
    table.state.pointer.asked_about = space(BLYTH)
    table.flow.answering.touch(ALL)
    table.commands.cancel()
    assert table.state.pointer.asked_about is None
    assert table.flow.answering.chosen()
    table.commands.cancel()
    assert not table.flow.answering.chosen()
    assert table.app.scene is table
    table.commands.cancel()

    assert isinstance(table.app.scene, PauseScene)


def test_enter_takes_the_first_answer_only_after_it_has_the_focus(table):
    table.commands.activate()
    assert (table.state.stops[0], frozenset()) == (table.state.focused, table.flow.answering.chosen())
    table.commands.activate()

    assert table.flow.answering.chosen()


def test_space_picks_the_figure_that_has_the_focus_and_lets_it_go_again(table):
    press(table.app, pygame.K_SPACE)
    assert not table.flow.answering.chosen()  # nothing has the focus yet
    table.commands.next()
    sizes = []
    for _time in range(2):
        press(table.app, pygame.K_SPACE)
        sizes.append(sum(table.flow.answering.party.picked.values()))

    assert [1, 0] == sizes


def test_digits_pick_figures(table):
    press(table.app, pygame.K_2, pygame.K_1)
    party = table.flow.answering.party
    assert 2 == sum(party.picked.values())
    press(table.app, pygame.K_2, pygame.K_9)

    assert 1 == sum(party.picked.values())


def test_after_a_digit_enter_confirms_and_lets_no_other_figure_go(table):
    table.commands.next()
    press(table.app, pygame.K_2)

    assert table.state.focused is None
    assert 1 == sum(table.flow.answering.party.picked.values())


def test_the_focus_goes_round(table):
    table.commands.previous()
    assert table.state.stops[-1] == table.state.focused
    table.commands.next()

    assert table.state.stops[0] == table.state.focused


def test_without_a_turn_of_the_rival_this_is_said(table):
    table.commands.again()
    assert table.state.notices.message.startswith("Your opponent has not had a turn")
    table.commands.because()

    assert table.state.notices.message.startswith("Your opponent has not done anything")


def test_the_map_of_suspicion_shows_the_rules_then_a_hunch_then_nothing(table):
    """11.4."""
    seen = []
    for _time in range(3):
        table.commands.suspicion()
        seen.append((table.app.settings.suspicion, table.app.settings.hunches))

    assert [(True, False), (True, True), (False, False)] == seen
    assert "The map no longer shows where Robin may be." == table.state.notices.message


def test_a_hunch_colours_the_map_by_the_same_places(table):
    table.app.change(suspicion=True)
    moment = table.state.moment(table.app.settings)
    rules = tint(moment)
    table.app.change(hunches=True)
    hunches = tint(table.state.moment(table.app.settings))

    assert rules.keys() == hunches.keys()
    assert rules != hunches


def test_undo_takes_back_the_last_choice_or_says_why_not(table):
    before = len(table.contest.game.answers)
    table.commands.undo()
    assert before > len(table.contest.game.answers)
    for _time in range(6):
        table.commands.undo()

    assert table.state.notices.message.endswith(".")
    assert table.state.notices.message_for > 0.0


def test_to_ask_is_about_what_has_the_focus_else_the_pointer(table):
    table.state.pointer.hovered = space(BLYTH)
    table.commands.ask()
    assert space(BLYTH) == table.state.pointer.asked_about
    table.commands.next()
    table.commands.ask()

    assert table.state.focused == table.state.pointer.asked_about


@pytest.mark.parametrize(("key", "scene"), [(pygame.K_F1, KeysScene), (pygame.K_F2, RulebookScene)])
def test_keys_open_scenes(table, key, scene):
    press(table.app, key)

    assert isinstance(table.app.scene, scene)


def test_robins_player_is_also_shown_where_he_really_is(table):
    moment = table.state.moment(table.app.settings)
    assert real_place(moment) == NOWHERE
    table.commands.suspicion()
    moment = table.state.moment(table.app.settings)

    assert real_place(moment) == moment.flow.view().state.robin
    assert "where he really is" in table.state.notices.message
