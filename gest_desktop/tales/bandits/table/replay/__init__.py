"""The journal as beats, each with the table before and after it."""
