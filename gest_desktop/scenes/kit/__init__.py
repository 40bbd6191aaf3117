"""The kit of the screen: its pictures, nine-slices, fonts and the theme of pygame-gui."""
