"""Saves the curve of a review as a picture, among the player's own documents."""

from __future__ import annotations

from io import BytesIO

import pygame

from gest_desktop.common.player_files import write_whole
from gest_desktop.rules.words import _
from gest_desktop.scenes.ballad.saving import free_name
from gest_desktop.scenes.shell.folders import ballads_folder


def save_curve(curve: pygame.Surface) -> str:
    """Write the picture as PNG; return a sentence for the player."""
    picture = BytesIO()
    pygame.image.save(curve, picture, "review.png")
    try:
        path = free_name(ballads_folder(), _("Game review"), ".png")
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, picture.getvalue())
    except OSError as error:
        return _("The picture could not be saved: {reason}.").format(reason=error.strerror or error)
    return _("The picture is saved as {path}.").format(path=path)
