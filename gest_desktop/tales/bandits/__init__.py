"""Bandits of Sherwood: two to four bands wait for the carts on the tax road."""
