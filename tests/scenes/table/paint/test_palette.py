"""Palettes for eyes that need them: what must be told apart differs in lightness or hue for every eye."""

from itertools import combinations

import numpy as np
import pygame
import pytest

from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import PARISHES, PRISON, ROBIN, SHERIFF, TUXFORD
from gest_desktop.scenes.kit.brush import CREAM, INK
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.paint.palette import PALETTES
from gest_desktop.scenes.table.seen.sight import sight
from gest_desktop.scenes.table.seen.things import Marks, space
from gest_desktop.scenes.table.table_view import TableView
from tests.assets.sight import CONES, LUMINANCE, lab, linear
from tests.table import table

OTHERS = [name for name in PALETTES if name != "parchment"]
CLEAR = 20.0  # CIE76; about nine times a difference that is just noticeable
READABLE, LARGE = 4.5, 3.0  # WCAG 2, level AA: for text, and for large text and marks
PAPER = (233, 214, 172)  # the darkest paper of a panel


def difference(one, other, cones=None):
    """The colour difference for an eye with all cones, or without one kind of them."""
    light = linear(np.array([one, other]) / 255)
    seen = lab(light @ np.array(CONES[cones]).T if cones else light)
    return float(np.linalg.norm(seen[0] - seen[1]))


def contrast(one, other):
    """WCAG 2."""
    low, high = sorted(float(linear(np.array(colour) / 255) @ LUMINANCE) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def hardest(one, other):
    """The smallest difference that any eye sees."""
    return min(difference(one, other, cones) for cones in (None, *CONES))


@pytest.mark.parametrize("name", OTHERS)
def test_statuses_of_parishes_are_told_apart(name):
    statuses = PALETTES[name].statuses
    assert [] == [pair for pair in combinations(statuses, 2) if hardest(*pair) < CLEAR]


@pytest.mark.parametrize("name", OTHERS)
def test_justice_and_order_are_told_apart(name):
    """Their boxes have different outlines as well."""
    colours = PALETTES[name]
    assert hardest(*colours.sides) >= CLEAR


@pytest.mark.parametrize("name", PALETTES)
def test_what_is_legal_chosen_and_mentioned_is_told_apart(name):
    """Chosen things have a tick as well, mentioned ones a dashed border."""
    colours = PALETTES[name]
    marks = (colours.legal, colours.chosen, colours.lit)
    assert [] == [pair for pair in combinations(marks, 2) if difference(*pair) < CLEAR]


@pytest.mark.parametrize("name", PALETTES)
def test_numbers_in_the_boxes_of_royal_favour_can_be_read(name):
    colours = PALETTES[name]
    assert min(contrast(side, CREAM) for side in colours.sides) >= LARGE
    assert min(contrast(box, INK) for box in colours.favour or [(255, 255, 255)]) >= READABLE


@pytest.mark.parametrize("name", PALETTES)
def test_the_names_of_both_directions_can_be_read_on_paper(name):
    colours = PALETTES[name]
    assert min(contrast(colour, PAPER) for colour in (*colours.sides, colours.quiet)) >= LARGE


def shown(palette, revolting=(), favour=1, legal=()):
    """The table as pixels."""
    view = TableView(Stage(1280, 720), "en", palette)
    view.lay_out(sight(redact(table(robin=PRISON, revolting=revolting, favour=favour), SHERIFF)))
    target = pygame.Surface((1280, 720))
    view.draw(target, Marks(legal=frozenset(space(place) for place in legal)))
    return view, target


def mean(target, area):
    return pygame.transform.average_color(target, pygame.Rect(area))[:3]


@pytest.fixture(autouse=True)
def window():
    pygame.display.init()
    pygame.display.set_mode((64, 64))


@pytest.mark.parametrize("palette", OTHERS)
def test_the_ground_of_a_parish_shows_its_status(palette):
    """As painted, only the marker does."""
    view, calm = shown(palette)
    _view, angry = shown(palette, revolting=[TUXFORD])
    home = pygame.Rect(0, 0, 60, 30)
    home.center = tuple(round(at) for at in view.board.ground.home(TUXFORD))
    assert hardest(mean(calm, home), mean(angry, home)) >= CLEAR / 2
    assert mean(shown("parchment")[1], home) == mean(shown("parchment", revolting=[TUXFORD])[1], home)


@pytest.mark.parametrize("palette", OTHERS)
def test_map_and_tracks_are_repainted(palette):
    view, other = shown(palette)
    _view, usual = shown("parchment")
    for area in (view.layout.board, view.layout.favour):
        assert difference(mean(usual, area), mean(other, area)) > 4


@pytest.mark.parametrize("palette", PALETTES)
def test_what_may_be_chosen_stands_out_from_the_rest_of_the_map(palette):
    """The rest is veiled: the same Parish is lighter when it may be chosen."""
    view, legal = shown(palette, legal=[TUXFORD])
    _view, other = shown(palette, legal=[PARISHES[0]])
    home = pygame.Rect(0, 0, 60, 30)
    home.center = tuple(round(at) for at in view.board.ground.home(TUXFORD))
    assert lightness(mean(legal, home)) - lightness(mean(other, home)) >= 6


def lightness(colour):
    return float(lab(linear(np.array(colour) / 255))[0])


def test_robin_hood_sees_the_same_map_colours_as_the_sheriff():
    g = table(robin=PRISON, revolting=[TUXFORD])
    grounds = []
    for side in (ROBIN, SHERIFF):
        view = TableView(Stage(1280, 720), "en", "high contrast")
        view.lay_out(sight(redact(g, side)))
        grounds.append(pygame.image.tobytes(view.board.base.plain, "RGB"))
    assert grounds[0] == grounds[1]
