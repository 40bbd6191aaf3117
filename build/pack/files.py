"""Copies, archives and counts files; the same sources give the same archive."""

import hashlib
import lzma
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from pack.names import ROOT, VERSION

X86: Final = ("x86_64", "AMD64")
EARLIEST: Final = 315_532_800  # 1980: a zip file knows no earlier time


def print_anything() -> None:
    """Let a console print a question mark for a sign that its code page lacks, instead of an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def say(words: str) -> None:
    print(f"--- {words}", flush=True)


def run(*command: str | Path, cwd: Path | None = None) -> None:
    """Show what is done, and stop if it fails."""
    say(" ".join(str(word) for word in command))
    subprocess.run([str(word) for word in command], check=True, cwd=cwd)


def when() -> int:
    """The time that all packed files bear: of the last commit, not of this minute."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    return max(int(told or time_of_commit() or 0), EARLIEST)


def time_of_commit() -> str:
    """Nothing where there is no git, as in an unpacked archive of the sources."""
    command = ["git", "log", "-1", "--format=%ct"]
    try:
        asked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return asked.stdout.strip()


def fill_in(source: Path, target: Path) -> None:
    """Copy a text with today's version in it."""
    day = datetime.fromtimestamp(when(), UTC).date().isoformat()
    text = source.read_text("utf-8").replace("@VERSION@", VERSION).replace("@DATE@", day)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8", newline="\n")
    shutil.copymode(source, target)


def fresh(folder: Path) -> Path:
    """An empty folder, whatever was there."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def inside(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.is_symlink() or path.is_file())


def size(folder: Path) -> int:
    return sum(path.stat().st_size for path in inside(folder) if not path.is_symlink())


def largest(folder: Path, number: int = 10) -> list[tuple[int, str]]:
    """The largest parts: libraries one by one, folders of assets as a whole."""
    parts: dict[str, int] = {}
    for path in inside(folder):
        if not path.is_symlink():
            name = path.relative_to(folder).as_posix()
            before, mark, after = name.partition("/assets/")
            part = f"{before}{mark}{after.partition('/')[0]}/" if mark and "/" in after else name
            parts[part] = parts.get(part, 0) + path.stat().st_size
    return sorted(((count, name) for name, count in parts.items()), reverse=True)[:number]


def filters() -> list[dict[str, int]]:
    """How xz packs: machine code of x86 shrinks more once its jumps are told from where code begins."""
    best = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}
    return [{"id": lzma.FILTER_X86}, best] if platform.machine() in X86 else [best]


def tar_xz(folder: Path, archive: Path) -> Path:
    """Pack a folder under its own name."""
    moment = when()

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = moment, 0, 0, "", ""
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    archive.parent.mkdir(parents=True, exist_ok=True)
    with lzma.open(archive, "wb", filters=filters()) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        tar.add(folder, folder.name, recursive=False, filter=plain)
        for path in sorted(folder.rglob("*")):
            name = f"{folder.name}/{path.relative_to(folder).as_posix()}"
            tar.add(path, name, recursive=False, filter=plain)
    return archive


def zip_folder(folder: Path, archive: Path) -> Path:
    """Pack a folder under its own name; for Windows, where files have neither rights nor links."""
    moment = datetime.fromtimestamp(when(), UTC).timetuple()[:6]
    archive.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in inside(folder):
            name = f"{folder.name}/{path.relative_to(folder).as_posix()}"
            entry = zipfile.ZipInfo(name, moment)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, path.read_bytes(), compresslevel=9)
    return archive


def write_checksum(archive: Path) -> Path:
    """Beside the archive, as `sha256sum --check` reads it."""
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    target = archive.with_name(archive.name + ".sha256")
    target.write_text(f"{digest}  {archive.name}\n", encoding="utf-8", newline="\n")
    return target
