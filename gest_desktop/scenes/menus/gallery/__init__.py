"""The card gallery."""
