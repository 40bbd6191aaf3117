"""The table of Bandits of Sherwood; `opening.py` is the way in."""
