"""What would happen, tried out in worlds consistent with the player's own view."""
