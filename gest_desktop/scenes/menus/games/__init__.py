"""The list of all games that were played: watch, review, play on, share or delete them."""
