"""Texts of cards in the language of the player."""

from __future__ import annotations

from collections.abc import Mapping

from gest_desktop.rules.languages import spoken


def in_language(words: Mapping[str, str]) -> str:
    return words.get(spoken() or "en", words["en"])
