"""Tab moves in order, arrows move by position."""

from pygame import Rect

from gest_desktop.scenes.menus.focus import after, beyond

GRID = [Rect(x * 100, y * 50, 80, 40) for y in range(3) for x in range(2)]
LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)


def test_tab_goes_round():
    assert [1, 2, 0] == [after(index, 3, 1) for index in range(3)]
    assert 2 == after(0, 3, -1)


def test_arrows_go_to_the_neighbour():
    assert [1, 2] == [beyond(GRID, 0, RIGHT), beyond(GRID, 0, DOWN)]
    assert [4, 1] == [beyond(GRID, 5, LEFT), beyond(GRID, 3, UP)]


def test_at_the_edge_an_arrow_stays():
    assert [0, 0] == [beyond(GRID, 0, LEFT), beyond(GRID, 0, UP)]


def test_down_also_reaches_what_is_not_straight_below():
    rects = [Rect(0, 0, 80, 40), Rect(200, 100, 80, 40)]

    assert 1 == beyond(rects, 0, DOWN)
