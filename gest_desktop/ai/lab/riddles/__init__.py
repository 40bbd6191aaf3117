"""How riddles are found in self-play, and checked."""
