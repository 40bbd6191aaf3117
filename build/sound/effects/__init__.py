"""Effects: sounds of the table, of the shire, and signals."""
