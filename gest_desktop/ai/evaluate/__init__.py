"""How the opponent judges a position."""
