"""Ogg Vorbis files that are the same bytes whenever the sound is the same."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import soundfile

from sound.basics import RATE, Stereo

SERIAL = 1  # libsndfile draws a random one for each file
POLYNOMIAL = 0x04C11DB7
HEADER = 27  # bytes of a page before its table of segments
BLOCK = 8_192  # samples written at once: libsndfile's encoder keeps a whole block on the stack


def _row(index: int) -> int:
    """One entry of the table for Ogg's checksum."""
    value = index << 24
    for _ in range(8):
        value = (value << 1) ^ POLYNOMIAL if value & 0x8000_0000 else value << 1
    return value & 0xFFFF_FFFF


TABLE = tuple(_row(index) for index in range(256))


def checksum(page: bytes | bytearray) -> int:
    """Ogg's CRC: not reflected, beginning with nothing."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFF_FFFF) ^ TABLE[(value >> 24) ^ byte]
    return value


def renumbered(stream: bytes) -> bytes:
    """The stream with our serial number in each page, and each page's checksum made right."""
    out = bytearray(stream)
    at = 0
    while at < len(out):
        if out[at : at + 4] != b"OggS":
            raise ValueError(f"no Ogg page at byte {at}")
        segments = out[at + HEADER - 1]
        body = at + HEADER + segments
        end = body + sum(out[at + HEADER : body])
        struct.pack_into("<I", out, at + 14, SERIAL)
        struct.pack_into("<I", out, at + 22, 0)
        struct.pack_into("<I", out, at + 22, checksum(out[at:end]))
        at = end
    return bytes(out)


def encode(sound: Stereo, path: Path) -> None:
    """Write Ogg Vorbis at quality 5."""
    memory = io.BytesIO()
    with soundfile.SoundFile(
        memory, "w", RATE, channels=2, format="OGG", subtype="VORBIS", compression_level=0.5
    ) as file:
        for start in range(0, len(sound), BLOCK):
            file.write(sound[start : start + BLOCK])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(renumbered(memory.getvalue()))


def decode(path: Path) -> Stereo:
    """What a player will hear of a file."""
    sound: Stereo
    sound, _ = soundfile.read(path, always_2d=True)
    return sound
