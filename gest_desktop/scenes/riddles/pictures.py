"""Small signs of the riddles: arrows for tries and difficulty, dots for what is solved."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from gest_desktop.scenes.kit.fonts import font

SMOOTH: Final = 4  # shapes are drawn this many times larger and then reduced
FULL, PALE, DARK = "#9c2a1e", "#cdb98c", "#5b1a12"
GREEN, RING, EMPTY = "#2f6e3a", "#8a775a", "#f2e6c6"


@lru_cache(maxsize=16)
def arrow(wide: int, is_full: bool) -> pygame.Surface:
    """An arrow that flies to the right."""
    side = wide * SMOOTH
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    ink = FULL if is_full else PALE

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * side, y * side) for x, y in points]

    start, end = at((0.16, 0.5), (0.78, 0.5))
    pygame.draw.line(large, ink, start, end, max(1, side // 14))
    pygame.draw.polygon(large, ink, at((0.66, 0.32), (0.95, 0.5), (0.66, 0.68), (0.72, 0.5)))
    for x in (0.08, 0.18):
        left = ((x, 0.34), (x + 0.1, 0.5), (x, 0.66))
        right = ((x + 0.08, 0.66), (x + 0.18, 0.5), (x + 0.08, 0.34))
        pygame.draw.polygon(large, ink, at(*left, *right))
    return pygame.transform.smoothscale(large, (wide, wide))


@lru_cache(maxsize=16)
def head(pixels: int, is_full: bool) -> pygame.Surface:
    """An arrowhead, for the difficulty."""
    side = pixels * SMOOTH
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    corners = [(0.1, 0.1), (0.95, 0.5), (0.1, 0.9), (0.28, 0.5)]
    pygame.draw.polygon(large, FULL if is_full else PALE, [(x * side, y * side) for x, y in corners])
    return pygame.transform.smoothscale(large, (pixels, pixels))


@lru_cache(maxsize=32)
def dot(pixels: int, kind: str) -> pygame.Surface:
    """A riddle: `solved` is full, `clean` has a bright middle, `shown` is half full, `open` is empty."""
    side = pixels * SMOOTH
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    middle, radius = (side / 2, side / 2), side * 0.44
    is_solved = kind in ("solved", "clean")
    pygame.draw.circle(large, GREEN if is_solved else RING, middle, radius)
    if not is_solved:
        pygame.draw.circle(large, EMPTY, middle, radius - side / 10)
    if kind == "clean":
        pygame.draw.circle(large, "#e2b548", middle, radius * 0.42)
    if kind == "shown":
        pygame.draw.circle(large, RING, middle, radius * 0.45)
    return pygame.transform.smoothscale(large, (pixels, pixels))


@lru_cache(maxsize=64)
def day_mark(pixels: int, kind: str, number: str) -> pygame.Surface:
    """A day: a tick if its riddle was solved, red if it is today, else only its number."""
    side = pixels * SMOOTH
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    rim = {"solved": GREEN, "today": FULL}.get(kind, RING)
    ground = "#cfe0c4" if kind == "solved" else "#fbf3d8" if kind == "today" else EMPTY
    pygame.draw.circle(large, rim, (side / 2, side / 2), side * 0.48)
    pygame.draw.circle(large, ground, (side / 2, side / 2), side * 0.48 - side / 18)
    out = pygame.transform.smoothscale(large, (pixels, pixels))
    if kind == "solved":
        tick = [(0.3, 0.52), (0.45, 0.67), (0.72, 0.34)]
        points = [(x * side, y * side) for x, y in tick]
        pygame.draw.lines(large, GREEN, False, points, max(1, side // 12))
        return pygame.transform.smoothscale(large, (pixels, pixels))
    ink = FULL if kind == "today" else RING
    words = font("text", round(pixels * 0.44), "bold").render(number, True, ink)
    out.blit(words, words.get_rect(center=(pixels // 2, pixels // 2)))
    return out
