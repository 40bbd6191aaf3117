"""Cards and notes lie beside what they are about, in the window, and cover nothing that must be seen."""

from random import Random

import pytest
from pygame import Rect

from gest_desktop.scenes.table.paint.docks import docks_for, spots_for
from gest_desktop.scenes.table.paint.layout import layout
from gest_desktop.scenes.table.paint.placement import (
    DOCK,
    GOOD_ENOUGH,
    distance,
    grown,
    grown_to,
    place,
    placed,
    share_covered,
    side_of,
)

SAFE = Rect(12, 74, 1896, 994)
BOARD = Rect(16, 74, 1376, 860)
CARD = (520, 300)
MIDDLE = Rect(900, 500, 120, 60)
SIZES = [(1024, 640), (1280, 720), (1280, 800), (1920, 1080), (3840, 2160)]
QUESTIONS = 1000  # of each size


def put(anchor, keep=(), soft=(), size=CARD, last_side=""):
    return place(size, anchor, keep, soft, SAFE, docks_for(size, BOARD, SAFE), 1.0, last_side)


def test_a_card_lies_to_the_right_of_its_anchor_at_the_same_height():
    rect, side = put(MIDDLE)

    assert ("right", 16, MIDDLE.centery) == (side, rect.left - MIDDLE.right, rect.centery)


def test_at_the_right_edge_it_lies_to_the_left():
    rect, side = put(Rect(1700, 500, 120, 60))

    assert ("left", 1700 - 16) == (side, rect.right)


def test_near_the_foot_it_slides_up_but_stays_beside_its_anchor():
    rect, side = put(Rect(900, 1020, 120, 40))

    assert ("right", SAFE.bottom) == (side, rect.bottom)


def test_a_legal_target_on_the_right_sends_it_to_the_left():
    assert "left" == put(MIDDLE, [Rect(1200, 480, 60, 60)])[1]


def test_parts_worth_seeing_count_by_the_share_that_is_covered():
    seldom_missed, often_missed = [(Rect(1200, 500, 40, 40), 0.05)], [(Rect(1200, 500, 40, 40), 3.0)]

    assert ["right", "left"] == [put(MIDDLE, soft=soft)[1] for soft in (seldom_missed, often_missed)]


def test_the_side_of_the_last_card_is_preferred():
    assert "below" == put(MIDDLE, last_side="below")[1]


def test_with_no_room_around_its_anchor_it_lies_around_everything_that_is_kept():
    ring = [Rect(900, 440, 120, 40), Rect(900, 580, 120, 40), Rect(840, 500, 40, 60), Rect(1040, 500, 40, 60)]
    rect, side = put(MIDDLE, ring)

    assert ("right", 1080 + 16) == (side, rect.left)


def test_if_not_even_that_is_free_any_free_place_near_by_will_do():
    """Things at all four edges leave no room around everything."""
    ring = [Rect(900, 440, 120, 40), Rect(900, 580, 120, 40), Rect(840, 500, 40, 60), Rect(1040, 500, 40, 60)]
    edges = [Rect(20, 500, 9, 9), Rect(1880, 500, 9, 9), Rect(900, 80, 9, 9), Rect(900, 1040, 9, 9)]
    rect, side = put(MIDDLE, [*ring, *edges])

    assert ("right", (1032, 194)) == (side, rect.topleft)


def test_a_card_that_fits_nowhere_docks_where_it_covers_least():
    everywhere = [Rect(x, y, 60, 60) for x in range(200, 1900, 200) for y in range(100, 1060, 150)]
    rect, side = put(MIDDLE, everywhere)

    assert side == DOCK
    assert rect in docks_for(CARD, BOARD, SAFE)


def test_a_clear_dock_is_taken_before_one_that_covers_something():
    costly = [(SAFE.copy(), 1000 * GOOD_ENOUGH)]
    lower_right, lower_left, _upper_left = docks_for(CARD, BOARD, SAFE)

    assert (lower_right, DOCK) == put(MIDDLE.move(-500, -300), soft=costly)
    assert (lower_left, DOCK) == put(lower_right, soft=costly)


