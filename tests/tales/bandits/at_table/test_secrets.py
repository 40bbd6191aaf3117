"""Nothing on a band's screen depends on what it may not know (11): identical to the last pixel."""

from random import Random

import pygame
import pytest

from gest_desktop.scenes.menus.curtain import CurtainScene
from gest_desktop.scenes.menus.title.scene import TitleScene
from gest_desktop.tales.bandits.pages import doors
from gest_desktop.tales.bandits.pages.loading import load_game
from gest_desktop.tales.bandits.rules.game import Beginning, Game
from gest_desktop.tales.bandits.rules.imagination import Imagination
from gest_desktop.tales.bandits.rules.position import write_position
from gest_desktop.tales.bandits.rules.views import redact
from gest_desktop.tales.bandits.table.scene import BanditsTable
from gest_desktop.tales.bandits.table.seen import things
from gest_desktop.tales.bandits.table.session.contest import ANYBODY
from gest_desktop.tales.bandits.table.session.saved import Saves
from gest_desktop.tales.bandits.table.session.seats import Seat
from tests.tales.bandits.at_table.player import STEP, sit_down

POINTED = (things.cart(0), things.cart(1), things.space(0, 0), things.column(1), things.CHEST, things.LOOT)


def a_state_with_secrets(seed, kinds=("place", "cart", "bail", "keep")):
    """A random game at a question of the Kingfishers, with tokens and carts that they cannot know."""
    for number in range(seed, seed + 60):
        game, random = Game(Beginning(number, 3)), Random(number)
        while not game.is_over:
            asked, g = game.question(), game.state
            hidden = sum(sum(g.fresh[band]) + sum(g.chests[band]) for band in (1, 2))
            if asked.kind in kinds and asked.actor(g) == 0 and hidden > 2:
                return game.state
            game.play(random.choice(list(asked.options(g))))
    raise AssertionError("no such game")


def worlds_like(g, band, number):
    imagination, random = Imagination(redact(g, band)), Random(5)
    return [imagination.world(random) for _world in range(number)]


def screens(app, world, seats):
    """The table as it opens, and with notes about several things."""
    table = sit_down(app, Game(Beginning(1, 3, position=write_position(world))), seats)
    found = []
    for thing in (None, *POINTED):
        table.pointer.asked_about = table.pointer.hovered = thing
        table.asked_at = -100.0
        app.frame([], STEP)
        table.draw(app.screen)
        found.append(pygame.image.tobytes(app.screen, "RGB"))
    app.scenes.clear()
    return found


@pytest.mark.parametrize("seed", [1, 30])
def test_two_worlds_that_fit_a_view_look_the_same(make_app, seed):
    app = make_app((1024, 640))
    g = a_state_with_secrets(seed)
    first, second = worlds_like(g, 0, 2)
    assert first.facts() != second.facts()

    seats = (Seat(), Seat("potter"), Seat("potter"))
    assert screens(app, first, seats) == screens(app, second, seats)


def test_people_at_one_screen_see_only_what_everybody_knows(make_app):
    app = make_app((1024, 640))
    g = a_state_with_secrets(3, kinds=("place", "cart"))
    imagined = worlds_like(g, 1, 1)[0]  # other tokens for the Kingfishers too
    assert redact(g, ANYBODY).state.facts() == redact(imagined, ANYBODY).state.facts()

    assert screens(app, g, (Seat(),) * 3) == screens(app, imagined, (Seat(),) * 3)


def test_what_a_computer_keeps_is_flown_face_down(make_app):
    """The beats of an opponent's secret answer are the same whatever it takes."""
    app = make_app((1024, 640))
    g = a_state_with_secrets(1, kinds=("place",))
    table = sit_down(
        app, Game(Beginning(1, 3, position=write_position(g))), (Seat(), Seat("potter"), Seat("potter"))
    )
    for _frame in range(4000):
        app.frame([], STEP)
        question, flow = table.flow.answering, table.flow
        if question is not None:
            flow.answer(question.asked.choices[-1].option)
        for beat in flow.beats:
            entry = beat.entry
            if getattr(entry, "band", 0) != 0 and type(entry).__name__ in ("TokenTaken", "CartLookedAt"):
                assert None is (entry.kind if hasattr(entry, "kind") else entry.card)
        if table.contest.game.state.round > g.round:
            return
    raise AssertionError("the round never ended")


def continued(app):
    doors.go_on(app)


def loaded(app):
    load_game(app, Saves(app.store).current)


def put_aside_and_loaded(app):
    saves = Saves(app.store)
    saves.put_aside()
    load_game(app, saves.listed()[0])


@pytest.mark.parametrize("way", [continued, loaded, put_aside_and_loaded])
def test_several_people_come_back_to_their_game_behind_the_curtain(make_app, way):
    app = make_app((1024, 640))
    app.push(TitleScene(app))
    game, random = Game(Beginning(1, 3)), Random(1)
    while game.question().kind != "keep":
        game.play(random.choice(list(game.question().options(game.state))))
    Saves(app.store).keep(game, (Seat(), Seat(), Seat()))
    way(app)
    table = next(scene for scene in app.scenes if isinstance(scene, BanditsTable))

    assert ANYBODY == table.flow.viewer
    assert table.flow.answering is None
    app.frame([], STEP)
    assert isinstance(app.scene, CurtainScene)
