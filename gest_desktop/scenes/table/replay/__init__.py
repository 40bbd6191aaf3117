"""Shows what happened, step by step, at the player's pace."""
