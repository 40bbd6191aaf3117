"""The pieces of the game: drawn in a box of 100 units, ground at y = 94."""
