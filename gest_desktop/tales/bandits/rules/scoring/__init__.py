"""Final scoring: majorities, the best spending of each chest, and who has won."""
