"""What would happen, tried out in worlds that fit the player's own view."""
