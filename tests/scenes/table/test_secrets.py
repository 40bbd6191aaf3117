"""Nothing on a side's screen depends on what it may not know (11): identical to the last pixel."""

from random import Random

import pygame
import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.views import every_world, redact
from gest_desktop.rules.vocabulary import (
    REMSTON,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SINGLE_PLOT,
    SOUTHWELL_FOREST,
)
from gest_desktop.scenes.devtools.note_shots import point_at
from gest_desktop.scenes.devtools.table_shots import NoWorker
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.seen.things import Thing, space
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


def a_game_with_robin_in(forest):
    """Two Merry Men in Shire Wood, one elsewhere each; where Robin is among them only Robin Hood knows."""
    own_set_up, passes = 3, 2 * SINGLE_PLOT + 1
    men = [SHIRE_WOOD, SHIRE_WOOD, SOUTHWELL_FOREST, REMSTON]
    men.remove(forest)
    game = Game(Beginning(seed=1, event_deck=(28, 7, 2, 4, 5)))
    for option in (own_set_up, forest, *men, passes):
        game.play(option)
    return game


def screens_about_last_turn(app, game):
    """The Sheriff's table with the recap after days away, a step pointed at, and the reasons."""
    app.minds.make_worker = NoWorker
    table = TableScene(app, Contest(game, (Seat("miller"), Seat()), key=b"key", away=200_000.0))
    app.push(table)
    screens = []
    for show in (lambda: None, lambda: point_at(table, Thing("step", number=1)), table.commands.because):
        show()
        table.state.asked_at = -100.0
        for _frame in range(2):
            app.frame([], STEP)
        table.draw(app.screen)
        screens.append(pygame.image.tobytes(app.screen, "RGB"))
        table.state.pointer.put_away()
        table.state.pointer.hovered = None
    assert table.drawing.recap.strip is not None
    request = table.contest.request()
    app.pop()
    return screens, request


def a_screen(app, game, side):
    """Everything a person on this side sees: the table, the suspicion map, a note, the chronicle."""
    app.minds.make_worker = NoWorker
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


def test_recap_reasons_and_hint_depend_on_no_secret(make_app):
    """The games are played anew, so that nothing but Robin's place differs in what happened."""
    app = make_app(SIZE, instant=True)
    forests = (SHIRE_WOOD, SOUTHWELL_FOREST, REMSTON)
    (screens, request), *others = [screens_about_last_turn(app, a_game_with_robin_in(at)) for at in forests]

    assert len(set(screens)) == len(screens)  # each of them shows something
    for other_screens, other_request in others:
        assert request == other_request
        assert screens == other_screens


def test_the_other_sides_screen_does_tell_them_apart(make_app):
    """So the test above would notice."""
    app = make_app(SIZE, instant=True)
    game = a_game_where(SHERIFF, 100)
    worlds = list(every_world(redact(game.state, SHERIFF)))[:2]
    one, other = (a_screen(app, with_secrets_of(game, world), ROBIN) for world in worlds)
    assert one[0] != other[0]
