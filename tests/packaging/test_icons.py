"""The icons of every platform exist, are complete, and have all sizes."""

import struct

import pytest

from tests.packaging.tools import BUILD

ICONS = BUILD / "packaging" / "icons"
PNG = b"\x89PNG\r\n\x1a\n"


def png_size(data: bytes) -> tuple[int, int]:
    assert data.startswith(PNG)
    return struct.unpack(">II", data[16:24])


@pytest.mark.parametrize("size", [16, 24, 32, 48, 64, 128, 256, 512])
def test_pictures_for_linux(size):
    assert (size, size) == png_size((ICONS / f"gest-desktop-{size}.png").read_bytes())


def test_icon_for_windows():
    data = (ICONS / "gest-desktop.ico").read_bytes()
    _reserved, kind, count = struct.unpack("<HHH", data[:6])
    sizes = []
    for number in range(count):
        row = data[6 + 16 * number : 22 + 16 * number]
        wide, high, *_rest, length, start = struct.unpack("<BBBBHHII", row)
        assert start + length <= len(data)
        assert wide == high
        sizes.append(wide or 256)
    assert 1 == kind
    assert [16, 24, 32, 48, 64, 128, 256] == sorted(sizes)


def test_icon_for_the_mac():
    data = (ICONS / "gest-desktop.icns").read_bytes()
    assert (b"icns", len(data)) == struct.unpack(">4sI", data[:8])
    found, start = {}, 8
    while start < len(data):
        kind, length = struct.unpack(">4sI", data[start : start + 8])
        found[kind.decode()] = data[start + 8 : start + length]
        start += length
    for kind, size in {"ic11": 32, "ic12": 64, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024}.items():
        assert (size, size) == png_size(found[kind])
    for kind, size in {"ic04": 16, "ic05": 32}.items():
        planes = found[kind].removeprefix(b"ARGB")
        assert 4 * size * size == len(unpacked(planes))


def unpacked(data: bytes) -> bytes:
    """The bytes of literal runs, each preceded by its length."""
    out, start = b"", 0
    while start < len(data):
        count = data[start] + 1
        assert count <= 128
        out += data[start + 1 : start + 1 + count]
        start += 1 + count
    return out
