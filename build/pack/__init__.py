"""Makes programs to download out of the checkout; build/package.py is the command."""
