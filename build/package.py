"""Make the packages for the system this runs on, into dist/; docs/packaging.md tells about them."""

import argparse
import importlib
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from pack.compiling import compile_package, why_not
from pack.files import largest, print_anything, run, say, size, write_checksum
from pack.names import COMPILED, DIST, NAME, PROGRAM, ROOT, SPEC, TITLE, VERSION, WORK, system

MEGABYTE = 1_000_000


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the packages for this system.")
    parser.add_argument("--bundle-only", action="store_true", help="stop when the program can be started")
    parser.add_argument("--plain", action="store_true", help="compile nothing, as where there is no compiler")
    parser.add_argument("--selftest", action="store_true", help="try out the bundle before it is packed")
    parser.add_argument("--window", action="store_true", help="try it out in a real window, too")
    options = parser.parse_args()
    print_anything()
    bundle = make_bundle(options.plain)
    if options.selftest:
        selftest(bundle, "--headless")
    if options.window:
        selftest(bundle)
    if options.bundle_only:
        return
    DIST.mkdir(exist_ok=True)
    for archive in importlib.import_module(f"pack.{system()}").package(bundle):
        write_checksum(archive)
        say(f"{archive.relative_to(ROOT)}: {archive.stat().st_size / MEGABYTE:.1f} MB")


def make_bundle(is_plain: bool) -> Path:
    say(f"{TITLE} {VERSION} for {system()}")
    prepare_compiled(is_plain)
    folder = WORK / "bundle"
    run(
        sys.executable,
        "-m",
        "PyInstaller",
        SPEC,
        "--noconfirm",
        "--clean",
        "--log-level",
        "WARN",
        "--distpath",
        folder,
        "--workpath",
        WORK / "pyinstaller",
    )
    bundle = folder / NAME
    say(f"bundle: {size(bundle) / MEGABYTE:.1f} MB; the largest parts of it:")
    for count, name in largest(bundle):
        print(f"{count / MEGABYTE:8.2f} MB  {name}")
    return bundle


def prepare_compiled(is_plain: bool) -> None:
    """Compile what gest.spec takes from there, or leave nothing there if that cannot be done."""
    shutil.rmtree(COMPILED, ignore_errors=True)
    reason = "Nothing is compiled, as was wished." if is_plain else why_not()
    if reason is None:
        say("compiling the rules and the search")
        compile_package(COMPILED)
    else:
        say(f"skipped: {reason} The program will play the same, but think slower.")


def executable(bundle: Path) -> Path:
    if system() == "macos":
        return bundle.with_name(f"{TITLE}.app") / "Contents" / "MacOS" / PROGRAM
    return bundle / (f"{PROGRAM}.exe" if system() == "windows" else PROGRAM)


def selftest(bundle: Path, *how: str) -> None:
    """The report is read from its file, since a Windows program may have no streams."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.txt"
        command = [str(executable(bundle)), "--selftest", *how, "--report", str(report)]
        say(" ".join(command))
        code = subprocess.call(command, stdout=subprocess.DEVNULL)
        print(report.read_text("utf-8") if report.exists() else "There is no report.")
    if code != 0:
        raise SystemExit("The bundle did not pass its selftest.")


if __name__ == "__main__":
    main()
