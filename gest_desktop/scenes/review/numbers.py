"""Chances as a player reads them: whole points of a hundred, with a real minus sign."""

from __future__ import annotations

from gest_desktop.ai.voice.because import percent


def chance(win: float) -> str:
    return f"{percent(win)}%"


def signed(points: float) -> str:
    """A change of the chance to win."""
    whole = round(100 * points)
    return f"{'−' if whole < 0 else '+'}{abs(whole)}%" if whole else "0%"
