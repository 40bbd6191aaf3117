"""Write down every package that a release is made with, with the hashes of its files; needs uv."""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from pack.names import PACKAGING, ROOT

LOCK: Final = PACKAGING / "requirements.txt"
PYTHON: Final = "3.13"  # of the releases
HEADING: Final = """\
# What the packages are made with, for every system; written by build/lock.py.
--only-binary :all:
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Write build/packaging/requirements.txt anew.")
    parser.add_argument("--check", action="store_true", help="write nothing, fail if it is stale")
    options = parser.parse_args()
    locked = HEADING + resolved()
    if not options.check:
        LOCK.write_text(locked, encoding="utf-8", newline="\n")
    elif locked != LOCK.read_text("utf-8"):
        sys.exit("build/packaging/requirements.txt is stale; run build/lock.py.")


def resolved() -> str:
    """What the extra `package` needs; versions that were written down before are kept where they fit."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "requirements.txt"
        if LOCK.exists():
            target.write_bytes(LOCK.read_bytes())
        command = ["uv", "pip", "compile", "pyproject.toml", "--extra=package", "--universal", "--quiet"]
        command += [f"--python-version={PYTHON}", "--generate-hashes", "--no-header", "--no-annotate"]
        command += ["--no-emit-index-url", "--no-emit-find-links", f"--output-file={target}"]
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        return target.read_text("utf-8")


if __name__ == "__main__":
    main()
