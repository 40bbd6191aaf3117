"""Movements start and end where they should, and are the same every time."""

import math

import pytest

from gest_desktop.rules.vocabulary import GREEN_DIE, WHITE_DIE
from gest_desktop.scenes.motion import easing, pulse, several, turning, ways
from gest_desktop.scenes.motion.dice import REST, bounce, tumble

TIMES = [number / 40 for number in range(41)]
ROAD = [(0.0, 0.0), (100.0, 0.0), (100.0, 50.0)]


@pytest.mark.parametrize("curve", [easing.ease_in, easing.ease_out, easing.ease_in_out, easing.ease_out_back])
def test_every_curve_goes_from_nought_to_one_and_no_further(curve):
    assert [0.0, 0.0, 1.0, 1.0] == pytest.approx([curve(-1.0), curve(0.0), curve(1.0), curve(7.0)])


@pytest.mark.parametrize("curve", [easing.ease_in, easing.ease_out, easing.ease_in_out])
def test_a_gentle_curve_never_turns_back(curve):
    values = [curve(t) for t in TIMES]

    assert sorted(values) == values


def test_a_piece_put_down_goes_a_little_too_far():
    assert 1.0 < max(easing.ease_out_back(t) for t in TIMES) < 1.2


def test_a_carriage_keeps_to_its_road():
    assert [(0.0, 0.0), (75.0, 0.0), (100.0, 50.0)] == [ways.along(ROAD, t) for t in (0.0, 0.5, 1.0)]
    assert (100.0, 50.0) == ways.roll(ROAD, 2.0)


def test_a_carriage_faces_the_way_it_goes():
    assert [0.0, 90.0] == pytest.approx([ways.heading(ROAD, 0.2), ways.heading(ROAD, 0.9)])


def test_a_road_of_one_point_is_stood_on():
    assert (3.0, 4.0) == ways.along([(3.0, 4.0)], 0.5) == ways.along([(3.0, 4.0), (3.0, 4.0)], 0.5)


def test_a_piece_is_carried_over_the_map_and_put_down():
    start, end = (0.0, 0.0), (100.0, 0.0)
    heights = [-ways.carry(start, end, t)[1] for t in TIMES]

    assert (start, end) == (ways.carry(start, end, 0.0), pytest.approx(ways.carry(start, end, 1.0)))
    assert 18.0 == pytest.approx(max(heights))
    assert -ways.carry(start, (5000.0, 0.0), 0.5)[1] == pytest.approx(ways.HIGHEST)


def test_a_card_shows_its_front_after_the_middle():
    assert [False, False, True, True] == [turning.flip(t).front for t in (0.0, 0.5, 0.6, 1.0)]
    assert (1.0, 1.0) == (turning.flip(0.0).width, pytest.approx(turning.flip(1.0).width))
    assert turning.THINNEST == pytest.approx(min(turning.flip(t).width for t in TIMES))


def test_with_reduced_motion_a_card_changes_without_turning():
    assert {(1.0, 1.0)} == {(turn.width, turn.scale) for turn in map(turning.fade, TIMES)}


def test_a_page_turns_from_right_to_left():
    pages = [turning.page(t) for t in TIMES]

    assert [1.0, 0.0, -1.0] == pytest.approx([pages[0], pages[20], pages[-1]])
    assert sorted(pages, reverse=True) == pages


@pytest.mark.parametrize(
    ("die", "rolled"), [(die, face) for die in (GREEN_DIE, WHITE_DIE) for face in sorted(set(die))]
)
def test_a_die_ends_with_what_was_rolled(die, rolled):
    faces = [tumble(t, die, rolled, seed=3).face for t in TIMES]

    assert rolled == faces[-1] == tumble(REST, die, rolled, seed=9).face
    assert set(die) >= set(faces)
    assert len(set(faces)) > 2


def test_the_same_roll_always_looks_the_same_and_others_differ():
    shown = [[tumble(t, GREEN_DIE, 3, seed).face for t in TIMES] for seed in (1, 1, 2)]

    assert shown[0] == shown[1]
    assert shown[0] != shown[2]


def test_each_bounce_is_lower_than_the_one_before():
    tops = [bounce(t) for t in (1 / 6, 3 / 6, 5 / 6)]

    assert [1.0, 1 / 4, 1 / 9] == pytest.approx(tops)
    assert [0.0, 0.0] == pytest.approx([bounce(0.0), bounce(1.0)])


def test_coins_follow_each_other_and_all_arrive():
    halfway = [several.coin(0.5, number, 5) for number in range(5)]

    assert sorted(halfway, reverse=True) == halfway
    assert halfway[0] > 0.99 > halfway[-1]
    assert [1.0] * 5 == [several.coin(1.0, number, 5) for number in range(5)]


def test_a_row_takes_longer_than_one_but_less_than_all_in_turn():
    assert 0.5 == several.seconds_for(1, 0.5)
    assert 0.5 < several.seconds_for(6, 0.5) < 3.0


@pytest.mark.parametrize(("start", "end"), [(-1, 3), (4, 1), (2, 2)])
def test_favour_goes_box_by_box(start, end):
    assert [start, end] == pytest.approx([several.step(0.0, start, end), several.step(1.0, start, end)])
    if start != end:
        after_one = several.step(1.0 / abs(end - start), start, end)
        assert start + math.copysign(1, end - start) == pytest.approx(after_one)


def test_a_highlight_breathes_unless_motion_is_reduced():
    assert 1.0 == pulse.glow(0.0) == pulse.glow(pulse.BREATH)
    assert pulse.DIMMEST == pytest.approx(pulse.glow(pulse.BREATH / 2))
    assert {1.0} == {pulse.glow(t, reduced=True) for t in TIMES}


def test_a_refusal_shakes_and_comes_to_rest():
    shakes = [pulse.refusal(t) for t in TIMES]

    assert [0.0, 0.0] == pytest.approx([shakes[0], shakes[-1]])
    assert min(shakes) < 0 < max(shakes)


def test_a_wrong_drop_springs_back_home():
    assert [1.0, 0.0] == [pulse.spring_back(0.0), pulse.spring_back(1.0)]
