"""Starting a game: which side, against whom, and with which set-up."""
