"""The licences of everything that is in the bundle, gathered from where it was installed."""

import shutil
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

from pack.names import PACKAGING, ROOT

SHIPPED: Final = ("platformdirs", "pygame-gui", "python-i18n", "rich", "pyinstaller")
WORDS: Final = ("licen", "copying", "notice")  # pygame-ce's wheel has none: its LGPL is in build/packaging


class MissingLicenceError(LookupError):
    """Names a library that would be shipped without its licence."""


def gather(folder: Path) -> Path:
    """Write all of them into a new folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", folder / "gest-desktop.txt")
    shutil.copyfile(PACKAGING / "CREDITS.txt", folder / "CREDITS.txt")
    shutil.copyfile(PACKAGING / "licenses" / "LGPL-2.1.txt", folder / "pygame-ce-LGPL-2.1.txt")
    shutil.copyfile(PACKAGING / "licenses" / "libraries.txt", folder / "libraries.txt")
    shutil.copyfile(pythons_own(), folder / "python.txt")
    for name in SHIPPED:
        texts = list(texts_of(name))
        if not texts:
            raise MissingLicenceError(f"{name} has no licence in its metadata")
        for number, text in enumerate(texts, 1):
            shutil.copyfile(text, folder / f"{name}{f'-{number}' if number > 1 else ''}.txt")
    return folder


def texts_of(name: str) -> Iterator[Path]:
    found = distribution(name)
    for file in found.files or ():
        is_metadata = file.parts[0].endswith(".dist-info")
        if is_metadata and any(word in file.name.lower() for word in WORDS):
            yield Path(str(found.locate_file(file)))


def pythons_own() -> Path:
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix), Path(sys.base_prefix) / "Resources")
    for place in places:
        for name in ("LICENSE.txt", "LICENSE"):
            if (place / name).exists():
                return place / name
    return PACKAGING / "licenses" / "PSF-2.txt"
