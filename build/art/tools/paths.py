"""Where the checkout, its assets and its fonts are."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
ASSETS = ROOT / "assets"
FONTS = ASSETS / "fonts"
