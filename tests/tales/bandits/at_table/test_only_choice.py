"""A question with a single option is answered by the table, after a pause, where that tells no secret."""

from gest_desktop.scenes.menus.curtain import CurtainScene
from gest_desktop.scenes.motion.pace import READING
from gest_desktop.tales.bandits.table.panels.prompt_words import prompt_words
from gest_desktop.tales.bandits.table.session.seats import Seat
from tests.tales.bandits.at_table.player import STEP, sit_down
from tests.tales.bandits.at_table.positions import a_game_at

SEATS = (Seat(), Seat("potter"), Seat("potter"))
ALIKE = 169  # the seed of a hand of tokens that are all alike


def a_hand(app, seed=ALIKE, seats=SEATS, **options):
    game = a_game_at("keep", seed)
    table = sit_down(app, game, seats)
    return table, game


def pass_time(app, seconds):
    for _frame in range(round(seconds / STEP)):
        app.frame([], STEP)


def test_tokens_that_are_all_alike_are_seen_and_one_is_taken_by_itself(make_app):
    app = make_app((1024, 640))
    table, game = a_hand(app)
    assert 1 == len(table.flow.answering.asked.choices)
    before = len(game.answers)
    pass_time(app, READING / 2)
    assert before == len(game.answers)
    assert table.drawing.tray.spots
    words = prompt_words(table.moment())
    assert words.endswith(f"Only one choice: {table.flow.answering.asked.choices[0].label}.")
    pass_time(app, READING)

    assert before < len(game.answers)


def test_the_player_may_be_faster(make_app):
    app = make_app((1024, 640))
    table, game = a_hand(app)
    before = len(game.answers)
    table.commands.press_digit(1)

    assert before < len(game.answers)


def test_without_animations_it_is_taken_at_once(make_app):
    app = make_app((1024, 640), instant=True)
    before = len(a_game_at("keep", ALIKE).answers)
    _table, game = a_hand(app)
    pass_time(app, 2 * STEP)

    assert before < len(game.answers)


def test_a_real_choice_waits(make_app):
    app = make_app((1024, 640), instant=True)
    table, game = a_hand(app, seed=1)
    before = len(game.answers)
    pass_time(app, 3 * READING)

    assert before == len(game.answers)
    assert "Only one choice" not in prompt_words(table.moment())


def test_at_a_shared_screen_a_secret_question_is_always_asked(make_app):
    app = make_app((1024, 640), instant=True)
    table, game = a_hand(app, seats=(Seat(),) * 3)
    before = len(game.answers)
    app.frame([], STEP)
    assert isinstance(app.scene, CurtainScene)
    app.scene.open()
    pass_time(app, 3 * READING)

    assert before == len(game.answers)
    assert table.flow.answering is not None
