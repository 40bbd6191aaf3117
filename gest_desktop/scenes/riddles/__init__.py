"""Riddles: their page, and solving them on the ordinary table."""
