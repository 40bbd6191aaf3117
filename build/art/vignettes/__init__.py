"""The pictures on the cards."""
