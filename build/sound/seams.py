"""Play each loop in SDL's own mixer, recorded to disk, and measure its seam: `python -m sound.seams`.

SDL's disk driver writes what a sound card would get, as fast as it can. The recording must hold the
decoded file twice without a sample lost or added; then the join is measured like any other moment.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from scipy import signal

from sound.basics import RATE, Stereo, samples
from sound.figures import ASSETS
from sound.measure import clicks, hole, join
from sound.ogg import decode
from sound.render import recorded

FRAME = 4  # bytes of a stereo sample of 16 bits
HEADING = "| loop | samples between laps | difference of laps | step | high | level dB | hole ms | clicks |"


def record(path: Path, seconds: float, raw: Path) -> Stereo:
    """So many seconds of a loop as SDL's mixer plays it."""
    os.environ.update(SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(raw), SDL_DISKAUDIODELAY="1")
    import pygame

    pygame.mixer.init(RATE, -16, 2, 1024)
    before = raw.stat().st_size
    pygame.mixer.Sound(path).play(loops=-1)
    while raw.stat().st_size < before + seconds * RATE * FRAME:
        time.sleep(0.02)
    pygame.mixer.quit()
    whole = raw.read_bytes()
    return np.frombuffer(whole[: len(whole) // FRAME * FRAME], "<i2").reshape(-1, 2) / 32_768


def starts(recording: Stereo, file: Stereo) -> list[int]:
    """The samples at which the recording begins the file's first second anew."""
    opening, heard = file[: samples(1)].sum(axis=1), recording.sum(axis=1)
    likeness = signal.fftconvolve(heard, opening[::-1], "valid")
    power = np.concatenate([[0.0], np.cumsum(heard**2)])
    apart = power[len(opening) :] - power[: -len(opening)] - 2 * likeness + np.sum(opening**2)
    found, _ = signal.find_peaks(-apart, height=-0.01 * float(np.sum(opening**2)), distance=RATE)
    return [int(at) for at in found]


def line(path: Path) -> str:
    """The seam of one loop, in one row."""
    file = decode(path)
    with tempfile.TemporaryDirectory() as folder:
        heard = record(path, 2.2 * len(file) / RATE + 2, Path(folder) / "mixer.raw")
    first, second, *_ = starts(heard, file)
    laps = heard[first:second], heard[second : 2 * second - first]
    apart = float(np.abs(laps[0][: len(laps[1])] - laps[1]).max())
    step, high, change = join(heard, second)
    broken = [at for at in clicks(heard[second - samples(1) : second + samples(1)]) if abs(at - 1) < 0.1]
    return (
        f"| {path.stem} | {second - first} of {len(file)} | {apart:.5f} | {step:.2f} | {high:.2f} "
        f"| {change:+.1f} | {hole(heard, second):.0f} | {len(broken)} |"
    )


def main() -> None:
    """Every loop of the manifest."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ASSETS
    print(HEADING)
    print("|" + "---|" * (HEADING.count("|") - 1))
    for entry in recorded(folder):
        if entry.kind != "effect":
            print(line(folder / entry.file), flush=True)


if __name__ == "__main__":
    main()
