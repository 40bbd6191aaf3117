"""The ballad of a game on the screen: a broadside that can be read and saved."""
