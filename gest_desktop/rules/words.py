"""Text for the player. English is the message id; a gettext catalogue may replace it."""

from __future__ import annotations

import gettext

_catalogue: gettext.NullTranslations = gettext.NullTranslations()


def speak(catalogue: gettext.NullTranslations) -> None:
    """Use this catalogue for all text from now on."""
    global _catalogue  # noqa: PLW0603 - the program speaks one language at a time
    _catalogue = catalogue


def spoken() -> gettext.NullTranslations:
    return _catalogue


def _(message: str) -> str:
    return _catalogue.gettext(message)


def n_(singular: str, plural: str, number: int) -> str:
    return _catalogue.ngettext(singular, plural, number)


def N_(message: str) -> str:
    """Mark a message that is translated when it is shown."""
    return message
