"""The opponent: imagines worlds that fit its view, searches and evaluates them, explains its answer."""
