"""Render sounds into a folder, on two processes, and write the manifest of what is there."""

from __future__ import annotations

import json
from collections.abc import Collection
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path

from rich.progress import Progress

from sound.basics import RATE
from sound.catalogue import Job, jobs
from sound.levels import levelled, loudness
from sound.loudness import true_peak
from sound.ogg import decode, encode

PROCESSES = 2


@dataclass(frozen=True)
class Entry:
    """One file as the manifest tells it."""

    file: str
    name: str
    kind: str
    seconds: float
    lufs: float
    peak: float  # dBTP


def make(job: Job, folder: Path) -> Entry:
    """Render, level, encode, and measure what the encoder really left."""
    path = folder / job.file
    encode(levelled(job.kind, job.sound()), path)
    heard = decode(path)
    return Entry(
        file=job.file,
        name=job.name,
        kind=job.kind,
        seconds=round(len(heard) / RATE, 3),
        lufs=round(loudness(job.kind, heard), 1),
        peak=round(true_peak(heard), 1),
    )


def recorded(folder: Path) -> list[Entry]:
    """What the manifest of a folder tells, nothing if there is none."""
    path = folder / "manifest.json"
    told = json.loads(path.read_text("utf-8"))["sounds"] if path.exists() else []
    return [Entry(**entry) for entry in told]


def write_manifest(entries: Collection[Entry], folder: Path) -> None:
    """Tell all files in their order."""
    told = [asdict(entry) for entry in sorted(entries, key=lambda entry: entry.file)]
    text = json.dumps({"sounds": told}, indent=1, ensure_ascii=False)
    (folder / "manifest.json").write_text(text + "\n", "utf-8")


def render(folder: Path, only: Collection[str] = ()) -> list[Entry]:
    """Render every sound, or those named, and bring the manifest up to date."""
    todo = [job for job in jobs() if not only or job.name in only]
    entries = {entry.file: entry for entry in (recorded(folder) if only else [])}
    # Started afresh, the processes are the same on every system.
    with Progress() as bar, ProcessPoolExecutor(PROCESSES, get_context("spawn")) as pool:
        task = bar.add_task("Rendering", total=len(todo))
        for done in as_completed([pool.submit(make, job, folder) for job in todo]):
            entry = done.result()
            entries[entry.file] = entry
            bar.update(task, advance=1, description=f"{entry.name:18}")
    write_manifest(entries.values(), folder)
    return sorted(entries.values(), key=lambda entry: entry.file)
