"""Watching a game again, on the same table where it was played."""
