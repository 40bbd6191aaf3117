"""Whatever is pressed, clicked, dragged or turned, the table goes on, and the game stays sound."""

from random import Random

import pygame
import pytest

from gest_desktop.scenes.menus.curtain import CurtainScene
from gest_desktop.tales.bandits.rules.position.soundness import check_sound
from gest_desktop.tales.bandits.table.scene import BanditsTable
from gest_desktop.tales.bandits.table.session.seats import Seat
from tests.tales.bandits.at_table.player import STEP, a_game, sit_down

KEYS = (
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_BACKSPACE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END),
    *range(pygame.K_a, pygame.K_z + 1),
    *range(pygame.K_0, pygame.K_9 + 1),
    *range(pygame.K_F1, pygame.K_F10 + 1),
)
WILD = (pygame.K_q, pygame.K_F11)  # would leave the program, or the window


def anything(app, random):
    """The events of one gesture, somewhere."""
    start, end = ((random.randrange(app.stage.size[0]), random.randrange(app.stage.size[1])) for _ in "ab")
    button = random.choice((1, 1, 1, 2, 3))
    moved = pygame.Event(pygame.MOUSEMOTION, pos=start, rel=(1, 1), buttons=(0, 0, 0), touch=False)
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=button, touch=False)
    up = pygame.Event(pygame.MOUSEBUTTONUP, pos=start, button=button, touch=False)
    kind = random.randrange(6)
    if kind < 2:
        key = random.choice([key for key in KEYS if key not in WILD])
        return [
            pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""),
            pygame.Event(pygame.KEYUP, key=key, mod=0),
        ]
    if kind == 2:
        dragged = pygame.Event(pygame.MOUSEMOTION, pos=end, rel=(9, 9), buttons=(1, 0, 0), touch=False)
        return [moved, down, dragged, pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False)]
    if kind == 3:
        return [moved, pygame.Event(pygame.MOUSEWHEEL, x=0, y=random.choice((-1, 1)), precise_y=1.0)]
    return [moved, down, up]


def disturb(app, random, gestures, players=3, people=1):
    """Do anything at the table; whoever has left it is led back. Returns the answers that came of it."""
    seats = (*(Seat(),) * people, *(Seat("potter"),) * (players - people))
    game = a_game(random.randrange(1000), players)
    table = sit_down(app, game, seats)
    for _gesture in range(gestures):
        app.frame(anything(app, random), STEP)
        if not isinstance(app.scene, (BanditsTable, CurtainScene)) and random.random() < 0.3:
            app.scenes[:] = [table]
        if random.random() < 0.3:  # some who does know what to do
            question = table.flow.answering
            if question is not None and app.scene is table:
                table.flow.answer(random.choice(question.asked.choices).option)
        check_sound(game.state)
    app.scenes.clear()
    return len(game.answers)


@pytest.mark.parametrize(("players", "people"), [(2, 1), (3, 3), (4, 1)])
def test_nothing_that_is_done_stops_the_table(make_app, players, people):
    app = make_app((1024, 640), instant=True)

    assert disturb(app, Random(players), 60, players, people) > 0
