"""Learn to play Bandits of Sherwood: one guided round at the ordinary table, told by the minstrel."""
