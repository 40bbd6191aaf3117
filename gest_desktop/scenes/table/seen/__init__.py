"""What one side sees of the table, frozen."""
