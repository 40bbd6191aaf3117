"""For developers of this tale: laws, fuzzing, matches. The game itself imports nothing from here."""
