"""Code-drawn pictures of the game, in ink and wash: board, pieces, cards, title and screen parts."""
