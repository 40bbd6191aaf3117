"""The licences of everything that is in the bundle, gathered from where it was installed."""

import shutil
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path, PurePath
from typing import Final

from pack.names import COMPILED, PACKAGING, ROOT
from pack.trim import Entry

SHIPPED: Final = ("platformdirs", "pygame-gui", "python-i18n", "rich", "pyinstaller")
# Their folders beside each other, and our own where it is installed as a package.
FOLDERS: Final = {"gest_desktop", "i18n", "platformdirs", "pygame", "pygame_ce.libs", "pygame_gui", "rich"}
COMPILER: Final = "mypy"  # its runtime is in every compiled module
WORDS: Final = ("licen", "copying", "notice")  # pygame-ce's wheel has none: its LGPL is in build/packaging
OURS: Final = {  # in build/packaging/licenses, and as they are called in the bundle
    "LGPL-2.1.txt": "pygame-ce-LGPL-2.1.txt",
    "GPL-3.txt": "GPL-3.txt",
    "GCC-exception-3.1.txt": "GCC-exception-3.1.txt",
    "libraries.txt": "libraries.txt",
}
PACKAGES: Final = "site-packages"


class MissingLicenceError(LookupError):
    """Names a library that would be shipped without its licence."""


def gather(folder: Path) -> Path:
    """Write all of them into a new folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", folder / "gest-desktop.txt")
    shutil.copyfile(PACKAGING / "CREDITS.txt", folder / "CREDITS.txt")
    for ours, theirs in OURS.items():
        shutil.copyfile(PACKAGING / "licenses" / ours, folder / theirs)
    shutil.copyfile(pythons_own(), folder / "python.txt")
    for text in font_licences():
        shutil.copyfile(text, folder / text.name)
    for name in (*SHIPPED, COMPILER) if COMPILED.exists() else SHIPPED:
        copy_texts(name, folder)
    return folder


def check_origin(entries: Iterable[Entry]) -> None:
    """Stop if the bundle would get a library from this environment that nobody knows the licence of."""
    paths = [PurePath(source).parts for _name, source, _kind in entries]
    found = {parts[parts.index(PACKAGES) + 1] for parts in paths if PACKAGES in parts}
    if found - FOLDERS:
        raise MissingLicenceError(f"what is the licence of {', '.join(sorted(found - FOLDERS))}?")


def copy_texts(name: str, folder: Path) -> None:
    texts = list(texts_of(name))
    if not texts:
        raise MissingLicenceError(f"{name} has no licence in its metadata")
    for number, text in enumerate(texts, 1):
        shutil.copyfile(text, folder / f"{name}{f'-{number}' if number > 1 else ''}.txt")


def font_licences() -> list[Path]:
    """Those of the fonts that pygame-gui brings along; PyInstaller would leave them out."""
    folder = Path(str(distribution("pygame-gui").locate_file("pygame_gui/data/licenses")))
    found = sorted(folder.glob("*.txt"))
    if not found:
        raise MissingLicenceError("the fonts of pygame-gui have no licence")
    return found


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
