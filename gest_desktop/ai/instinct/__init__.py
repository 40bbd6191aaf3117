"""Instinct: which answers a good player would look at first."""
