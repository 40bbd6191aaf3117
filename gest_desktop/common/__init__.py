"""What every game of the program needs, and nothing that knows one of them."""
