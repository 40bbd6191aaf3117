"""The laid out text of a card: every line with its position and size in pixels of the finished card."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from gest_desktop.scenes.cards.lines import Line


@dataclass(frozen=True)
class Written:
    """One line of text: the start of its baseline, and its font size."""

    words: Line
    x: int
    baseline: int
    size: int


@dataclass(frozen=True)
class Panel:
    """One panel with its text."""

    tone: str
    box: pygame.Rect
    headings: tuple[Written, ...]
    paragraphs: tuple[tuple[Written, ...], ...]
    flavour: tuple[Written, ...] = ()


@dataclass(frozen=True)
class Setting:
    """The layout of a card's text; `squeeze` is the height the picture loses, in units of the frame."""

    text_size: int
    squeeze: float
    title: tuple[Written, ...]
    panels: tuple[Panel, ...]
