"""The arrows of the opponent's last turn, and the small pictures of the pieces that moved."""

import pygame
import pytest

from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import ADJACENT, AVAILABLE, BLYTH, PRISON, ROBIN, SPACES
from gest_desktop.scenes.devtools.table_shots import asks, played
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.seen.sight import sight
from gest_desktop.scenes.table.seen.things import Arrow, Marks
from gest_desktop.scenes.table.table_view import TableView


@pytest.fixture
def marks():
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    return TableView(Stage(1280, 720)).board.marks


@pytest.mark.parametrize("picture", ["merry_hidden", "henchman"])
def test_who_moved_to_a_neighbour_is_shown_beside_the_names(marks, picture):
    names = [pygame.Rect(box) for box in marks.ground.boxes]
    covered = [
        (source, target)
        for source in SPACES
        for target in ADJACENT[source]
        for made in [marks.arrow(Arrow(picture, source, target), 1)]
        if marks.beside_all(made.points, made.disc, []).collidelist(names) >= 0
    ]
    assert [] == covered


def test_who_goes_free_leaves_no_arrow_over_the_card(marks):
    """6.2: the way from Prison to Available does not touch the map."""
    marks.elsewhere = lambda place, picture: (900.0, 50.0)
    assert ([], [], None) == marks.arrow(Arrow("merry_revealed", PRISON, AVAILABLE), 0)
    assert marks.arrow(Arrow("merry_revealed", BLYTH, PRISON), 0).disc is not None


def test_no_trace_hides_a_piece(marks):
    """Pieces cover the arrows, and who moved is shown where no piece stands."""
    view = TableView(Stage(1280, 720))
    shown = sight(redact(played(asks("box", ROBIN)).state, ROBIN))
    view.lay_out(shown)
    bare, traced = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    arrows = tuple(Arrow("henchman", source, ADJACENT[source][0]) for source in SPACES if ADJACENT[source])
    view.draw(bare, Marks())
    view.draw(traced, Marks(arrows=arrows))

    changed = [piece.thing for piece in view.board.standing if differs(view.board, piece, bare, traced)]
    assert [] == changed
    assert pygame.image.tobytes(bare, "RGB") != pygame.image.tobytes(traced, "RGB")


def differs(board, piece, one, other):
    """Whether two tables differ in a pixel where a piece is not see-through."""
    picture = board.picture(piece)
    left, top = picture.corner(*board.ground.point((piece.x, piece.y)))
    width, height = picture.surface.get_size()
    solid = [(x, y) for x in range(width) for y in range(height) if picture.surface.get_at((x, y)).a == 255]
    return any(one.get_at((left + x, top + y)) != other.get_at((left + x, top + y)) for x, y in solid)


@pytest.mark.parametrize("picture", ["camp", "merry_hidden", "henchman"])
def test_what_was_placed_is_traced_in_its_own_space(marks, picture):
    marks.elsewhere = lambda place, picture: (1020.0, 120.0)
    strayed = []
    for place in SPACES:
        for number in range(3):
            made = marks.arrow(Arrow(picture, AVAILABLE, place), number)
            disc = marks.beside_all(made.points, made.disc, [], place)
            if marks.ground.space_at(disc.center) != place:
                strayed.append((place, number))

    assert [] == strayed


def test_no_trace_lies_over_the_number_of_a_suspicion():
    """A pill is a little transparent, so that colours shine through; a disc would change them altogether."""
    view = TableView(Stage(1280, 720))
    view.lay_out(sight(redact(played(asks("box", ROBIN)).state, ROBIN)))
    bare, traced = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    tint = dict.fromkeys(SPACES, 0.5)
    arrows = tuple(Arrow("henchman", source, target) for source in SPACES for target in ADJACENT[source])
    view.draw(bare, Marks(tint=tint))
    view.draw(traced, Marks(tint=tint, arrows=arrows))
    marks = view.board.marks
    chip = marks.chip(0.5)
    middles = [marks.spot_of(chip, pygame.Rect(marks.ground.boxes[place])).center for place in SPACES]
    changes = [zip(bare.get_at(at)[:3], traced.get_at(at)[:3], strict=True) for at in middles]

    assert max(abs(one - other) for change in changes for one, other in change) < 40
