"""After the game: its end, and the review that tells luck from skill."""
