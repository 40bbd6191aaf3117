"""The evaluation: how good a position is for Robin Hood."""
