"""Positions as JSON, readable by people and fully checked when read."""

from gest_desktop.rules.position.reading import ImpossiblePositionError, read_position, read_view
from gest_desktop.rules.position.writing import write_position, write_view

__all__ = ["ImpossiblePositionError", "read_position", "read_view", "write_position", "write_view"]
