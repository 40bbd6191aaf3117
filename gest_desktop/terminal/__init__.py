"""A whole game in words alone, line by line: for a terminal without a window, a screen reader or a pipe."""
