"""The language of the whole program."""

from __future__ import annotations

from gest_desktop.rules.languages import catalogue
from gest_desktop.rules.words import speak


def speak_in(language: str) -> None:
    speak(catalogue(language))
