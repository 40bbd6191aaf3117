"""Everything painted around the map."""
