"""What goes into the bundle and what does not, without building one."""

import ast
import io
import re
import sys
from importlib.util import find_spec
from pathlib import Path, PurePath

import pygame
import pytest

from tests.packaging.tools import BUILD, ROOT

from pack import files, licences, trim  # isort: skip
from pack.named_modules import named_modules  # isort: skip
from pack.names import ICON_SIZES, ID, VERSION  # isort: skip
from pack.version_resource import four_numbers, numbers_only, version_resource  # isort: skip

from gest_desktop import __version__
from gest_desktop.tales.shelf import TALES

WINDOWS = sys.platform == "win32"
LAB = "gest_desktop/ai/lab"
# The only modules that may import numpy, OpenSpiel or Dask.
TRAINING = {
    f"{LAB}/{module}"
    for module in (
        "train.py",
        "ratings.py",
        "executors.py",
        "secrecy/guesser.py",
        "baselines/openspiel.py",
        "instinct/fit.py",
    )
}


def for_types_only(tree: ast.Module) -> list[ast.stmt]:
    """What only the type checker reads; PyInstaller would follow it."""
    blocks = (node for node in ast.walk(tree) if isinstance(node, ast.If))
    return [line for block in blocks if ast.unparse(block.test) == "TYPE_CHECKING" for line in block.body]


def imported(tree: ast.Module) -> set[str]:
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {node.module or ""} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_the_program_imports_nothing_that_is_left_out():
    for path in sorted((ROOT / "gest_desktop").rglob("*.py")):
        if path.relative_to(ROOT).as_posix() in TRAINING:
            continue
        tree = ast.parse(path.read_text("utf-8"))
        for name in imported(tree) - imported(ast.Module(for_types_only(tree), [])):
            parts = name.split(".")
            prefixes = {".".join(parts[:count]) for count in range(1, len(parts) + 1)}
            assert not prefixes & set(trim.EXCLUDES), f"{path} imports {name}"


def test_the_recipe_knows_what_the_shelf_names():
    found = named_modules()

    assert {"gest_desktop.scenes.menus.shelf.a_gest", "gest_desktop.tales.bandits.pages.doors"} <= set(found)
    assert {tale.mind for tale in TALES} | {tale.engine for tale in TALES} <= set(found)
    assert all(find_spec(name) for name in found)


def test_what_is_imported_for_types_only_is_left_out():
    found = set()
    for path in sorted((ROOT / "gest_desktop").rglob("*.py")):
        found |= imported(ast.Module(for_types_only(ast.parse(path.read_text("utf-8"))), []))
    foreign = (
        {name.partition(".")[0] for name in found} - sys.stdlib_module_names - {"gest_desktop", "pygame"}
    )

    assert foreign
    assert foreign <= set(trim.EXCLUDES)


def test_the_program_does_not_reach_for_numpy_through_pygame():
    for path in sorted((ROOT / "gest_desktop").rglob("*.py")):
        source = path.read_text("utf-8")
        assert "surfarray" not in source, path
        assert "sndarray" not in source, path


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        ("pygame/freesansbold.ttf", False),
        ("pygame_gui/data/NotoSans-Regular.ttf", True),
        ("pygame_gui/data/FiraCode-Regular.ttf", True),
        ("pygame_gui/data/default_theme.json", True),
        ("pygame_gui/data/NotoSansSC-Bold.otf", False),
        ("pygame_gui/data/NotoSansKR-Regular.ttf", False),
        ("pygame_gui/data/translations/pygame-gui.it.json", True),
        ("pygame_gui/data/translations/pygame-gui.ja.json", False),
        ("gest_desktop/assets/fonts/caudex-700-normal.ttf", True),
        ("gest_desktop/assets/locale/it.mo", True),
        ("gest_desktop/assets/locale/it.po", False),
        ("i18n/tests/resources/translations.json", False),
    ],
)
def test_fonts_of_other_scripts_and_sources_stay_out(path, wanted):
    assert wanted == trim.is_wanted((str(PurePath(path)), "", "DATA"))


def test_no_library_is_shipped_twice():
    twice = [("SDL2.dll", "", "BINARY"), ("pygame\\SDL2.dll" if WINDOWS else "pygame/SDL2.dll", "", "BINARY")]
    once = [("python313.dll", "", "BINARY"), ("SDL2.txt", "", "DATA")]

    assert [twice[1], *once] == trim.trimmed([*twice, *once])


def test_without_git_the_sources_can_be_packed(monkeypatch):
    def no_program(*_command, **_options):
        raise FileNotFoundError("git")

    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setattr(files.subprocess, "run", no_program)

    assert files.EARLIEST == files.when()


def test_a_code_page_that_lacks_a_sign_stops_no_packing(monkeypatch):
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, "cp437"))
    files.print_anything()
    files.say("1280 × 720")

    assert b"--- 1280 ? 720" == written.getvalue().strip()


