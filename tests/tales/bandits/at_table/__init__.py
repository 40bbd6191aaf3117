"""The table of the bandits as a scene."""
