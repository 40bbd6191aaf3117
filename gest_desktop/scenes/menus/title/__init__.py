"""The first screen: the picture, the name of the game, and where to go."""
