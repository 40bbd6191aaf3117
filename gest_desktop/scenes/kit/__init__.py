"""The UI kit: pictures, nine-slices, fonts and the theme of pygame-gui."""
