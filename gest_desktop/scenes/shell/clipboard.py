"""The clipboard of the system; where there is none, nothing is copied or pasted."""

from __future__ import annotations

import pygame


def copy(text: str) -> bool:
    """Whether the text is in the clipboard now."""
    try:
        pygame.scrap.put_text(text)
        return pygame.scrap.get_text() == text
    except (pygame.error, NotImplementedError):
        return False


def paste() -> str:
    try:
        return pygame.scrap.get_text()
    except (pygame.error, NotImplementedError):
        return ""
