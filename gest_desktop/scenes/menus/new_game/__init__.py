"""Beginning a game: which side, against whom, and how."""
