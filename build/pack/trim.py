"""What is left out of the bundle, and what makes sure of it."""

from pathlib import PurePath
from typing import Final

# Modules. numpy, OpenSpiel and Dask, which would bring SciPy along, are for the laboratory only; readline
# and gdbm are under the GPL; OpenSSL is large, and the hashes that the game needs are in Python itself; so is
# what makes an identifier without libuuid.
EXCLUDES: Final = [
    "numpy",
    "scipy",
    "pyspiel",
    "dask",
    "distributed",
    "PIL",
    "yaml",
    "pygments",
    "markdown_it",
    "IPython",
    "attr",
    "typing_extensions",
    "mypy_extensions",
    "setuptools",
    "pkg_resources",
    "pip",
    "tkinter",
    "_tkinter",
    "turtle",
    "idlelib",
    "curses",
    "_curses",
    "readline",
    "_gdbm",
    "_dbm",
    "dbm",
    "sqlite3",
    "_sqlite3",
    "ssl",
    "_ssl",
    "_hashlib",
    "_uuid",
    "unittest",
    "doctest",
    "pdb",
    "pydoc",
    "pydoc_data",
    "test",
    "lib2to3",
    "ensurepip",
    "venv",
    "xmlrpc",
    "ftplib",
    "imaplib",
    "smtplib",
    "asyncio",
    "pygame.tests",
    "pygame.examples",
    "pygame.docs",
    "pygame.camera",
    "pygame._camera",
    "pygame._camera_opencv",
    "pygame._camera_vidcapture",
    "pygame.midi",
    "pygame.pypm",
    "pygame.sndarray",
    "pygame.surfarray",
    "pygame.ftfont",
    "i18n.tests",
]
# pygame-gui loads these before it is given ours; the others are for scripts that the game does not write.
FONTS: Final = {
    "FiraCode-Regular.ttf",
    "NotoSans-Regular.ttf",
    "NotoSans-Bold.ttf",
    "NotoSans-Italic.ttf",
    "NotoSans-BoldItalic.ttf",
}
FONT_FOLDER: Final = PurePath("pygame_gui", "data")
TRANSLATIONS: Final = {"pygame-gui.en.json", "pygame-gui.it.json"}
SOURCES: Final = {"gest.pot", "it.po"}  # what the compiled catalogue was made from
DEFAULT_FONT: Final = "freesansbold.ttf"  # pygame's own, under the GPL; the game never asks for it

Entry = tuple[str, str, str]  # where it goes, where it comes from, what it is: as PyInstaller lists files


def is_wanted(entry: Entry) -> bool:
    """Whether a file that PyInstaller has found is shipped."""
    path = PurePath(entry[0])
    if path.name in SOURCES or path.name == DEFAULT_FONT or "tests" in path.parts:
        return False
    if path.parent == FONT_FOLDER and path.suffix in (".ttf", ".otf"):
        return path.name in FONTS
    if path.parent == FONT_FOLDER / "translations":
        return path.name in TRANSLATIONS
    return True


def trimmed(entries: list[Entry]) -> list[Entry]:
    """Without what is not wanted, and without the copies of pygame's libraries beside the program.

    pygame's own recipe for PyInstaller puts its DLLs there, but it loads those in its folder.
    """
    beside_pygame = {PurePath(name).name for name, _source, _kind in entries if is_in_pygame(name)}
    return [
        entry
        for entry in entries
        if is_wanted(entry) and not (is_library(entry) and entry[0] in beside_pygame)
    ]


def is_in_pygame(name: str) -> bool:
    return PurePath(name).parent == PurePath("pygame")


def is_library(entry: Entry) -> bool:
    return entry[0].lower().endswith(".dll")
