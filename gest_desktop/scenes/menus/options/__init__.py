"""The player's options; every change counts at once."""
