"""Everything a player sees and touches."""
