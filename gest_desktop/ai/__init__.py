"""The opponent: imagine a world that fits the view, search it, judge it, explain it."""
