"""The computer bands of Bandits of Sherwood: they are given views, never a position."""
