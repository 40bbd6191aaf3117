"""The shelf: every game as a book, with a page that tells of it and leads into it."""
