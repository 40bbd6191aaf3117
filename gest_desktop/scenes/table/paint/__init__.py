"""Shared by the board and the panels: layout, colours, text, pictures, buttons."""
