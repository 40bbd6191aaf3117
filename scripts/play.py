"""Start the game, after setting up what it needs; arguments are passed on to it."""

import os
import sys

if sys.version_info < (3, 11):
    sys.exit("Gest Desktop needs Python 3.11 or newer, but this is Python %d.%d." % sys.version_info[:2])

# Import the environment.py beside this file, whatever the import settings are.
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import environment

if __name__ == "__main__":
    # -P: do not take a file in the current folder for a module.
    environment.become([str(environment.ready()), "-P", "-m", "gest_desktop"] + sys.argv[1:])
