"""Saves a ballad for the player: as a picture or as text, never over another one."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pygame

from gest_desktop.common.player_files import write_whole
from gest_desktop.rules.ballad import Ballad
from gest_desktop.rules.words import _
from gest_desktop.scenes.shell.folders import ballads_folder


def save_picture(broadside: pygame.Surface, title: str) -> str:
    """Write the broadside as PNG; return a sentence for the player."""
    picture = BytesIO()
    pygame.image.save(broadside, picture, "broadside.png")
    return written(title, ".png", picture.getvalue())


def save_text(ballad: Ballad) -> str:
    """Write the verses as text; return a sentence for the player."""
    return written(ballad.title, ".txt", ballad.text())


def written(title: str, ending: str, content: str | bytes) -> str:
    try:
        path = free_name(ballads_folder(), title, ending)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, content)
    except OSError as error:
        why = error.strerror or str(error)
        return _("The ballad could not be saved: {reason}.").format(reason=why)
    return _("The ballad is saved as {path}.").format(path=path)


def free_name(folder: Path, title: str, ending: str) -> Path:
    """A name after the title that no file has yet."""
    plain = re.sub(r"\W+", " ", title).strip()
    names = (f"{plain} {number}{ending}" for number in range(2, 10_000))
    return next(path for name in (f"{plain}{ending}", *names) if not (path := folder / name).exists())
