"""Verbs: every way a rule may change the State, and the only code that writes to the journal."""
