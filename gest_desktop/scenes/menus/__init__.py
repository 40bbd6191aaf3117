"""All screens except the table, and the parts they share."""
