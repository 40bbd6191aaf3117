"""Yardsticks for the arena: players of known methods that the opponent is measured against."""
