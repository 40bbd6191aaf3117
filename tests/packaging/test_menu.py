"""The script that adds the game to a Linux desktop menu works from folders with any name."""

import shutil
import subprocess
import sys

import pytest

from tests.packaging.tools import BUILD

from pack.linux import share  # isort: skip
from pack.names import ID  # isort: skip

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="a script for Linux")


@pytest.fixture
def folder(tmp_path):
    """The game in a folder whose name has every character that could break a desktop entry."""
    folder = tmp_path / 'Größe è "100%" $HOME `x` \\y'
    share(folder / "share")
    shutil.copy(BUILD / "packaging" / "linux" / "add-to-menu.sh", folder)
    for path in folder.rglob("*"):
        path.chmod(0o555 if path.is_dir() or path.suffix == ".sh" else 0o444)
    yield folder
    for path in folder.rglob("*"):
        path.chmod(0o755)


def run(folder, home, *arguments):
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    subprocess.run([folder / "add-to-menu.sh", *arguments], env=environment, check=True, capture_output=True)


def test_the_game_goes_into_the_menu_and_out_of_it(folder, tmp_path):
    home = tmp_path / "Jörg è"
    run(folder, home)
    run(folder, home)  # again, as after moving the folder

    entry = home / ".local" / "share" / "applications" / f"{ID}.desktop"
    line = next(line for line in entry.read_text("utf-8").splitlines() if line.startswith("Exec="))
    assert f"{folder}/gest" == read_command(line.removeprefix("Exec="))
    assert 8 == len(list(home.rglob("gest-desktop.png")))
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", entry], check=True)

    run(folder, home, "--remove")
    assert not entry.exists()
    assert not list(home.rglob("gest-desktop.png"))


def read_command(words: str) -> str:
    """Unescape as desktops do: first the escapes of any value, then the quoting of a command."""
    words = words.replace("\\\\", "\0").replace("\0", "\\")
    assert words.startswith('"')
    assert words.endswith('"')
    out, signs = "", iter(words[1:-1])
    for sign in signs:
        if sign == "%":
            assert "%" == next(signs)
        assert sign not in '"`$'
        out += next(signs) if sign == "\\" else sign
    return out
