"""Makes the scripts of build/ importable."""

import sys

from tests.paths import ROOT

BUILD = ROOT / "build"

if str(BUILD) not in sys.path:
    sys.path.append(str(BUILD))
