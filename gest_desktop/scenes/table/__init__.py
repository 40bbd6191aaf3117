"""The game table: what a player sees of a game, and how gestures become answers."""