def test_the_recipe_uses_what_is_tested_here():
    recipe = (BUILD / "gest.spec").read_text("utf-8")
    ast.parse(recipe)
    for words in (
        "hiddenimports=named_modules()",
        "excludes=EXCLUDES",
        "trimmed(analysis.datas)",
        "trimmed(analysis.binaries)",
        "upx=False",
        '"NSHighResolutionCapable": True',
        '"CFBundleVersion": numbers_only(VERSION)',
        "write_version_resource",
        "gather(",
        "check_origin([*analysis.pure, *analysis.binaries, *analysis.datas])",
        "exchange(analysis.pure, analysis.binaries, COMPILED)",
    ):
        assert words in recipe


def test_the_program_begins_with_the_opponents_process():
    """Else each opponent would open a window, and start an opponent of its own."""
    tree = ast.parse((ROOT / "gest_desktop" / "__main__.py").read_text("utf-8"))
    main = next(node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "main")
    assert "multiprocessing.freeze_support()" == ast.unparse(main.body[0])


def test_the_version_resource_tells_the_version_of_the_program():
    assert __version__ == VERSION
    told = version_resource()
    ast.parse(told)
    assert f"StringStruct('ProductVersion', '{__version__}')" in told
    assert f"filevers={four_numbers(__version__)}" in told


@pytest.mark.parametrize(
    ("version", "numbers"), [("1.2.3", (1, 2, 3, 0)), ("0.1", (0, 1, 0, 0)), ("2.0.0rc1", (2, 0, 0, 0))]
)
def test_windows_wants_four_numbers(version, numbers):
    assert numbers == four_numbers(version)


@pytest.mark.parametrize(
    ("version", "numbers"), [("1.2.3", "1.2.3"), ("0.1", "0.1.0"), ("2.0.0rc1", "2.0.0")]
)
def test_macos_wants_three_numbers(version, numbers):
    assert numbers == numbers_only(version)


def test_every_library_is_shipped_with_its_licence(tmp_path, monkeypatch):
    monkeypatch.setattr(licences, "SHIPPED", [name for name in licences.SHIPPED if name != "pyinstaller"])
    names = {path.name for path in licences.gather(tmp_path / "licences").iterdir()}
    assert {
        "gest-desktop.txt",
        "python.txt",
        "pygame-ce-LGPL-2.1.txt",
        "pygame-gui.txt",
        "rich.txt",
        "libraries.txt",
        "GPL-3.txt",
        "GCC-exception-3.1.txt",
        "NotoSans-LICENSE.txt",
        "FiraCode-LICENSE.txt",
    } <= names


def test_compiled_modules_are_shipped_with_the_licence_of_their_compiler(tmp_path, monkeypatch):
    pytest.importorskip("mypyc")
    monkeypatch.setattr(licences, "SHIPPED", ())
    for compiled in (tmp_path / "nowhere", tmp_path):
        monkeypatch.setattr(licences, "COMPILED", compiled)
        names = {path.name for path in licences.gather(tmp_path / "licences").iterdir()}

        assert compiled.exists() == ("mypy.txt" in names)


def test_a_library_of_unknown_licence_stops_the_packing():
    home = Path("venv", "lib", "site-packages")
    known = [("rich", str(home / "rich" / "text.py"), "PYMODULE"), ("json", "lib/json.py", "PYMODULE")]
    licences.check_origin(known)

    with pytest.raises(licences.MissingLicenceError, match="scipy"):
        licences.check_origin([*known, ("scipy", str(home / "scipy" / "fft.py"), "PYMODULE")])


def test_no_licence_of_a_library_breaks_off():
    told = (BUILD / "packaging" / "licenses" / "libraries.txt").read_text("utf-8")
    _head, *parts = re.split(r"^-{70}\n(.+)\n-{70}\n", told, flags=re.MULTILINE)
    for name, text in zip(parts[::2], parts[1::2], strict=True):
        assert text.rstrip().endswith((".", "www.freetype.org")), name


def test_every_library_of_pygame_is_named_with_its_licence():
    """Those are beside pygame in a wheel for Linux, and in its folder elsewhere."""
    home = Path(pygame.__file__).parent
    places = (*home.with_name("pygame_ce.libs").glob("*.so*"), *home.glob("*.dll"), *home.glob(".dylibs/*"))
    told = (BUILD / "packaging" / "licenses" / "libraries.txt").read_text("utf-8").lower()
    for place in places:
        assert re.match(r"(?:lib)?([a-z]+)", place.name.lower())[1] in told, place.name


def test_the_entry_of_the_menu_and_the_metadata_belong_together():
    folder = BUILD / "packaging" / "linux"
    entry = (folder / f"{ID}.desktop").read_text("utf-8")
    metadata = (folder / f"{ID}.metainfo.xml").read_text("utf-8")
    window = (ROOT / "gest_desktop" / "scenes" / "shell" / "window.py").read_text("utf-8")
    assert f"<id>{ID}</id>" in metadata
    assert f'<launchable type="desktop-id">{ID}.desktop</launchable>' in metadata
    assert "StartupWMClass=gest-desktop" in entry
    assert '"gest-desktop"' in window
    assert 512 in ICON_SIZES


@pytest.mark.skipif(sys.platform == "win32", reason="rights are another matter there")
def test_scripts_can_be_started():
    for name in ("AppRun", "add-to-menu.sh"):
        assert (BUILD / "packaging" / "linux" / name).stat().st_mode & 0o100
