"""The theme of pygame-gui from assets/ui/theme.json, with pixel sizes for a UI scale."""

from __future__ import annotations

import json
import warnings
from base64 import b64encode
from functools import cache
from typing import Any, Final, cast

import pygame_gui
from pygame_gui.core.ui_font_dictionary import UIFontDictionary

from gest_desktop.rules.asset_files import asset
from gest_desktop.scenes.kit.font_files import bytes_or_plain
from gest_desktop.scenes.kit.fonts import FACES, font_file

SIZES: Final = {
    "border_width",
    "shadow_width",
    "padding",
    "title_bar_height",
    "list_item_height",
    "open_button_width",
    "sliding_button_width",
    "text_horiz_alignment_padding",
    "text_vert_alignment_padding",
    "rect_width",
}
STYLES: Final = (("plain", "regular"), ("bold", "bold"), ("italic", "italic"), ("bold_italic", "bold_italic"))


@cache
def _written() -> dict[str, Any]:
    written: dict[str, Any] = json.loads(asset("ui/theme.json").read_text("utf-8"))
    return written


def _scaled(value: str, scale: float) -> str:
    """Scale one number, or a pair like '8,4'; a size above zero stays at least 1."""
    numbers = [int(part) for part in value.split(",")]
    return ",".join(str(max(1, round(n * scale)) if n else 0) for n in numbers)


def theme(scale: float = 1.0) -> dict[str, Any]:
    """The theme for a UI scale; a new copy each time, because pygame-gui modifies it."""
    out: dict[str, Any] = json.loads(json.dumps(_written()))
    for element in out.values():
        if "font" in element:
            element["font"]["size"] = _scaled(element["font"]["size"], scale)
        for name in SIZES & set(element.get("misc", {})):
            element["misc"][name] = _scaled(element["misc"][name], scale)
    return out


def colour(element: str, name: str) -> str:
    """A colour of the theme, or the default if the element does not set it."""
    written = _written()
    own = written.get(element, {}).get("colours", {}).get(name)
    return str(own or written["defaults"]["colours"][name])


def make_manager(size: tuple[int, int], scale: float = 1.0) -> pygame_gui.UIManager:
    """A UI manager with our fonts and theme; make a new one when the UI scale changes."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pygame-gui warns about fonts that are only added below
        manager = pygame_gui.UIManager(size, enable_live_theme_updates=False)
    fonts = cast(UIFontDictionary, manager.get_theme().get_font_dictionary())
    for role in FACES:
        fonts.known_font_paths[role] = [(_encoded(font_file(role, style)), False) for style, _name in STYLES]
    sheet = theme(scale)
    manager.preload_fonts(_preloads(sheet))
    manager.get_theme().load_theme(sheet)
    return manager


@cache
def _encoded(file: str) -> bytes:
    """A font in the form in which pygame-gui takes bytes; fonts made from a path keep their file open."""
    return b64encode(bytes_or_plain(file))


def _preloads(sheet: dict[str, Any]) -> list[dict[str, Any]]:
    """Every size of every role, and all styles of body text."""
    used = {(e["font"]["name"], int(e["font"]["size"])) for e in sheet.values() if "font" in e}
    return [
        {"name": role, "point_size": size, "style": style, "antialiased": "1"}
        for role, size in sorted(used)
        for ours, style in STYLES
        if ours == "plain" or role == "text"
    ]
