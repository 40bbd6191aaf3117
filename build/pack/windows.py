"""The Windows packages: a zip to unpack anywhere, and an installer where Inno Setup is."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from pack.files import fill_in, fresh, run, say, zip_folder
from pack.names import DIST, NAME, PACKAGING, ROOT, VERSION, WORK, full_name

SOURCE = PACKAGING / "windows"
FOLDERS = ("ProgramFiles(x86)", "ProgramFiles")


def package(bundle: Path) -> Iterator[Path]:
    folder = fresh(WORK / "windows") / f"{NAME}-{VERSION}"
    shutil.copytree(bundle, folder)
    fill_in(SOURCE / "README.txt", folder / "README.txt")
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE.txt")
    shutil.copyfile(PACKAGING / "CREDITS.txt", folder / "CREDITS.txt")
    yield zip_folder(folder, DIST / f"{full_name()}.zip")
    compiler = inno_setup()
    if compiler is None:
        say("skipped: Inno Setup is not installed, so there is no installer")
        return
    name = f"{full_name()}-setup"
    run(
        compiler,
        f"/DVersion={VERSION}",
        f"/DSource={folder}",
        f"/DName={name}",
        f"/O{DIST}",
        SOURCE / "gest.iss",
    )
    yield DIST / f"{name}.exe"


def inno_setup() -> Path | None:
    found = shutil.which("iscc")
    if found:
        return Path(found)
    places = (Path(os.environ[name], "Inno Setup 6", "ISCC.exe") for name in FOLDERS if name in os.environ)
    return next((place for place in places if place.exists()), None)
