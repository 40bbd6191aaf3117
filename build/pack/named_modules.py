"""The modules that the program names and imports only when they are needed: PyInstaller does not see them."""

from dataclasses import fields
from typing import Final

from gest_desktop.scenes.menus.shelf.volumes import VOLUMES
from gest_desktop.tales.tale import Volume
from pack.names import ROOT  # noqa: F401 - sets the path

PREFIX: Final = "gest_desktop."


def named_modules() -> list[str]:
    """Every module that a book of the shelf names; what those import, PyInstaller finds itself."""
    return sorted({name for volume in VOLUMES for name in named_by(volume)})


def named_by(volume: Volume) -> list[str]:
    values = [getattr(volume, field.name) for field in fields(volume)]
    return [value for value in values if isinstance(value, str) and value.startswith(PREFIX)]
