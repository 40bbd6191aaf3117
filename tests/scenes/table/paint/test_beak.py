"""A beak leads from a note to what it is about."""

import pytest
from pygame import Rect, Surface

from gest_desktop.scenes.table.paint.beak import beak, draw_beak, nearest, way
from gest_desktop.scenes.table.paint.placement import DOCK, SIDES, placed

ANCHOR = Rect(300, 200, 80, 40)


@pytest.mark.parametrize("side", SIDES)
def test_it_begins_in_the_note_and_ends_before_the_anchor(side):
    note = placed(ANCHOR, side, "start", (160, 90), 16)
    foot, tip = beak(note, side, ANCHOR, 1.0)

    assert note.collidepoint(foot)
    assert not note.collidepoint(tip)
    assert not ANCHOR.collidepoint(tip)
    assert ANCHOR.inflate(4, 4).collidepoint(tip)


def test_far_away_a_line_leads_to_the_anchor():
    target = Surface((640, 480))
    draw_beak(target, Rect(10, 400, 100, 60), DOCK, ANCHOR, 1.0)

    assert target.get_at((ANCHOR.left, ANCHOR.bottom))[:3] != (0, 0, 0)


def test_a_note_that_is_too_small_has_its_beak_in_the_middle():
    assert [5, 9, 7] == [nearest(3, 5, 9), nearest(12, 5, 9), nearest(3, 9, 5)]


def test_a_line_runs_round_words_and_ends_at_the_anchor_all_the_same():
    note, words = Rect(10, 180, 100, 60), Rect(180, 205, 60, 20)
    start, end = way(note, ANCHOR, [words])

    assert not words.clipline(start, end)
    assert words.clipline(*way(note, ANCHOR, []))
    assert ANCHOR.inflate(2, 2).collidepoint(end)


def test_where_words_bar_every_way_there_is_no_line():
    assert way(Rect(10, 180, 100, 60), ANCHOR, [Rect(150, 0, 20, 480)]) is None
