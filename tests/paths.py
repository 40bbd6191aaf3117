"""The folder of the checkout, for tests that read its files."""

from pathlib import Path

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
PACKAGE = ROOT / "gest_desktop"
