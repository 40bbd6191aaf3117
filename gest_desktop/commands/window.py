"""`gest`: open the window and play."""

from __future__ import annotations

import logging
import os
import sys
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gest_desktop import __version__
from gest_desktop.commands.log_file import keep_log

if TYPE_CHECKING:
    from gest_desktop.scenes.shell.app import App

ATTEMPTS: Final = 3  # restarts after a crash; a program that fails at once must end
RESET_AFTER: Final = 60.0  # seconds without a crash after which the count starts again

log = logging.getLogger(__name__)


def open_window(first: Callable[[App], None] | None = None) -> int:
    """Run until the player quits; return 1, with a message, if no window can be opened.

    What is opened `first` lies over the title.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from gest_desktop.scenes.menus.title.picture import read_ahead

    with suppress(OSError, ValueError):  # the title screen reads the picture again and reports the error
        read_ahead()
    from gest_desktop.scenes.shell import crash
    from gest_desktop.scenes.shell.folders import logs_folder
    from gest_desktop.scenes.shell.window import NoWindowError

    keep_log(logs_folder())
    log.info("Gest Desktop %s", __version__)
    try:
        return play_on(first)
    except NoWindowError as error:
        log.warning("%s", error)
        crash.say(str(error))
    except Exception as error:
        log.exception("The program could not go on.")
        crash.say(crash.sentence(crash.write_report(error, None, logs_folder())))
    return 1


def play_on(first: Callable[[App], None] | None = None) -> int:
    """Claim a name for the current game that no other running program uses, and clean the folders."""
    from gest_desktop.scenes.shell.claim import Claim
    from gest_desktop.scenes.shell.folders import games_folder, settings_file
    from gest_desktop.scenes.shell.leftovers import clean
    from gest_desktop.scenes.shell.save_store import ARCHIVE

    with closing(Claim(games_folder())) as claim:
        clean(games_folder())
        clean(games_folder() / ARCHIVE)
        clean(settings_file().parent)
        return play_with_restarts(claim.name, first)


def play_with_restarts(current: str, first: Callable[[App], None] | None = None) -> int:
    """Reopen the window after a crash, with a report and the game as it was, up to ATTEMPTS times.

    Ctrl-C raises KeyboardInterrupt once everything is saved and closed.
    """
    from gest_desktop.scenes.menus.title.scene import TitleScene
    from gest_desktop.scenes.shell import crash
    from gest_desktop.scenes.shell.folders import logs_folder
    from gest_desktop.scenes.shell.freed_memory import spare_the_lasting

    report: Path | None = None
    faults = 0
    while faults < ATTEMPTS:
        app, began = open_app(current), time.monotonic()
        spare_the_lasting()
        try:
            app.push(TitleScene(app))
            if first is not None and not faults:
                first(app)
            if faults:
                app.frame([], 0.0)  # draw the title first, since the crash message is shown on top of it
                app.push(crash.crash_scene(app, report))
            app.run()
            if app.is_interrupted:
                raise KeyboardInterrupt
            return 0
        except Exception as error:
            log.exception("The game stopped; what was played is kept.")
            report = crash.write_report(error, app, logs_folder())
            app.close()
            faults = 1 if time.monotonic() - began > RESET_AFTER else faults + 1
    crash.say(crash.sentence(report))
    return 1


def open_app(current: str = "current") -> App:
    """`current` is the name under which this program saves the current game."""
    from gest_desktop.scenes.shell import settings
    from gest_desktop.scenes.shell.app import App
    from gest_desktop.scenes.shell.folders import games_folder, refuges, settings_file
    from gest_desktop.scenes.shell.save_store import SaveStore

    app = App(settings.load(settings_file()), settings_file(), SaveStore(games_folder(), current, refuges()))
    if not app.sound.is_audible and app.settings.sound:
        print("There will be no sound: no device for it was found.", file=sys.stderr)
    return app
