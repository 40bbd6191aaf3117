"""Portraits of the six levels of the opponent and of the two sides."""
