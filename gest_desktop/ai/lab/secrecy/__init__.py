"""The secrecy probe: whether the opponent's secrets can be guessed by those who study its games."""
