"""Gest Desktop: the board game A Gest of Robin Hood on your computer."""

__version__ = "0.1.0"
