"""What is drawn more than once: f(canvas, x, y, size, rng, ...), where (x, y) is the ground point."""
