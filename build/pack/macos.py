"""The Mac packages: the program in a zip and in a disk image, signed and notarised where the secrets are."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from pack.files import fresh, run, say
from pack.names import DIST, PACKAGING, ROOT, SIGN, TITLE, WORK, full_name, sign_identity

ACCOUNT = ("GEST_APPLE_ID", "GEST_APPLE_TEAM", "GEST_APPLE_PASSWORD")  # the last is an app's own password


def package(bundle: Path) -> Iterator[Path]:
    """PyInstaller has signed the program already if there is an identity."""
    app = bundle.with_name(f"{TITLE}.app")
    if sign_identity():
        run("codesign", "--verify", "--deep", "--strict", app)
    else:
        say(f"skipped: no {SIGN}, so the program has an ad-hoc signature; docs/packaging.md tells what to do")
    DIST.mkdir(exist_ok=True)
    notarise(app, zipped(app, WORK / "notarise.zip"))
    yield zipped(app, DIST / f"{full_name()}.zip")
    image = disk_image(app)
    if sign_identity():
        run("codesign", "--sign", sign_identity() or "", "--timestamp", image)
    notarise(image, image)
    yield image


def zipped(app: Path, archive: Path) -> Path:
    """Zip with the system's own tool, which keeps permissions, links and signatures."""
    archive.unlink(missing_ok=True)
    run("ditto", "-c", "-k", "--sequesterRsrc", "--keepParent", app, archive)
    return archive


def disk_image(app: Path) -> Path:
    folder = fresh(WORK / "image")
    shutil.copytree(app, folder / app.name, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE.txt")
    shutil.copyfile(PACKAGING / "CREDITS.txt", folder / "CREDITS.txt")
    image = DIST / f"{full_name()}.dmg"
    run("hdiutil", "create", "-volname", TITLE, "-srcfolder", folder, "-ov", "-format", "UDZO", image)
    return image


def notarise(target: Path, upload: Path) -> None:
    """Have Apple check it, and attach the answer to it."""
    account = [os.environ.get(name, "") for name in ACCOUNT]
    if not (sign_identity() and all(account)):
        say(f"skipped: {target.name} is not notarised, for that needs {SIGN}, {', '.join(ACCOUNT)}")
        return
    # Not by run(), which would show the password.
    words = ["xcrun", "notarytool", "submit", str(upload), "--wait"]
    for option, value in zip(("--apple-id", "--team-id", "--password"), account, strict=True):
        words += [option, value]
    say(f"notarytool submit {upload.name}")
    if subprocess.call(words) != 0:
        raise SystemExit(f"{target.name} was not notarised.")
    run("xcrun", "stapler", "staple", target)
