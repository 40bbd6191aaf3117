"""Translations, from gettext catalogues in the assets. English needs none."""

from __future__ import annotations

import gettext
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from gest_desktop.rules import words
from gest_desktop.rules.asset_files import asset

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "it")

log = logging.getLogger(__name__)


@lru_cache(maxsize=len(LANGUAGES))
def catalogue(language: str) -> gettext.NullTranslations:
    """Load a catalogue; if it is missing or damaged, log a warning and keep English."""
    if language == ENGLISH:
        return gettext.NullTranslations()
    path = asset(f"locale/{language}.mo")
    try:
        with path.open("rb") as file:
            return gettext.GNUTranslations(file)
    except (OSError, ValueError, UnicodeError) as error:
        log.warning("The words stay English: cannot read %s: %s", path, error)
        return gettext.NullTranslations()


def spoken() -> str:
    """The current language, as named by its catalogue."""
    return str(words.spoken().info().get("language", ENGLISH))


def speak_in(language: str) -> None:
    """Change the language of the whole program."""
    words.speak(catalogue(language))


@contextmanager
def speaking(language: str | None) -> Iterator[None]:
    """Switch to a language within a `with` block; None changes nothing."""
    before = words.spoken()
    if language is not None:
        words.speak(catalogue(language))
    try:
        yield
    finally:
        words.speak(before)
