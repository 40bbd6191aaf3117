"""The page at the end: chests open one by one, and every token is laid out once."""

from random import Random

import pygame
import pytest

from gest_desktop.tales.bandits.rules.journal import BandScored, GameWon
from gest_desktop.tales.bandits.rules.scoring.final import scores
from gest_desktop.tales.bandits.rules.scoring.spending import best_spending
from gest_desktop.tales.bandits.rules.vocabulary import TOKEN_IDS
from gest_desktop.tales.bandits.table.end import EndScene
from gest_desktop.tales.bandits.table.end_rows import sets_of
from gest_desktop.tales.bandits.table.panels.prompt import SCORES
from gest_desktop.tales.bandits.table.session.seats import Seat
from tests.tales.bandits.at_table.player import STEP, Player, a_game, sit_down


def finished(seed, players):
    game, random = a_game(seed, players), Random(seed)
    while not game.is_over:
        game.play(random.choice(list(game.question().options(game.state))))
    return game


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (3, 4)])
def test_every_token_is_spent_once_for_all_the_points_of_the_treasure(seed, players):
    g = finished(seed, players).state
    for band, score in scores(g).items():
        found = list(sets_of(score, g.chests[band]))
        laid = [kind for each in found for kind in each.kinds]

        assert list(g.chests[band][: len(TOKEN_IDS)]) == [laid.count(kind) for kind in range(len(TOKEN_IDS))]
        assert best_spending(g.chests[band]).points == sum(each.points for each in found)


def test_chests_open_one_by_one_and_a_key_opens_them_all(make_app):
    app = make_app((1280, 720))
    sit_down(app, finished(2, 3), (Seat(), Seat("potter"), Seat("potter")))
    app.frame([], STEP)
    assert isinstance(app.scene, EndScene)
    assert 0 == app.scene.opened
    app.frame([], 1.0)
    assert 1 == app.scene.opened
    app.frame([pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")], STEP)

    assert app.scene.is_open


def test_the_board_can_be_looked_at_and_the_scores_again(make_app):
    app = make_app((1280, 720), instant=True)
    table = sit_down(app, finished(2, 3), (Seat(), Seat("potter"), Seat("potter")))
    app.frame([], STEP)
    app.pop()
    app.frame([], STEP)
    Player(app, table, 1, "click").click(table.drawing.rect_of(SCORES).center)

    assert isinstance(app.scene, EndScene)


def test_play_again_begins_with_the_same_seats(make_app):
    app = make_app((1280, 720), instant=True)
    seats = (Seat(name="Anna"), Seat("potter"))
    sit_down(app, finished(1, 2), seats)
    app.frame([], STEP)
    app.scene.again()

    assert seats == tuple(app.scene.contest.seats.values())
    assert not app.scene.contest.is_over


def test_nothing_tells_the_winner_before_the_chests_are_open(make_app):
    app = make_app((1280, 720), speed=400)
    game = nearly_finished(2, 3)
    table = sit_down(app, game, (Seat("potter"), Seat("potter"), Seat("potter")))
    for _frame in range(4000):
        app.frame([], STEP)
        told = [type(entry) for entry in table.flow.lines()]
        assert not {BandScored, GameWon} & {*told}
        assert "win the game" not in table.drawing.prompt.words
        if isinstance(app.scene, EndScene):
            break

    assert isinstance(app.scene, EndScene)
    assert "The game is over." == table.drawing.prompt.words
    assert not app.scene.is_open
    app.frame([pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")], STEP)
    app.pop()
    app.frame([], STEP)
    assert GameWon in [type(entry) for entry in table.flow.lines()]
    assert GameWon in [type(line.entry) for line in table.drawing.chronicle.lines]


def nearly_finished(seed, players):
    """A game without its last three answers of bands."""
    game = finished(seed, players)
    return game.replay(len(game.answers) - 3)
