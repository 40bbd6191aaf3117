"""A card's words, set: every line with its place and size in pixels of the finished card."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gest_desktop.scenes.cards.lines import Line


@dataclass(frozen=True)
class Written:
    """One line of letters: where its baseline begins, and how large it is."""

    words: Line
    x: int
    baseline: int
    size: int


@dataclass(frozen=True)
class Panel:
    """One panel with its words."""

    tone: str
    box: pygame.Rect
    heading: Written
    paragraphs: tuple[tuple[Written, ...], ...]
    flavour: tuple[Written, ...] = ()


@dataclass(frozen=True)
class Setting:
    """How the words of a card are set; `squeeze` is what the picture loses, in units of the frame."""

    text_size: int
    squeeze: float
    title: tuple[Written, ...]
    panels: tuple[Panel, ...]
