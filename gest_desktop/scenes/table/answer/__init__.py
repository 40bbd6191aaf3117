"""Turns clicks and drags into answers, by the kind of question alone."""
