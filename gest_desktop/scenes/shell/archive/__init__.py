"""The archive: every game that was played, to be listed, watched again, reviewed and shared."""
