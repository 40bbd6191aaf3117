"""The game being played: who sits where, whose turn it is, who thinks."""
