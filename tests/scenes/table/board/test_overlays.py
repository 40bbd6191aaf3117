"""The arrows of the opponent's last turn, and the small pictures of the pieces that moved."""

import pygame
import pytest

from gest_desktop.rules.vocabulary import ADJACENT, AVAILABLE, BLYTH, PRISON, SPACES
from gest_desktop.scenes.shell.stage import Stage
from gest_desktop.scenes.table.seen.things import Arrow
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
        for disc, corner in [marks.arrow(Arrow(picture, source, target), 1)[1]]
        if disc.get_rect(topleft=corner).collidelist(names) >= 0
    ]
    assert [] == covered


def test_who_goes_free_leaves_no_arrow_over_the_card(marks):
    """6.2: the way from Prison to Available does not touch the map."""
    marks.elsewhere = lambda place, picture: (900.0, 50.0)
    assert ([], None) == marks.arrow(Arrow("merry_revealed", PRISON, AVAILABLE), 0)
    assert marks.arrow(Arrow("merry_revealed", BLYTH, PRISON), 0)[1] is not None
