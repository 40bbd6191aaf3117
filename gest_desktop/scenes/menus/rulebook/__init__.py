"""The rulebook: all rules in our own words, to read, search and link to."""
