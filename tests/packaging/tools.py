"""Makes the scripts of build/ importable."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"

if str(BUILD) not in sys.path:
    sys.path.append(str(BUILD))
