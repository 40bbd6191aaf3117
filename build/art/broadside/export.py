"""Writes the blank sheet, a woodcut of every ending, and the boxes in which the program sets the words."""

from functools import partial
from pathlib import Path

from art.broadside import layout
from art.broadside.sheet import blank
from art.broadside.woodcut import woodcut
from art.endings.export import ENDINGS
from art.tools.files import Job, write_json, write_webp


def _write(folder: Path) -> None:
    write_webp(folder / "sheet.webp", blank())


def _write_woodcut(folder: Path, name: str) -> None:
    size = (round(layout.PICTURE.w), round(layout.PICTURE.h))
    write_webp(folder / f"{name}.webp", woodcut(ENDINGS[name](), size))


def _write_manifest(folder: Path) -> None:
    boxes: dict[str, object] = {
        "size": [layout.WIDE, layout.TALL],
        "title": layout.TITLE,
        "picture": layout.PICTURE,
        "tune": layout.TUNE,
        "columns": layout.COLUMNS,
        "curve": layout.CURVE,
        "result": layout.RESULT,
        "seals": layout.SEALS,
    }
    write_json(folder / "manifest.json", boxes)


def jobs(assets: Path) -> list[Job]:
    """The blank sheet and its woodcuts; the program fills it when a game is over."""
    folder = assets / "broadside"
    return [
        Job("broadside", partial(_write, folder)),
        *(Job(f"woodcut: {name}", partial(_write_woodcut, folder, name)) for name in ENDINGS),
        Job("manifest of the broadside", partial(_write_manifest, folder)),
    ]
