"""The player's options; every change takes effect at once."""
