"""The three pieces of music, as scores."""
