"""The table as a scene: its messages, its sounds, and when other scenes replace it."""

from random import Random

import pygame
import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.setup import CLASSIC
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.vocabulary import AVAILABLE, OUT, PLOTS_AND_DEEDS, PRISON, ROBIN, SHERIFF, SINGLE_PLOT
from gest_desktop.scenes.menus.curtain import CurtainScene
from gest_desktop.scenes.review.end import EndScene
from gest_desktop.scenes.review.end_notes import secrets
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.table.answer.answering import Reaction
from gest_desktop.scenes.table.notices import MESSAGE_SECONDS
from gest_desktop.scenes.table.panels.prompt_text import heading
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.scenes.fake_worker import FakeWorker, reply
from tests.scenes.menu_tools import a_game, press
from tests.scenes.plain_table import sit_down

PERSON, COMPUTER = Seat(), Seat("potter")
PASS = 2 * SINGLE_PLOT + 1


@pytest.fixture
def worker():
    return FakeWorker()


@pytest.fixture
def app(make_app, worker):
    app = make_app(instant=True, confirm="never", turn_cards=False)
    app.minds.make_worker = lambda: worker
    return app


@pytest.fixture
def heard(app, monkeypatch):
    found = []
    monkeypatch.setattr(app.sound, "play", found.append)
    return found


def pass_time(app, seconds):
    for _frame in range(round(seconds / 0.05)):
        app.frame([], 0.05)


def test_a_disk_that_takes_nothing_is_told_at_once_and_the_game_goes_on(app, tmp_path):
    (tmp_path / "in the way").write_text("")
    table = sit_down(app, Contest(a_game(), (PERSON, COMPUTER), SaveStore(tmp_path / "in the way")))
    table.react(Reaction((2 * PLOTS_AND_DEEDS,)))
    pass_time(app, 0.2)

    assert table.state.notices.message.startswith("The game could not be saved")
    assert table.flow.answering is not None


def test_a_refusal_is_told_for_a_moment(app, heard):
    table = sit_down(app, Contest(a_game(), (PERSON, COMPUTER)))
    table.react(Reaction(refusal="Not Newark."))
    assert ("Not Newark.", ["illegal_action"]) == (table.state.notices.message, heard)
    pass_time(app, MESSAGE_SECONDS + 0.1)

    assert 0.0 == table.state.notices.message_for


def test_a_bell_calls_whoever_has_waited_for_the_rival(app, worker, heard):
    worker.messages.extend([reply(2 * PLOTS_AND_DEEDS), reply(3), reply(0), reply(1)])
    table = sit_down(app, Contest(a_game(), (PERSON, COMPUTER)))
    assert "your_turn" not in heard
    table.react(Reaction((PASS,)))
    random = Random(1)
    for _frame in range(300):
        app.frame([], 0.05)
        if table.flow.answering is not None:
            break
        if table.flow.rival.is_thinking and not worker.messages:
            worker.messages.append(reply(random.choice(table.contest.options())))

    assert "your_turn" in heard


def test_between_two_people_a_curtain_falls_that_only_the_other_opens(app):
    table = sit_down(app, Contest(a_game(), (PERSON, PERSON)))
    table.react(Reaction((PASS,)))
    pass_time(app, 0.5)
    assert isinstance(app.scene, CurtainScene)
    press(app, pygame.K_ESCAPE)
    assert (ROBIN, True) == (table.flow.viewer, isinstance(app.scene, CurtainScene))
    press(app, pygame.K_RETURN)
    pass_time(app, 0.2)

    assert (SHERIFF, table) == (table.flow.viewer, app.scene)
    assert table.flow.answering is not None


def test_two_people_leave_no_picture_of_their_secrets(app, tmp_path):
    """11."""
    sit_down(app, Contest(a_game(), (PERSON, PERSON), app.store))
    app.pop()

    assert [] == list(tmp_path.rglob("*.png"))


def test_the_end_is_shown_once_and_the_board_can_be_looked_at_then(app):
    game, random = Game(Beginning(seed=3)), Random(3)
    while not game.is_over:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))
    table = sit_down(app, Contest(game, (PERSON, COMPUTER)))
    assert isinstance(app.scene, EndScene)
    app.pop()
    pass_time(app, 0.5)

    assert table is app.scene
    assert "The end" == heading(table.contest.actor)


@pytest.mark.parametrize(("place", "words"), [
    (PRISON, "At the end Robin was in Prison."),
    (AVAILABLE, "At the end Robin was Available."),
    (OUT, "At the end Robin had left the game."),
])  # fmt: skip
def test_the_end_tells_where_robin_was_off_the_map(place, words):
    game, random = Game(Beginning(seed=3)), Random(3)
    while not game.is_over:
        asked, f = game.question()
        game.play(random.choice(asked.options(game.state, f)))
    game.state.robin = place

    assert words == secrets(game.state)[0]


def test_a_rival_who_thinks_is_given_up_when_the_table_is_left(app, worker):
    table = sit_down(app, Contest(a_game(), (PERSON, COMPUTER)))
    table.react(Reaction((PASS,)))
    pass_time(app, 0.5)
    assert table.flow.rival.is_thinking
    table.commands.menu()
    assert (False, 1) == (table.flow.rival.is_thinking, worker.cancelled)
    app.pop()
    pass_time(app, 0.2)

    assert 2 == len(worker.asked)


def test_a_digit_gives_the_answer_of_its_number(app):
    game = a_game()
    game.play(2 * PLOTS_AND_DEEDS)
    table = sit_down(app, Contest(game, (PERSON, COMPUTER)))
    expected, before = table.flow.answering.chips[1].option, len(game.answers)
    press(app, pygame.K_2)

    assert expected == game.answers[before]


def test_a_number_is_given_by_its_own_key(app):
    """2.3.1: so many Henchmen escort a Carriage, none of them included."""
    for game in (Game(Beginning(seed)) for seed in range(40)):
        random = Random(1)
        while not game.is_over:
            asked, f = game.question()
            options = list(asked.options(game.state, f))
            is_plain = f.script.topic is not Topic.RETURN  # those are asked on one card
            if asked.kind == "number" and options[:2] == [0, 1] and is_plain:
                sit_down(app, Contest(game, (COMPUTER, PERSON)))
                before = len(game.answers)
                press(app, pygame.K_0)
                assert 0 == game.answers[before]
                return
            game.play(random.choice(options))
    raise AssertionError("no such question")


def test_a_game_from_its_first_question_can_be_played(app):
    """2.1: the set-up is asked for at the table."""
    table = sit_down(app, Contest(Game(Beginning(seed=1)), (PERSON, COMPUTER)))
    table.react(Reaction((CLASSIC,)))
    pass_time(app, 0.5)

    assert "box" == table.flow.answering.asked.kind
