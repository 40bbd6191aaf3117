"""Sound: cues, their volumes, and the player."""
