"""From pointing and dragging to answers, by the kind of question alone."""
