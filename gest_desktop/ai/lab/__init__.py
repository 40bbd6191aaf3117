"""The laboratory: matches, baselines, training and probes. Never imported by the game."""