def test_docks_lie_in_the_corners_of_the_board():
    lower_right, lower_left, upper_left = docks_for(CARD, BOARD, SAFE)

    assert BOARD.bottomright == lower_right.bottomright
    assert BOARD.bottomleft == lower_left.bottomleft
    assert BOARD.topleft == upper_left.topleft


@pytest.mark.parametrize(
    ("side", "align", "corner"),
    [
        ("right", "start", (1036, 500)),
        ("left", "end", (364, 260)),
        ("below", "centre", (700, 576)),
        ("above", "end", (500, 184)),
    ],
)
def test_every_side_has_a_start_a_centre_and_an_end(side, align, corner):
    assert corner == placed(MIDDLE, side, align, CARD, 16).topleft


def test_a_place_is_on_the_side_with_the_widest_gap():
    assert "right" == side_of(Rect(1300, 600, 10, 10), MIDDLE)
    assert "above" == side_of(Rect(880, 100, 10, 10), MIDDLE)


def test_distances_and_shares():
    assert 5.0 == distance(Rect(0, 0, 10, 10), Rect(13, 14, 5, 5))
    assert 0.0 == distance(Rect(0, 0, 10, 10), Rect(5, 5, 20, 20))
    assert 0.25 == share_covered(Rect(0, 0, 10, 10), Rect(5, 5, 100, 100))


def random_question(random, size):
    """An anchor, kept things and soft parts anywhere in the window, and a card of any usual size."""
    place_of = layout(*size)
    unit, prompt = place_of.factor, Rect(place_of.prompt)
    safe = Rect(0, prompt.bottom, size[0], size[1] - prompt.bottom).inflate(-24 * unit, -24 * unit)

    def somewhere(widest, highest):
        width, height = random.randint(20, widest), random.randint(20, highest)
        x, y = random.randint(0, size[0] - width), random.randint(0, size[1] - height)
        return Rect(x, y, width, height)

    wide, high = round(240 * unit), round(140 * unit)
    anchor = somewhere(wide, high)
    keep = [somewhere(wide, high) for _kept in range(random.randint(0, 8))]
    soft = [(somewhere(wide, high), random.choice((0.5, 0.6, 1.0, 2.5))) for _part in range(20)]
    card = round(random.randint(260, 620) * unit), round(random.randint(60, 560) * unit)
    return card, anchor, keep, soft, safe, docks_for(card, Rect(place_of.board), safe), unit


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_card_leaves_the_window_or_touches_what_must_be_seen(size):
    random = Random(f"{size}")
    for _question in range(QUESTIONS):
        question = random_question(random, size)
        _card, anchor, keep, _soft, safe, docks, _unit = question
        rect, side = place(*question)
        assert safe.contains(rect)
        assert (rect, side) == place(*question)
        if side == DOCK:
            assert rect in docks
        else:
            assert rect.collidelist([grown(anchor, 1), *keep]) < 0


@pytest.mark.parametrize(
    ("side", "corner"),
    [("right", "topleft"), ("left", "topright"), ("below", "topleft"), ("above", "bottomleft")],
)
def test_a_card_grows_away_from_its_anchor(side, corner):
    before = placed(MIDDLE, side, "centre", CARD, 16)
    after = grown_to((600, 400), before, side)

    assert (600, 400) == after.size
    assert getattr(before, corner) == getattr(after, corner)


def test_a_card_that_slid_past_its_anchor_is_not_beside_it():
    """At the very top only the place below is left."""
    assert "below" == put(Rect(900, 10, 40, 40), size=(300, 60))[1]


def test_docks_all_over_begin_near_the_anchor():
    spots = spots_for(CARD, MIDDLE, SAFE, 1.0)

    assert 0.0 == distance(spots[0], MIDDLE)
    assert all(SAFE.contains(spot) for spot in spots)
    assert any(spot.bottomright == SAFE.bottomright for spot in spots)
