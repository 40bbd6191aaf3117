"""Refusals: what cannot be done is said in one sentence, and nothing has changed."""

from __future__ import annotations

from typing import Final

# Rules in progress that are forged or outdated can fail in any way.
FAILURES: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


class RefusalError(ValueError):
    """Says in one sentence why something cannot be done."""


class NothingToUndoError(RefusalError):
    """Says in one sentence why the last answer cannot be taken back."""
