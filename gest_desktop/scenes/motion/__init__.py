"""Animation curves: pure functions of time, drawn by the table and tested without a window."""
