"""Other tales on the shelf: each is a game of its own, with rules, mind and table in one folder."""
