"""What a player hears: cues, their volumes, and the one that plays them."""
