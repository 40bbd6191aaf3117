"""From pointing and dragging to options, by the kind of question alone."""
