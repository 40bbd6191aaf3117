"""Tools of drawing: palette, paints, pen, paper, noise, lettering and files."""
