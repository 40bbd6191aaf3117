"""Everything around the table of Bandits of Sherwood: new game, saved games, rulebook, cards, lessons."""
