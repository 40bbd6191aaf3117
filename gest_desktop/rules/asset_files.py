"""Locate the assets: beside the package in a checkout, inside it in an installed or frozen copy."""

from __future__ import annotations

import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


def homes() -> list[Path]:
    """Return the folders that may hold the assets, most likely first."""
    unpacked = getattr(sys, "_MEIPASS", None)  # where PyInstaller unpacks a frozen program
    frozen = [Path(unpacked, "gest_desktop", "assets"), Path(unpacked, "assets")] if unpacked else []
    return [*frozen, PACKAGE / "assets", PACKAGE.parent / "assets"]


def asset(path: str) -> Path:
    """Return the path of an asset, given with forward slashes; if none exists, where it is expected."""
    places = [home / path for home in homes()]
    return next((place for place in places if place.exists()), places[-1])
