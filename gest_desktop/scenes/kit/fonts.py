"""Fonts by role: titles, headings, text, numbers."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from gest_desktop.scenes.kit.font_files import open_font


class Face(NamedTuple):
    """The files of one role; a role without a bold or italic cut uses its plain one."""

    plain: str
    bold: str
    italic: str
    bold_italic: str


def _only(name: str) -> Face:
    return Face(name, name, name, name)


FACES: Final = {
    "title": _only("gest-blackletter-700-normal"),
    "heading": _only("gest-display-700-normal")._replace(italic="gest-display-700-italic"),
    "text": Face("alegreya-500-normal", "alegreya-700-normal", "alegreya-500-italic", "alegreya-700-italic"),
    "flavour": _only("gest-antique-400-italic"),
    "number": _only("caudex-700-normal"),
}


def font_file(role: str, style: str = "plain") -> str:
    """The name of a role's font file; style is plain, bold, italic or bold_italic."""
    return f"{getattr(FACES[role], style)}.ttf"


def font(role: str, size: int, style: str = "plain") -> pygame.Font:
    """The font of a role at a height in pixels."""
    return open_font(font_file(role, style), size)
