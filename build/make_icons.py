"""Draw the program's icon for every system into build/packaging/icons/; see docs/packaging.md."""

import argparse
import io
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PIL import Image

from art.tools.files import picture
from art.tools.paths import ROOT
from art.ui.window_icon import window_icon

FOLDER: Final = ROOT / "build" / "packaging" / "icons"
NAME: Final = "gest-desktop"
PNG: Final = (16, 24, 32, 48, 64, 128, 256, 512)
ICO: Final = (16, 24, 32, 48, 64, 128, 256)
# What macOS calls each picture of an .icns, as its own iconutil writes them; @2x ones are for Retina.
ICNS: Final = (
    ("ic04", 16),
    ("ic11", 32),
    ("ic05", 32),
    ("ic12", 64),
    ("ic07", 128),
    ("ic13", 256),
    ("ic08", 256),
    ("ic14", 512),
    ("ic09", 512),
    ("ic10", 1024),
)
BARE: Final = {"ic04", "ic05"}  # these are not PNG but four planes of bytes
RUN: Final = 128  # bytes that one count can announce


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the program's icons.")
    parser.add_argument("--out", type=Path, default=FOLDER, help="another folder than build/packaging/icons")
    folder = parser.parse_args().out
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {size: picture(window_icon(size)) for size in sorted({*PNG, *ICO, *dict(ICNS).values()})}
    for size in PNG:
        drawn[size].save(folder / f"{NAME}-{size}.png", optimize=True)
    # Each size as it was drawn: small ones show less and must not be shrunk from the large.
    *smaller, largest = (drawn[size] for size in ICO)
    largest.save(folder / f"{NAME}.ico", sizes=[(size, size) for size in ICO], append_images=smaller)
    (folder / f"{NAME}.icns").write_bytes(icns(drawn))


def icns(drawn: dict[int, Image.Image]) -> bytes:
    """Pillow leaves out the smallest pictures, which the Finder's lists show."""
    body = b"".join(
        block(kind, planes(drawn[size]) if kind in BARE else png(drawn[size])) for kind, size in ICNS
    )
    return block("icns", body)


def block(kind: str, data: bytes) -> bytes:
    return kind.encode() + struct.pack(">I", len(data) + 8) + data


def png(image: Image.Image) -> bytes:
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def planes(image: Image.Image) -> bytes:
    """Opacity, red, green, blue, each in runs of a count and so many bytes."""
    red, green, blue, opacity = image.convert("RGBA").split()
    return b"ARGB" + b"".join(run for plane in (opacity, red, green, blue) for run in runs(plane.tobytes()))


def runs(data: bytes) -> Iterator[bytes]:
    for start in range(0, len(data), RUN):
        part = data[start : start + RUN]
        yield bytes([len(part) - 1]) + part


if __name__ == "__main__":
    main()
