"""The page for a new game of Bandits of Sherwood."""
