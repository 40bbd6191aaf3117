"""Positions and views as JSON; what is read must be sound."""

from gest_desktop.tales.bandits.rules.position.reading import read_position, read_view
from gest_desktop.tales.bandits.rules.position.writing import write_position, write_view

__all__ = ["read_position", "read_view", "write_position", "write_view"]
