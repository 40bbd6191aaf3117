"""What happened, step by step, at the player's pace."""
