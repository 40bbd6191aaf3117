"""The words of another language, from a gettext catalogue in the assets. English needs none."""

from __future__ import annotations

import gettext
import logging

from gest_desktop.rules.words import speak
from gest_desktop.scenes.asset_files import asset

log = logging.getLogger(__name__)


def catalogue(language: str) -> gettext.NullTranslations:
    """A missing or damaged catalogue leaves everything in English, and a line in the log."""
    if language == "en":
        return gettext.NullTranslations()
    path = asset(f"locale/{language}.mo")
    try:
        with path.open("rb") as file:
            return gettext.GNUTranslations(file)
    except (OSError, ValueError, UnicodeError) as error:
        log.warning("The words stay English: cannot read %s: %s", path, error)
        return gettext.NullTranslations()


def speak_in(language: str) -> None:
    speak(catalogue(language))
