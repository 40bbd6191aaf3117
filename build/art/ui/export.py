"""Writes the parts of the screen, with a manifest of how to cut and stretch them."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from art.tools.files import Job, write_json, write_png, write_webp
from art.tools.raster import Pixels, surf
from art.ui.curtain import curtain
from art.ui.kit import parts
from art.ui.part import NONE, SCALE, Part
from art.ui.window_icon import SIZES, window_icon
from art.ui.wood import table, tile

# name: size in pixels and how it is painted
PAINTINGS: dict[str, tuple[tuple[int, int], Callable[[], Pixels]]] = {
    "table": ((1920, 1080), lambda: table(1920, 1080)),
    "wood": ((512, 512), lambda: tile(512)),
    "curtain": ((960, 1080), lambda: curtain(960, 1080)),
}


def _paint(folder: Path, name: str) -> None:
    _, make = PAINTINGS[name]
    write_webp(folder / f"{name}.webp", make())


def _icon(folder: Path, side: int) -> None:
    write_png(folder / f"window_{side}.png", window_icon(side))


def _draw(path: Path, part: Part) -> None:
    surface = surf(part.size[0] * SCALE, part.size[1] * SCALE)
    canvas = surface.getCanvas()
    canvas.scale(SCALE, SCALE)
    part.draw(canvas)
    write = write_webp if part.suffix == "webp" else write_png
    write(path, surface)


def _entry(name: str, part: Part) -> dict[str, object]:
    """Size, borders and margins in pixels; scale tells how many of them make a unit of the screen."""
    entry: dict[str, object] = {
        "file": f"{name}.{part.suffix}",
        "size": [int(side * SCALE) for side in part.size],
        "scale": SCALE,
    }
    if part.border != NONE:
        entry["border"] = [int(side * SCALE) for side in part.border]
    if part.margin != NONE:
        entry["margin"] = [int(side * SCALE) for side in part.margin]
    if part.frames > 1:
        entry["frames"] = part.frames
    if part.hot:
        entry["hot"] = [side * SCALE for side in part.hot]
    return entry


def jobs(assets: Path) -> list[Job]:
    folder = assets / "ui"
    every = parts()
    entries = {name: _entry(name, part) for name, part in every.items()}
    for name, (size, _) in PAINTINGS.items():
        entries[name] = {"file": f"{name}.webp", "size": list(size), "scale": 1}
    for side in SIZES:
        entries[f"window_{side}"] = {"file": f"window_{side}.png", "size": [side, side], "scale": 1}
    return [
        *(Job(name, partial(_paint, folder, name)) for name in PAINTINGS),
        *(Job(f"window icon {side}", partial(_icon, folder, side)) for side in SIZES),
        *(Job(n, partial(_draw, folder / f"{n}.{p.suffix}", p)) for n, p in every.items()),
        Job("manifest of the screen", partial(write_json, folder / "manifest.json", {"parts": entries})),
    ]
