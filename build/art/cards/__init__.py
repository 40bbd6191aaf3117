"""Card faces without words, and card backs."""
