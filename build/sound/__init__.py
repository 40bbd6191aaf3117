"""Every sound of the game, computed: instruments, pieces, effects, and the way from score to file."""
