"""The card gallery of Bandits of Sherwood."""
