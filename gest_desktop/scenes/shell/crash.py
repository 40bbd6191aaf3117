"""Crash handling: a report without personal data, and a way back into the game."""

from __future__ import annotations

import json
import os
import platform
import re
import sys
import time
import traceback
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from gest_desktop import __version__
from gest_desktop.rules.compiled import how_it_runs
from gest_desktop.rules.saves import to_json
from gest_desktop.rules.words import _
from gest_desktop.scenes.menus.dialogs import AskScene, no_more
from gest_desktop.scenes.menus.opening import contest_of, open_table, unfinished
from gest_desktop.scenes.shell.folders import HOME
from gest_desktop.scenes.table.session.contest import Contest

if TYPE_CHECKING:
    from gest_desktop.scenes.shell.app import App

NAMES: Final = ("USER", "LOGNAME", "USERNAME")  # environment variables with the user name


def write_report(error: BaseException, app: App | None, folder: Path) -> Path | None:
    """Write a crash report; return None if even that fails."""
    stem = time.strftime("crash-%Y%m%d-%H%M%S")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path, number = folder / f"{stem}.txt", 2
        while path.exists():
            path, number = folder / f"{stem}-{number}.txt", number + 1
        path.write_text(report(error, app), encoding="utf-8")
    except OSError:
        return None
    return path


def report(error: BaseException, app: App | None) -> str:
    """Everything that helps to find the bug, and nothing about the player."""
    sdl = ".".join(str(number) for number in pygame.get_sdl_version())
    parts = [
        f"Gest Desktop {__version__}{' (bundle)' if getattr(sys, 'frozen', False) else ''}, {how_it_runs()}",
        f"Python {platform.python_version()}, pygame-ce {pygame.ver}, SDL {sdl}",
        platform.platform(),
        "",
        "".join(traceback.format_exception(error)),
    ]
    if app is not None:
        parts += [
            "Scenes: " + ", ".join(type(scene).__name__ for scene in app.scenes),
            "Settings: " + json.dumps(asdict(app.settings)),
            *(game for scene in app.scenes if (game := game_of(scene))),
        ]
    return without_names("\n".join(parts) + "\n")


def game_of(scene: object) -> str:
    """The beginning and the answers of the game on a table, which are enough to replay it."""
    contest = getattr(scene, "contest", None)
    if not isinstance(contest, Contest):
        return ""
    data = to_json(contest.game, __version__)
    return "Game: " + json.dumps({name: data[name] for name in ("beginning", "answers")})


def without_names(text: str) -> str:
    """Replace the home folder by ~, and remove the user name from all other paths."""
    home = str(Path.home())
    for folder, sign in ((os.environ.get(HOME, ""), f"${HOME}"), (home, "~")):
        for spelling in spellings(folder):
            text = text.replace(spelling, sign)
    for name in {*(os.environ.get(variable, "") for variable in NAMES), Path(home).name} - {""}:
        text = re.sub(rf"(?<=[/\\]){re.escape(name)}(?=[/\\])", "…", text)
    return text


def spellings(folder: str) -> Iterable[str]:
    """A folder as written by the system, Python and JSON, longest first."""
    if len(folder.strip("/\\")) < 2:
        return []
    ways = {folder, os.path.realpath(folder), Path(folder).as_posix()}
    ways |= {way.replace("\\", "\\\\") for way in ways} | {json.dumps(way)[1:-1] for way in ways}
    return sorted(ways, key=len, reverse=True)


def sentence(path: Path | None) -> str:
    """The message for the player."""
    if path is None:
        return _("Something went wrong, but your game is safe.")
    words = _("Something went wrong, but your game is safe. A report was saved to {file}.")
    return words.format(file=as_found(path))


def as_found(path: Path) -> str:
    """A path that the player can follow, with ~ for the home folder."""
    home = Path.home()
    return str(Path("~", path.relative_to(home))) if path.is_relative_to(home) else str(path)


def crash_scene(app: App, path: Path | None) -> AskScene:
    """The message over the title, with an offer to continue the current game if possible."""
    saved = unfinished(app.store)
    answers = [(_("Main menu"), "brown", no_more)]
    if saved is not None:
        answers.append((_("Continue"), "green", lambda: open_table(app, contest_of(app, saved))))
    return AskScene(app, _("The tale broke off"), sentence(path), answers)


def say(words: str) -> None:
    """Print to the terminal; a bundle, which may have none, also shows a message box."""
    if sys.stderr is not None:
        print(words, file=sys.stderr)
    if getattr(sys, "frozen", False) and sys.platform in ("win32", "darwin"):
        with suppress(pygame.error):
            pygame.display.message_box("Gest Desktop", words, message_type="warn")
