"""What one side sees of the table, as frozen data."""
