"""Teaches the instinct: games of the search against itself, and a fit to what it visited."""
