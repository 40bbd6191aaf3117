"""Nothing on a side's screen depends on what it may not know (11): identical to the last pixel."""

from random import Random

import pygame
import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.views import every_world, redact
from gest_desktop.rules.vocabulary import ROBIN, SHERIFF
from gest_desktop.scenes.devtools.table_shots import NoWorker
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.seen.things import space
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.worlds import with_secrets_of

STEP = 0.05
SIZE = (1024, 640)


def a_game_where(side, seed):
    """A random game, at a moment with several secrets that the side cannot tell apart."""
    for number in range(seed, seed + 40):
        game, random = Game(Beginning(number)), Random(number)
        while not game.is_over:
            asked, f = game.question()
            enough = len(game.answers) > 40 and asked.actor(f) == side
            if enough and len(list(every_world(redact(game.state, side)))) > 2:
                return game
            game.play(random.choice(list(asked.options(game.state, f))))
    raise AssertionError("no such game")


def a_screen(app, game, side):
    """Everything a person on this side sees: the table, the suspicion map, a note, the chronicle."""
    app.make_worker = NoWorker
    seats = [Seat("miller"), Seat("miller")]
    seats[side] = Seat()
    table = TableScene(app, Contest(game, seats, None))
    app.push(table)
    for _frame in range(3):
        app.frame([], STEP)
    spot = table.drawing.view.place_of(space(7))
    table.state.pointer.pos = (round(spot[0]), round(spot[1]))
    table.state.pointer.hovered = table.state.pointer.asked_about = space(7)
    table.state.asked_at = -100.0
    app.frame([], STEP)
    table.draw(app.screen)
    words = (pygame.display.get_caption(), [str(line) for line in table.flow.lines])
    pixels = pygame.image.tobytes(app.screen, "RGB")
    app.pop()
    return pixels, words


@pytest.mark.parametrize("hunches", [False, True])
@pytest.mark.parametrize(("side", "seed"), [(SHERIFF, 100), (SHERIFF, 200), (ROBIN, 100), (ROBIN, 300)])
def test_screens_of_positions_that_differ_in_secrets_alone_are_identical(make_app, side, seed, hunches):
    app = make_app(SIZE, instant=True, suspicion=True, hunches=hunches)
    game = a_game_where(side, seed)
    worlds = list(every_world(redact(game.state, side)))[:3]
    screens = [a_screen(app, with_secrets_of(game, world), side) for world in worlds]
    assert 3 == len(screens)
    assert screens[0] == screens[1] == screens[2]


def test_the_other_sides_screen_does_tell_them_apart(make_app):
    """So the test above would notice."""
    app = make_app(SIZE, instant=True)
    game = a_game_where(SHERIFF, 100)
    worlds = list(every_world(redact(game.state, SHERIFF)))[:2]
    one, other = (a_screen(app, with_secrets_of(game, world), ROBIN) for world in worlds)
    assert one[0] != other[0]
