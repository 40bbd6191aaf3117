"""What a hint suggests is marked on the table as long as it is open."""

import pygame
import pytest

from gest_desktop.tales.bandits.table.session.seats import Seat
from tests.tales.bandits.at_table.player import STEP, QuickWorker, sit_down
from tests.tales.bandits.at_table.positions import NAMES, a_game_at

SEATS = (Seat(), Seat("potter"), Seat("potter"))


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_marks_what_to_touch(make_app, name):
    app = make_app((1280, 720), instant=True)
    table = sit_down(app, a_game_at(name), SEATS, worker=QuickWorker)
    before = table.marks().suggested
    table.commands.hint()
    app.frame([], STEP)
    marks, note = table.marks().suggested, table.drawing.notes
    rects = [table.drawing.rect_of(thing) for thing in marks]

    assert not before
    assert marks
    assert not table.advice.words[0].islower()
    assert None not in rects
    assert note.place.collidelist(rects) < 0
    touched = [table.flow.answering.touch(thing) for thing in sorted(marks, key=repr)]
    assert table.advice.option in touched or table.flow.answering.touched == marks


def test_the_mark_goes_with_the_hint(make_app):
    app = make_app((1280, 720), instant=True)
    table = sit_down(app, a_game_at("place"), SEATS, worker=QuickWorker)
    table.commands.hint()
    app.frame([], STEP)
    app.frame([pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")], STEP)

    assert not table.marks().suggested
