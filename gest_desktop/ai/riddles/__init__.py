"""Riddles: positions in which one choice is clearly best, with what refutes the others."""
