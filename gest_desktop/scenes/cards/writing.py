"""Draws text that has been laid out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from gest_desktop.scenes.cards.lettering import Hand, font
from gest_desktop.scenes.cards.lines import space
from gest_desktop.scenes.cards.setting import Panel, Written

INK: Final = "#33160c"
VERMILION: Final = "#b2301c"


@dataclass(frozen=True)
class Tone:
    """The text colours of a panel; `leads` are those of its paragraphs' leads."""

    heading: str
    text: str
    leads: tuple[str, str]


GREEN, RED, GOLD, FLAVOUR = "#245c30", "#8a2415", "#b5894a", "#5d3a1c"
TONES: Final = {
    "light": Tone(GREEN, "#2a1708", (GREEN, RED)),
    "dark": Tone("#e9bd55", "#f6e9c6", ("#e9bd55", "#e9bd55")),
    "plain": Tone(RED, "#2a1708", (GREEN, RED)),
    "first_way": Tone(GREEN, "#2a1708", (GREEN, RED)),
    "second_way": Tone(RED, "#2a1708", (GREEN, RED)),
}


def write_panel(surface: pygame.Surface, panel: Panel) -> None:
    tone = TONES[panel.tone]
    for line in panel.headings:
        write(surface, line, tone.heading, tone.heading)
    for lines, lead in zip(panel.paragraphs, tone.leads, strict=False):
        for line in lines:
            write(surface, line, tone.text, lead)
    for line in panel.flavour:
        write(surface, line, FLAVOUR, FLAVOUR)
    if panel.flavour:
        _ornament(surface, panel)


def _ornament(surface: pygame.Surface, panel: Panel) -> None:
    """Draw a thin line with a lozenge above the flavour."""
    first = panel.flavour[0]
    x, y = panel.box.centerx, first.baseline - round(1.35 * first.size)
    half, lozenge = panel.box.width // 5, max(2, first.size // 5)
    pygame.draw.aaline(surface, GOLD, (x - half, y), (x + half, y))
    corners = [(x - lozenge, y), (x, y - lozenge), (x + lozenge, y), (x, y + lozenge)]
    pygame.draw.polygon(surface, VERMILION, corners)


def write(surface: pygame.Surface, line: Written, colour: str, strong_colour: str) -> None:
    """Draw a line of text; bold words have their own colour."""
    x = line.x
    for i, word in enumerate(line.words):
        x += space(word[0].hand, line.size) if i else 0
        for run in word:
            letters = font(run.hand, line.size)
            shade = strong_colour if run.hand == Hand.STRONG else colour
            surface.blit(letters.render(run.text, True, shade), (x, line.baseline - letters.get_ascent()))
            x += letters.size(run.text)[0]


def write_title(surface: pygame.Surface, lines: Sequence[Written]) -> None:
    """Draw the title with its first letter in red."""
    for line in lines:
        write(surface, line, INK, INK)
    first = lines[0]
    letters, word = font(first.words[0][0].hand, first.size), first.words[0][0].text
    initial = letters.render(word, True, VERMILION)
    only = (0, 0, letters.size(word)[0] - letters.size(word[1:])[0], initial.get_height())
    surface.blit(initial, (first.x, first.baseline - letters.get_ascent()), only)
