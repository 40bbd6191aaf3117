"""Start the game, after setting up what it needs; arguments are passed on to it."""

import os
import sys

if sys.version_info < (3, 11):
    sys.exit("Gest Desktop needs Python 3.11 or newer, but this is Python %d.%d." % sys.version_info[:2])

# Whatever the settings for imports are, "environment" is the file beside this one.
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import environment

if __name__ == "__main__":
    # -P: a file of the player's own, in the folder this is started from, is not taken for a module.
    environment.become([str(environment.ready()), "-P", "-m", "gest_desktop"] + sys.argv[1:])
