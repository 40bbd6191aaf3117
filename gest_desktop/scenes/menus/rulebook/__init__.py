"""The rulebook: all rules in our own words, to be read, searched and linked to."""
