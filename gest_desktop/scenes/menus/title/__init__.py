"""The title screen: the picture, the name of the game, and the main menu."""
