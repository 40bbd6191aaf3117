"""Pictures, benchmarks, fuzzing and the selftest: for whoever builds the game, never imported by it."""
