"""The game in progress: who sits where, whose turn it is, who is thinking."""
