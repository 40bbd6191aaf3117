"""Writes the parts of the screen, with a manifest of how to cut and stretch them."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import skia

from art.tools.colour import mixh
from art.tools.files import Job, write_json, write_png, write_webp
from art.tools.raster import surf
from art.ui.favour import BOXES, HEIGHT, WIDTH, favour_box
from art.ui.icons import MENU, PHASES, menu_icon, phase_icon
from art.ui.panels import button, panel, scroll
from art.ui.wood import table

TABLE = (1920, 1080)
PANEL, PANEL_SHADOW, PANEL_CORNER = 384, 24, 72
# name: colour of the paper, dark
PANELS = {
    "panel": ("#eedfb8", False),
    "panel_robin": ("#dfe2b4", False),
    "panel_sheriff": ("#d3d6d8", False),
    "panel_prison": ("#c9bfa8", False),
    "panel_dark": ("#2b1d12", True),
}
SCROLL = (372, 586)
SCROLL_MARGIN = 60
BUTTON, BUTTON_SHADOW, BUTTON_CORNER = (112, 52), 12, 14
BUTTONS = {"green": "#2f6b3a", "red": "#8f2318", "brown": "#5d4427", "blue": "#27456b"}
BUTTON_OFF = "#6b6255"
ICON_SCALE = 2

Draw = Callable[[skia.Canvas], None]


class Part(NamedTuple):
    """A drawing in a box of units; border is the unstretched rim, margin the shadow around the part."""

    size: tuple[int, int]
    scale: float
    draw: Draw
    suffix: str = "png"
    border: int = 0
    margin: int = 0


def _panel(base: str, dark: bool) -> Part:
    side = PANEL + 2 * PANEL_SHADOW
    area = (PANEL_SHADOW, PANEL_SHADOW, PANEL, PANEL)
    draw = partial(panel, area=area, base=base, dark=dark)
    return Part((side, side), 1, draw, "webp", PANEL_SHADOW + PANEL_CORNER, PANEL_SHADOW)


def _scroll() -> Part:
    w, h = SCROLL
    area = (SCROLL_MARGIN, SCROLL_MARGIN, w, h)
    size = (w + 2 * SCROLL_MARGIN, h + 2 * SCROLL_MARGIN)
    return Part(size, 1, partial(scroll, area=area), "webp", 0, SCROLL_MARGIN)


def _button(base: str) -> Part:
    w, h = BUTTON
    size = (w + 2 * BUTTON_SHADOW, h + 2 * BUTTON_SHADOW)
    draw = partial(button, x=BUTTON_SHADOW, y=BUTTON_SHADOW, w=w, h=h, base=base)
    return Part(size, 1, draw, "png", BUTTON_SHADOW + BUTTON_CORNER, BUTTON_SHADOW)


def _round(radius: int, draw: Callable[[skia.Canvas, str], None], name: str) -> Part:
    def centred(canvas: skia.Canvas) -> None:
        canvas.translate(radius, radius)
        draw(canvas, name)

    return Part((2 * radius, 2 * radius), ICON_SCALE, centred)


def parts() -> dict[str, Part]:
    """Every part of the screen by its name."""
    out = {name: _panel(*paper) for name, paper in PANELS.items()}
    out["scroll"] = _scroll()
    for name, base in BUTTONS.items():
        out[f"button_{name}"] = _button(base)
        out[f"button_{name}_hover"] = _button(mixh(base, "#ffffff", 0.16))
        out[f"button_{name}_pressed"] = _button(mixh(base, "#000000", 0.24))
    out["button_off"] = _button(BUTTON_OFF)
    out |= {f"icon_{name}": _round(20, menu_icon, name) for name in MENU}
    out |= {f"phase_{name}": _round(32, phase_icon, name) for name in PHASES}
    for name in BOXES:
        out[f"favour_{name}"] = Part((WIDTH, HEIGHT), ICON_SCALE, partial(favour_box, name=name))
    return out


def _draw(path: Path, part: Part) -> None:
    surface = surf(part.size[0] * part.scale, part.size[1] * part.scale)
    canvas = surface.getCanvas()
    canvas.scale(part.scale, part.scale)
    part.draw(canvas)
    write = write_webp if part.suffix == "webp" else write_png
    write(path, surface)


def _entry(name: str, part: Part) -> dict[str, object]:
    size = [int(side * part.scale) for side in part.size]
    stretch = {"border": part.border} if part.border else {}
    margin = {"margin": part.margin} if part.margin else {}
    return {"file": f"{name}.{part.suffix}", "size": size} | stretch | margin


def jobs(assets: Path) -> list[Job]:
    folder = assets / "ui"
    every = parts()
    entries = {name: _entry(name, part) for name, part in every.items()}
    entries["table"] = {"file": "table.webp", "size": list(TABLE)}
    manifest = folder / "manifest.json"
    return [
        Job("table", lambda: write_webp(folder / "table.webp", table(*TABLE))),
        *(Job(n, partial(_draw, folder / f"{n}.{p.suffix}", p)) for n, p in every.items()),
        Job("manifest of the screen", partial(write_json, manifest, {"parts": entries})),
    ]
