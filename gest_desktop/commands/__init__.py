"""What `gest` can do in a terminal."""
