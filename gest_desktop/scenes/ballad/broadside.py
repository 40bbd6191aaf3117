"""Prints a ballad on a broadside: title, woodcut, verses in two columns, Royal Favour and the result."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import pygame

from gest_desktop.rules.asset_files import asset
from gest_desktop.rules.ballad import Ballad
from gest_desktop.rules.favour import HIGHEST
from gest_desktop.rules.vocabulary import ORDER
from gest_desktop.rules.words import _
from gest_desktop.scenes.kit.font_files import open_font

INK: Final = "#24150a"
RED: Final = "#8a2217"
GREEN: Final = "#2f6e3a"
BLUE: Final = "#27456b"
FADED: Final = "#8a775a"
VERSE: Final = 26
LEADING: Final = 31
PAUSE: Final = 20  # between two stanzas
SMALLEST: Final = 16
SECURE: Final = 5  # where the track decides the game

BLACKLETTER: Final = "gest-blackletter-700-normal.ttf"
DISPLAY: Final = "gest-display-700-normal.ttf"
TEXT: Final = "alegreya-500-normal.ttf"
ITALIC: Final = "alegreya-500-italic.ttf"
CAPITALS: Final = "alegreya-sc-700-normal.ttf"


@dataclass(frozen=True)
class Print:
    """Everything that is on a broadside besides the sheet itself."""

    ballad: Ballad
    favour: Sequence[int]  # after every card; Justice is above 0
    result: str
    imprint: str


@cache
def boxes() -> dict[str, Any]:
    """Where things go, in pixels of the sheet."""
    found: dict[str, Any] = json.loads(asset("broadside/manifest.json").read_text(encoding="utf-8"))
    return found


def picture_of(name: str) -> pygame.Surface:
    return pygame.image.load(asset(f"broadside/{name}.webp")).convert(24)


def printed(sheet: Print) -> pygame.Surface:
    """The broadside in its full size."""
    surface = picture_of("sheet")
    ending = sheet.ballad.stanzas[-2].fact.kind
    print_woodcut(surface, picture_of(ending))
    print_title(surface, sheet.ballad)
    print_verses(surface, [stanza.lines for stanza in sheet.ballad.stanzas])
    print_favour(surface, sheet.favour)
    box = pygame.Rect(boxes()["result"])
    write(surface, sheet.result, DISPLAY, 33, (box.centerx, box.y + 8), RED, box.width)
    write(surface, sheet.imprint, ITALIC, 24, (box.centerx, box.y + 46), INK, box.width)
    return surface


def print_woodcut(surface: pygame.Surface, cut: pygame.Surface) -> None:
    """The block leaves its ink and its stencilled colours on the paper."""
    box = pygame.Rect(boxes()["picture"])
    surface.fill("#f0e3c0", box)
    surface.blit(cut, box, special_flags=pygame.BLEND_RGB_MULT)


def print_title(surface: pygame.Surface, ballad: Ballad) -> None:
    """The title follows the ribbon, letter by letter; the tune stands below the picture."""
    box = pygame.Rect(boxes()["title"])
    letters = fitting(BLACKLETTER, 60, ballad.title, box.width - 40)
    left, width = box.centerx - letters.size(ballad.title)[0] / 2, box.width / 2
    for number, letter in enumerate(ballad.title):
        x = left + letters.size(ballad.title[:number])[0]
        bend = (x + letters.size(letter)[0] / 2 - box.centerx) / width
        drawn = letters.render(letter, True, RED)
        surface.blit(drawn, (round(x), round(box.centery + 8 + 16 * bend**2 - drawn.get_height() / 2)))
    tune = pygame.Rect(boxes()["tune"])
    write(surface, ballad.tune, ITALIC, 28, (tune.centerx, tune.y + 4), INK, tune.width)


def print_verses(surface: pygame.Surface, stanzas: Sequence[Sequence[str]]) -> None:
    """Stanzas in two columns, every other line set in, their first letters red."""
    half = (len(stanzas) + 1) // 2
    longest = max((line for stanza in stanzas for line in stanza), key=len)
    for box, column in zip(boxes()["columns"], (stanzas[:half], stanzas[half:]), strict=True):
        left, y, width, _height = box
        letters = fitting(TEXT, VERSE, longest, width - 20)
        for stanza in column:
            for number, line in enumerate(stanza):
                at = (left + 14 * (number % 2), y)
                if number == 0:
                    print_first(surface, line, at, letters)
                else:
                    surface.blit(letters.render(line, True, INK), at)
                y += LEADING
            y += PAUSE


def print_first(surface: pygame.Surface, line: str, at: tuple[int, int], letters: pygame.Font) -> None:
    """Print the first line of a stanza, its first letter in red."""
    x, y = at
    if not line[0].isalpha():  # a quotation mark stays black
        surface.blit(letters.render(line[0], True, INK), at)
        x, line = x + letters.size(line[0])[0], line[1:]
    capital = open_font(BLACKLETTER, round(letters.get_height() * 1.05))
    drawn = capital.render(line[0], True, RED)
    surface.blit(drawn, (x, y + letters.get_ascent() - capital.get_ascent()))
    surface.blit(letters.render(line[1:], True, INK), (x + drawn.get_width() + 1, y))


def print_favour(surface: pygame.Surface, favour: Sequence[int]) -> None:
    """Royal Favour card by card, between the words Justice and Order."""
    box = pygame.Rect(boxes()["curve"])
    unit = box.height / 2 / HIGHEST
    for step in (SECURE, 0, -SECURE):
        y = round(box.centery - step * unit)
        pygame.draw.line(surface, FADED if step else INK, (box.left, y), (box.right, y), 2)
    for words, step, colour in ((_("Justice"), SECURE, GREEN), (_("Order"), -SECURE, BLUE)):
        drawn = open_font(CAPITALS, 24).render(words, True, colour)
        place = drawn.get_rect(midright=(box.left - 16, round(box.centery - step * unit)))
        surface.blit(drawn, place)
    apart = (box.width - 38) / max(1, len(favour) - 1)
    points = [(box.left + 12 + apart * n, box.centery - value * unit) for n, value in enumerate(favour)]
    if len(points) > 1:
        pygame.draw.aalines(surface, RED, False, points)
        pygame.draw.lines(surface, RED, False, points, 3)
    for point, value in zip(points, favour, strict=True):
        pygame.draw.aacircle(surface, INK, point, 8)
        pygame.draw.aacircle(surface, BLUE if value * ORDER > 0 else GREEN, point, 6)


def write(
    surface: pygame.Surface, words: str, file: str, size: int, top: tuple[int, int], colour: str, width: int
) -> None:
    """Write a line centred below a point, smaller if it would be too wide."""
    drawn = fitting(file, size, words, width).render(words, True, colour)
    surface.blit(drawn, drawn.get_rect(midtop=top))


def fitting(file: str, size: int, words: str, width: int) -> pygame.Font:
    """A font in which the words are at most so wide."""
    while size > SMALLEST and open_font(file, size).size(words)[0] > width:
        size -= 1
    return open_font(file, size)
