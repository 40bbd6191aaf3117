"""Where a push in a direction leads: a pure function."""

import pygame
import pytest

from gest_desktop.scenes.table.paint.steering import nearest, toward

UP, DOWN, LEFT, RIGHT = (0, -1), (0, 1), (-1, 0), (1, 0)


def at(x, y):
    rect = pygame.Rect(0, 0, 10, 10)
    rect.center = (x, y)
    return rect


START = at(500, 500)


@pytest.mark.parametrize(("way", "number"), [(UP, 0), (DOWN, 1), (LEFT, 2), (RIGHT, 3)])
def test_a_push_leads_in_its_direction(way, number):
    goals = [at(500, 400), at(500, 600), at(400, 500), at(600, 500)]

    assert number == toward(START, goals, way)


def test_the_nearest_is_taken():
    assert 1 == toward(START, [at(900, 500), at(700, 500), at(800, 500)], RIGHT)


def test_distance_to_the_side_counts_more():
    assert 1 == toward(START, [at(600, 590), at(750, 500)], RIGHT)


def test_what_lies_beyond_45_degrees_is_not_meant():
    assert toward(START, [at(600, 601)], RIGHT) is None
    assert 0 == toward(START, [at(600, 600)], RIGHT)


def test_if_nothing_else_is_there_it_may_lie_to_the_side():
    assert 0 == toward(START, [at(600, 800), at(400, 500)], RIGHT, is_narrow=False)


def test_nothing_lies_behind():
    assert toward(START, [at(400, 500), START], RIGHT, is_narrow=False) is None


def test_the_nearest_goal_all_round():
    assert 1 == nearest(START, [at(700, 500), at(450, 450), at(500, 600)])
    assert nearest(START, []) is None
