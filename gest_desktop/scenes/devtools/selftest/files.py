"""Opens every shipped file, and looks for missing ones."""

from __future__ import annotations

import gettext
import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pygame

from gest_desktop.rules.asset_files import asset

SENTENCE: Final = "Grüß Gott, così è: “ſ” – £ ½"


class MissingAssetError(LookupError):
    """A file named in a manifest does not exist."""


def open_picture(path: Path) -> None:
    pygame.image.load(path).convert_alpha()


def open_font(path: Path) -> None:
    pygame.Font(path, 24).render(SENTENCE, True, "black")


def open_sound(path: Path) -> None:
    """Decode the whole file; without a sound device only its header is checked."""
    if pygame.mixer.get_init():
        if pygame.mixer.Sound(path).get_length() <= 0.0:
            raise ValueError(f"{path.name} is silent")
    elif path.read_bytes()[:4] != b"OggS":
        raise ValueError(f"{path.name} is no sound")


def open_catalogue(path: Path) -> None:
    with path.open("rb") as file:
        gettext.GNUTranslations(file)


def open_data(path: Path) -> None:
    json.loads(path.read_text("utf-8"))


def open_text(path: Path) -> None:
    path.read_text("utf-8")


OPENERS: Final[dict[str, Callable[[Path], None]]] = {
    ".webp": open_picture,
    ".png": open_picture,
    ".ttf": open_font,
    ".ogg": open_sound,
    ".mo": open_catalogue,
    ".json": open_data,
}


def open_all() -> str:
    """Open every file below assets; the first error is raised."""
    home = asset("map.json").parent
    counted: Counter[str] = Counter()
    for path in sorted(home.rglob("*")):
        if path.is_file():
            OPENERS.get(path.suffix, open_text)(path)
            counted[path.suffix.lstrip(".")] += 1
    for manifest in sorted(home.glob("*/manifest.json")):
        for name in named(json.loads(manifest.read_text("utf-8"))):
            if not (manifest.parent / name).exists():
                raise MissingAssetError(f"{manifest.parent.name}/{name} is missing")
    return ", ".join(f"{number} {kind}" for kind, number in sorted(counted.items()))


def named(data: Any) -> Iterator[str]:
    """The files named anywhere in a manifest."""
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from named(part)
    elif isinstance(data, str) and Path(data).suffix in OPENERS:
        yield data
