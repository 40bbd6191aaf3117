"""Everything around the board, and the board itself."""
