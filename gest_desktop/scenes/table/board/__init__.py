"""Everything painted on the map."""
