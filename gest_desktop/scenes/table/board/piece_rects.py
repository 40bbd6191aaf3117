"""Where spaces and pieces are on the screen, as rectangles."""

from __future__ import annotations

import pygame

from gest_desktop.rules.vocabulary import OLLERTON_HILL
from gest_desktop.scenes.table.board.board_view import BoardView, identity
from gest_desktop.scenes.table.seen.things import Thing


def name_rect(board: BoardView, place: int) -> pygame.Rect:
    return pygame.Rect(board.ground.boxes[place])


def ground_rect(board: BoardView, place: int) -> pygame.Rect:
    """All of a space."""
    xs, ys = zip(*board.ground.polygons[place], strict=True)
    return pygame.Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def figures(board: BoardView) -> list[tuple[pygame.Rect, int, str]]:
    """Every piece on the map: where it is, its space, its picture."""
    return [(board.extent(one), one.thing.place, one.picture) for one in board.standing]


def piece_rect(board: BoardView, thing: Thing) -> pygame.Rect | None:
    """A single piece or Carriage on the map."""
    wanted = identity(thing)
    found = (one for one in board.standing if identity(one.thing) == wanted)
    return next((board.extent(one) for one in found), None)


def pieces_rect(board: BoardView, place: int, picture: str = "") -> pygame.Rect | None:
    """Pieces of a kind in a space; the picture names of both faces of a Merry Man begin alike."""
    rects = [rect for rect, at, shown in figures(board) if at == place and shown.startswith(picture)]
    return rects[0].unionall(rects[1:]) if rects else None


def space_rect(board: BoardView, place: int) -> pygame.Rect:
    """The name of a space and all figures that stand there, or would."""
    name, there = name_rect(board, place), pieces_rect(board, place)
    if there is None and place != OLLERTON_HILL:
        there = pygame.Rect(0, 0, round(board.unit), round(board.unit))
        there.center = (round(board.ground.home(place)[0]), round(board.ground.home(place)[1]))
    return name if there is None else name.union(there)
