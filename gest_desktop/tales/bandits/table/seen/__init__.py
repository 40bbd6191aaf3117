"""What lies on the table, what can be pointed at, and where."""
