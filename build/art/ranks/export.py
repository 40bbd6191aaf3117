"""Writes the portraits of the levels and of the sides."""

from functools import partial
from pathlib import Path

from art.ranks.roundels import SITTERS, portrait
from art.tools.files import Job, picture, reduced, write_json, write_webp

PIXELS = 240
DETAIL = 2  # portraits are drawn so much larger


def _write(folder: Path, name: str) -> None:
    drawn = picture(portrait(name, PIXELS * DETAIL))
    write_webp(folder / f"{name}.webp", reduced(drawn, (PIXELS, PIXELS)))


def jobs(assets: Path) -> list[Job]:
    folder = assets / "ranks"
    manifest = {"size": [PIXELS, PIXELS], "portraits": {name: {"file": f"{name}.webp"} for name in SITTERS}}
    return [
        *(Job(f"portrait: {name}", partial(_write, folder, name)) for name in SITTERS),
        Job("manifest of the portraits", partial(write_json, folder / "manifest.json", manifest)),
    ]
