"""Compiles the rules and the opponent's search with mypyc; plain Python makes the same moves, slower."""

import ast
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path, PurePath
from typing import Any, Final

from pack.names import ROOT

PACKAGE: Final = "gest_desktop"
FOLDERS: Final = ("common", "rules", "ai", "tales")
QUICK_FOLDERS: Final = ("common", "rules", "ai")  # the first game alone
# What makes no moves.
QUICK_PLAIN: Final = ("ai/review/*.py", "ai/riddles/*.py")
PLAIN: Final = (
    "__init__.py",
    "ai/worker*.py",  # waits for pipes; the type of a pipe differs between systems
    "ai/lab/*.py",  # numpy, OpenSpiel, and no hurry
    "ai/lab/*/*.py",
    "rules/journal/*.py",  # mypyc takes the verb of an entry for a field; no search keeps a journal
    "rules/chronicle/*.py",  # mypyc takes what a starred pattern matches for a list; no search tells a tale
    "rules/ballad/*.py",  # the same
    "common/journal.py",  # the same
    "common/player_files.py",  # waits for the disk
    "common/line_engine.py",  # waits for a pipe
    "common/hourglass.py",  # the terminal derives one of its own
    "tales/*.py",  # a description each
    "tales/*/engine.py",
    "tales/*/rules/journal.py",
    "tales/*/rules/game.py",
    "tales/*/workshop/*.py",
    "tales/*/table/*.py",  # what has a window is plain, as all scenes
    "tales/*/table/*/*.py",
    "tales/*/pages/*.py",
    "tales/*/pages/*/*.py",
    "rules/words.py",  # mypyc drops a function whose name is _
    "rules/game.py",  # a lesson's game derives from Game, which a compiled class would not allow
)
LIBRARY: Final = f"{PACKAGE}__mypyc"  # holds all the code; the module beside each .py file only points to it
SUFFIX: Final = sysconfig.get_config_var("EXT_SUFFIX") or ".so"

# mypyc indents its C ever deeper, which costs gcc more time to complain about than to compile. Joining a
# product and a sum into one instruction would change the last bit of a value.
# On Linux, functions of a library can be replaced from outside unless it says otherwise; here nobody does.
OWN_CALLS: Final = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
FLAGS: Final = {
    "unix": [
        "-w",
        "-Wno-misleading-indentation",
        "-ffp-contract=off",
        *(OWN_CALLS if sys.platform == "linux" else ()),
    ]
}


def sources(package: Path, is_quick: bool = False) -> list[Path]:
    """The modules to compile, relative to the package: by folder, and all heirs of compiled classes."""
    folders, plain = (QUICK_FOLDERS, PLAIN + QUICK_PLAIN) if is_quick else (FOLDERS, PLAIN)
    every = [
        path.relative_to(package) for folder in folders for path in package.joinpath(folder).rglob("*.py")
    ]
    chosen = {path for path in every if not any(path.match(pattern) for pattern in plain)}
    names = {module_name(path) for path in chosen}
    heirs = {path for path in every if names & ancestors(package / path)}
    return sorted(chosen | heirs)


def module_name(path: PurePath) -> str:
    """The dotted name of a module, given relative to the package."""
    return ".".join((PACKAGE, *path.with_suffix("").parts))


def ancestors(path: Path) -> set[str]:
    """The modules with a class from which a class of this module derives: it must be compiled if they are."""
    tree = ast.parse(path.read_text("utf-8"))
    imported = {
        alias.asname or alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }
    bases = (base for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases)
    return {imported[base.id] for base in bases if isinstance(base, ast.Name) and base.id in imported}


def why_not() -> str | None:
    """Why nothing can be compiled here, in one sentence, or None if it can."""
    try:
        import setuptools  # noqa: F401 - before mypyc, which looks whether it is there
        from mypyc import build
    except ImportError as error:
        return f'Nothing is compiled: {error.name} is not installed (see the extra "compile").'
    build.setup_mypycify_vars()
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        Path("trial.c").write_text("#include <Python.h>\n", encoding="utf-8")
        compiler = new_compiler()
        try:
            compiler.compile(["trial.c"], include_dirs=[sysconfig.get_path("include")])
        except Exception as error:  # each system has its own class for this
            return f"Nothing is compiled: there is no working C compiler with Python's headers ({error})."
    return None


def new_compiler() -> Any:
    """Python's own compiler with its own settings; setuptools has no types for it."""
    from setuptools._distutils import ccompiler
    from setuptools._distutils import sysconfig as settings

    compiler = ccompiler.new_compiler()
    settings.customize_compiler(compiler)
    return compiler


def compile_package(out: Path, is_quick: bool = False) -> Path:
    """Write a copy of the package into a new folder, with an extension module beside each compiled module.

    A quick build leaves out the tales and what makes no moves, and is not optimised: enough to compare moves.
    """
    out = out.resolve()
    if out.exists() and not (out / PACKAGE).is_dir() and any(out.iterdir()):
        raise SystemExit(f"{out} holds something else, and is left alone.")
    shutil.rmtree(out, ignore_errors=True)
    for name in (PACKAGE, "assets"):
        shutil.copytree(ROOT / name, out / name, ignore=shutil.ignore_patterns("__pycache__", f"*{SUFFIX}"))
    paths = [str(PurePath(PACKAGE, path)) for path in sources(out / PACKAGE, is_quick)]
    with tempfile.TemporaryDirectory(prefix="gest-compile-", ignore_cleanup_errors=True) as work, chdir(out):
        build_extensions(c_modules(paths, work, is_quick), out, work)
    return out


def c_modules(paths: list[str], work: str, is_quick: bool) -> list[Any]:
    """Translate the modules to C; paths are relative to the current folder."""
    import setuptools  # noqa: F401 - before mypyc, which looks whether it is there
    from mypyc.build import mypycify

    # Types are checked by scripts/test.py, with all libraries at hand.
    settings = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
    return mypycify(
        [*settings, *paths],
        opt_level="0" if is_quick else "3",
        debug_level="0",
        multi_file=sys.platform == "win32",  # as one file, it is too much for Microsoft's compiler
        target_dir=work,
        group_name=PACKAGE,
    )


def build_extensions(extensions: list[Any], out: Path, work: str) -> None:
    from setuptools import Distribution

    flags = FLAGS.get(new_compiler().compiler_type, [])
    for extension in extensions:
        extension.extra_compile_args += flags
    command: Any = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.parallel = str(out), work, os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


def extensions_in(folder: Path) -> Iterator[Path]:
    """What was compiled, relative to the folder."""
    return (path.relative_to(folder) for path in sorted(folder.rglob(f"*{SUFFIX}")))


def exchange(pure: list[Any], binaries: list[Any], folder: Path) -> None:
    """Replace modules in PyInstaller's lists by what was compiled of them, if anything was."""
    found = {str(path).removesuffix(SUFFIX).replace(os.sep, "."): path for path in extensions_in(folder)}
    wanted = {entry[0] for entry in pure} | {LIBRARY}
    pure[:] = (entry for entry in pure if entry[0] not in found)  # in place: its bytecode is kept by identity
    binaries += (
        (str(path), str(folder / path), "EXTENSION") for name, path in found.items() if name in wanted
    )
