"""What the packages are called, and where things lie."""

import os
import platform
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from gest_desktop import __version__  # noqa: E402 - found only after the path is set

PACKAGING: Final = ROOT / "build" / "packaging"
ICONS: Final = PACKAGING / "icons"
SPEC: Final = ROOT / "build" / "gest.spec"
WORK: Final = ROOT / ".work"
COMPILED: Final = WORK / "compiled"  # the rules and the search, where they could be compiled
DIST: Final = ROOT / "dist"

NAME: Final = "gest-desktop"
VERSION: Final = __version__
PROGRAM: Final = "gest"
TITLE: Final = "Gest Desktop"
AUTHORS: Final = "the Gest Desktop authors"
ID: Final = "org.gest_desktop.GestDesktop"  # of the desktop entry and the AppStream metadata
BUNDLE_ID: Final = "org.gest-desktop.gest-desktop"  # of the Mac program
ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)

SIGN: Final = "GEST_SIGN_IDENTITY"  # a Developer ID in the keychain of the machine that builds
SYSTEMS: Final = {"win32": "windows", "darwin": "macos"}
MACHINES: Final = {"amd64": "x86_64", "aarch64": "arm64"}


def system() -> str:
    return SYSTEMS.get(sys.platform, "linux")


def full_name() -> str:
    """The name of a package without its suffix: gest-desktop-1.0.0-linux-x86_64."""
    machine = platform.machine().lower()
    return f"{NAME}-{VERSION}-{system()}-{MACHINES.get(machine, machine)}"


def sign_identity() -> str | None:
    return os.environ.get(SIGN) or None
