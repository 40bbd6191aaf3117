"""The page of all games: books without words, the board they stand on, and candle light."""
