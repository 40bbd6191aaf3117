"""Where the bundled program begins; the opponent's process begins here too, and goes no further than main."""

import sys

from gest_desktop.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
