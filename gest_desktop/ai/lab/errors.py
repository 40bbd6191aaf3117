"""The base of all errors that a command of the laboratory reports in one sentence."""

from __future__ import annotations


class LabError(ValueError):
    """Says in one sentence why something cannot be measured."""
