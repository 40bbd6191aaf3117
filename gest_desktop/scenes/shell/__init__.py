"""The program around the scenes: window, loop, settings, saved games, crash reports."""
