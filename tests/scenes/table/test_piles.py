"""The page of what can still come: opened by a click on a pile or by D, closed by Esc."""

import pygame
import pytest

from gest_desktop.rules.vocabulary import ROBIN
from gest_desktop.scenes.devtools.table_shots import NoWorker, asks, played, sit_down
from gest_desktop.scenes.shell.app import App
from gest_desktop.scenes.shell.save_store import SaveStore
from gest_desktop.scenes.shell.settings import Settings
from gest_desktop.scenes.table.piles import PilesScene
from gest_desktop.scenes.table.scene import TableScene
from gest_desktop.scenes.table.seen.things import PILES, Thing

STEP = 1 / 30


@pytest.fixture
def table(tmp_path):
    settings = Settings(width=1280, height=720)
    app = App(settings, tmp_path / "settings.json", SaveStore(tmp_path / "games"), NoWorker)
    yield sit_down(app, played(asks("box", ROBIN)), ROBIN)
    app.close()


def key(code):
    return pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")


def released(code):
    return pygame.Event(pygame.KEYUP, key=code, mod=0)


@pytest.mark.parametrize("pile", PILES)
def test_a_click_on_a_pile_opens_the_page(table, pile):
    at = table.drawing.view.place_of(Thing(pile))
    pos = (round(at[0]), round(at[1]))
    press = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
    table.app.frame([press, pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)], STEP)

    assert isinstance(table.app.scene, PilesScene)


def test_a_key_opens_it_and_escape_closes_it(table):
    table.app.frame([key(pygame.K_d), released(pygame.K_d)], STEP)
    assert isinstance(table.app.scene, PilesScene)
    table.app.frame([key(pygame.K_ESCAPE)], STEP)
    assert isinstance(table.app.scene, TableScene)


def test_escape_first_puts_an_enlarged_card_away(table):
    table.commands.piles()
    page = table.app.scene
    page.choose(page.controls[0].key)
    table.app.frame([key(pygame.K_ESCAPE), released(pygame.K_ESCAPE)], STEP)
    assert ("", page) == (page.chosen, table.app.scene)


def test_it_names_every_card_that_can_come(table):
    table.commands.piles()
    page = table.app.scene
    coming = page.coming
    wanted = {f"e{card:02}" for card in (*coming.events, *coming.fortunes, *coming.endings)}
    wanted |= {f"t{card:02}" for card in (*coming.deck, *coming.discard, *coming.victims, *coming.removed)}
    assert wanted == {control.key for control in page.controls} - {"back"}
    assert all(page.paper.contains(control.rect) for control in page.controls)


def test_a_card_is_enlarged_after_the_usual_delay_beside_the_names(table):
    table.commands.piles()
    page = table.app.scene
    name = page.controls[0].key
    page.point_at(name, STEP)
    assert "" == page.enlarged()
    for _frame in range(20):
        page.point_at(name, STEP)

    assert name == page.enlarged()
    assert page.beside
    assert -1 == page.card_area.collidelist([control.rect for control in page.controls])
    assert table.app.stage.area.contains(page.card_area)
