"""Where the assets lie: beside the package in a checkout, inside it in an installed or frozen copy."""

from __future__ import annotations

import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


def homes() -> list[Path]:
    """The folders that can hold the assets, the likeliest first."""
    unpacked = getattr(sys, "_MEIPASS", None)  # where PyInstaller's programs find their files
    frozen = [Path(unpacked, "gest_desktop", "assets"), Path(unpacked, "assets")] if unpacked else []
    return [*frozen, PACKAGE / "assets", PACKAGE.parent / "assets"]


def asset(path: str) -> Path:
    """Find a file or folder of the assets, written with slashes; where it should be if it is nowhere."""
    places = [home / path for home in homes()]
    return next((place for place in places if place.exists()), places[-1])
