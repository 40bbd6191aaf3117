"""Geometry of the map: its plan, and the builder of map.json."""
