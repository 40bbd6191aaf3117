"""Every screen that is not the table, and the parts they share."""
