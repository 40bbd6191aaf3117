"""A copy of the career among the player's documents, never over another one."""

from __future__ import annotations

from gest_desktop.rules.words import _
from gest_desktop.scenes.ballad.saving import free_name
from gest_desktop.scenes.shell.career.career_file import CareerFile
from gest_desktop.scenes.shell.folders import exports_folder


def export(file: CareerFile) -> str:
    """Write the copy; return a sentence for the player."""
    try:
        path = free_name(exports_folder(), _("Career"), ".json")
        file.export(path)
    except OSError as error:
        return _("The file could not be written: {reason}.").format(reason=error.strerror or error)
    return _("Your career was written to {path}.").format(path=path)
