"""Developer tools: pictures, benchmarks, fuzzing and the selftest. Never imported by the game."""
