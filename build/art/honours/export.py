"""Names of the honours and the wax each is sealed with; writes both states of every one."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
from PIL import Image

from art.honours import deeds, things, world
from art.honours.stamp import Stamp
from art.honours.wax import SIZE, locked, seal, unpressed
from art.tools.files import Job, write_json, write_webp
from art.tools.raster import to_bytes

HONOURS: dict[str, tuple[Callable[[Stamp], None], str]] = {
    "target": (deeds.target, "robin"),
    "broken_chain": (deeds.broken_chain, "robin"),
    "empty_prison": (deeds.empty_prison, "robin"),
    "three_crowns": (deeds.three_crowns, "king"),
    "full_purse": (deeds.full_purse, "shire"),
    "silent_hood": (deeds.silent_hood, "robin"),
    "five_camps": (deeds.five_camps, "robin"),
    "golden_carriage": (deeds.golden_carriage, "sheriff"),
    "oak": (world.oak, "robin"),
    "quill": (things.quill, "shire"),
    "hourglass": (things.hourglass, "shire"),
    "lute": (things.lute, "shire"),
    "bridge": (world.bridge, "shire"),
    "boar": (world.boar, "sheriff"),
    "wolf": (world.wolf, "sheriff"),
    "key": (things.key, "sheriff"),
    "ladder": (things.ladder, "robin"),
    "torch": (things.torch, "sheriff"),
    "bell": (things.bell, "shire"),
    "cup": (things.cup, "king"),
    "ship": (world.ship, "king"),
    "star": (world.star, "king"),
    "eye": (world.eye, "sheriff"),
    "hand": (world.hand, "shire"),
}


def small(pixels: np.ndarray) -> Image.Image:
    """Picture of an honour at its size."""
    return Image.fromarray(to_bytes(pixels)).resize((SIZE, SIZE), Image.Resampling.LANCZOS)


def _write(folder: Path, name: str) -> None:
    draw, wax = HONOURS[name]
    seed = list(HONOURS).index(name) + 1
    folder.mkdir(parents=True, exist_ok=True)
    write_webp(folder / f"{name}.webp", small(seal(draw, wax, seed)))
    write_webp(folder / f"{name}_locked.webp", small(locked(draw, seed)))


def _write_unpressed(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    write_webp(folder / "unpressed.webp", small(unpressed()))


def _write_manifest(folder: Path) -> None:
    write_json(
        folder / "manifest.json", {"size": SIZE, "honours": {name: wax for name, (_, wax) in HONOURS.items()}}
    )


def jobs(assets: Path) -> list[Job]:
    """Both states of every honour, and the manifest."""
    folder = assets / "honours"
    return [
        *(Job(f"honour: {name}", partial(_write, folder, name)) for name in HONOURS),
        Job("honour: unpressed", partial(_write_unpressed, folder)),
        Job("manifest of the honours", partial(_write_manifest, folder)),
    ]
