"""The laboratory: matches, yardsticks, training and probes. Never imported by the game."""
