"""Learn to play: lessons at the ordinary table, told by a minstrel."""
