"""The arrows of the rival's last turn, and the small pictures of who moved."""

import pygame
import pytest

from gest_desktop.rules.vocabulary import ADJACENT, SPACES
from gest_desktop.scenes.stage import Stage
from gest_desktop.scenes.table.table_view import TableView
from gest_desktop.scenes.table.things import Arrow


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
