"""The Linux packages: an archive to unpack anywhere, and a folder that appimagetool makes one file of."""

import platform
import shutil
from collections.abc import Iterator
from pathlib import Path

from pack.files import fill_in, fresh, run, say, tar_xz
from pack.names import DIST, ICON_SIZES, ICONS, ID, NAME, PACKAGING, ROOT, VERSION, WORK, full_name

SOURCE = PACKAGING / "linux"
TOOL = "appimagetool"


def package(bundle: Path) -> Iterator[Path]:
    folder = fresh(WORK / "linux") / f"{NAME}-{VERSION}"
    shutil.copytree(bundle, folder, symlinks=True)
    share(folder / "share")
    papers(folder)
    for name in ("README.txt", "add-to-menu.sh"):
        fill_in(SOURCE / name, folder / name)
    check(folder / "share")
    yield tar_xz(folder, DIST / f"{full_name()}.tar.xz")
    yield from app_image(bundle)


def share(folder: Path) -> None:
    """What desktops look for below /usr/share."""
    fill_in(SOURCE / f"{ID}.desktop", folder / "applications" / f"{ID}.desktop")
    fill_in(SOURCE / f"{ID}.metainfo.xml", folder / "metainfo" / f"{ID}.metainfo.xml")
    for size in ICON_SIZES:
        target = folder / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png"
        target.parent.mkdir(parents=True)
        shutil.copyfile(ICONS / f"{NAME}-{size}.png", target)


def papers(folder: Path) -> None:
    """Licence and credits where people look first."""
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE.txt")
    shutil.copyfile(PACKAGING / "CREDITS.txt", folder / "CREDITS.txt")


def check(folder: Path) -> None:
    """Validate the desktop files with the desktops' own tools, where they are installed."""
    tools: dict[str, list[str | Path]] = {
        "desktop-file-validate": [folder / "applications" / f"{ID}.desktop"],
        "appstreamcli": ["validate", "--no-net", folder / "metainfo" / f"{ID}.metainfo.xml"],
    }
    for tool, arguments in tools.items():
        if shutil.which(tool):
            run(tool, *arguments)
        else:
            say(f"skipped: {tool} is not installed")


def app_image(bundle: Path) -> Iterator[Path]:
    """The folder is always made; the one file only where the tool is."""
    folder = fresh(WORK / f"{NAME}.AppDir")
    shutil.copytree(bundle, folder / "usr" / "lib" / NAME, symlinks=True)
    share(folder / "usr" / "share")
    papers(folder)
    fill_in(SOURCE / "AppRun", folder / "AppRun")
    shutil.copyfile(SOURCE / f"{ID}.desktop", folder / f"{ID}.desktop")
    shutil.copyfile(ICONS / f"{NAME}-256.png", folder / f"{NAME}.png")
    (folder / ".DirIcon").symlink_to(f"{NAME}.png")
    (folder / "usr" / "bin").mkdir()
    (folder / "usr" / "bin" / "gest").symlink_to(f"../lib/{NAME}/gest")
    if shutil.which(TOOL):
        target = DIST / f"{full_name()}.AppImage"
        run("env", f"ARCH={platform.machine()}", TOOL, folder, target)
        yield target
    else:
        say(f"skipped: {TOOL} is not installed; the folder for it is {folder.relative_to(ROOT)}")
