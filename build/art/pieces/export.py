"""Writes every piece as its own picture, with a manifest."""

from functools import partial
from pathlib import Path

from art.pieces.catalogue import SET, box_of, is_carriage
from art.tools.files import Job, write_json, write_webp
from art.tools.raster import surf

WIDTH = 256
SCALE = WIDTH / 112
CARRIAGE_MARGIN = (0, 4)
MARGIN = (6, 14)
CARRIAGE_ANCHOR = [0.5, 0.5]
ANCHOR = [0.5, 0.532]


def _draw(folder: Path, name: str) -> None:
    w, h = box_of(name)
    surface = surf(w * SCALE, h * SCALE)
    canvas = surface.getCanvas()
    canvas.scale(SCALE, SCALE)
    canvas.translate(*(CARRIAGE_MARGIN if is_carriage(name) else MARGIN))
    SET[name](canvas)
    write_webp(folder / f"{name}.webp", surface)


def _entry(name: str) -> dict[str, object]:
    w, h = box_of(name)
    return {
        "file": f"{name}.webp",
        "size": [int(w * SCALE), int(h * SCALE)],
        "unit": round(100 * SCALE, 2),
        "anchor": CARRIAGE_ANCHOR if is_carriage(name) else ANCHOR,
    }


def jobs(assets: Path) -> list[Job]:
    """One picture per piece; unit is 100 units of the drawing in pixels, anchor the point that stands."""
    folder = assets / "pieces"
    manifest = {"pieces": {name: _entry(name) for name in SET}}
    return [
        *(Job(f"piece {name}", partial(_draw, folder, name)) for name in SET),
        Job("manifest of the pieces", partial(write_json, folder / "manifest.json", manifest)),
    ]
