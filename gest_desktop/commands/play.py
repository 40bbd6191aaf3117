"""`gest play`: a whole game in the terminal, in words alone."""

from __future__ import annotations

import sys
from contextlib import closing
from io import StringIO, TextIOWrapper
from typing import TextIO

from gest_desktop.ai.cores import processes
from gest_desktop.ai.worker import Worker
from gest_desktop.common.broken_pipe import reader_is_gone
from gest_desktop.common.refusal import RefusalError
from gest_desktop.rules.languages import speak_in
from gest_desktop.scenes.shell import settings
from gest_desktop.scenes.shell.folders import games_folder, settings_file
from gest_desktop.scenes.table.session.contest import Contest
from gest_desktop.scenes.table.session.rival import Rival
from gest_desktop.terminal.conversation import Conversation, QuitError
from gest_desktop.terminal.lines import Lines
from gest_desktop.terminal.opening import Wishes, opened
from gest_desktop.terminal.save_file import farewell
from gest_desktop.terminal.thinking import NoHourglass, Waiting, advice


def play(wishes: Wishes, language: str | None) -> int:
    """Play until the end, or until the player leaves; the language is by default that of the window."""
    chosen = settings.load(settings_file())
    speak_in(language or chosen.language)
    lines = Lines(source(), sys.stdout)
    try:
        contest = opened(wishes, games_folder())
    except RefusalError as refusal:
        lines.say(str(refusal))
        return 1
    try:
        with closing(Worker(processes(chosen.cores))) as worker:
            converse(contest, lines, worker)
    except OSError as error:
        if not reader_is_gone(error):
            raise
        contest.save_again()
        sys.stderr.close()  # the reader is gone, so not even an error message can be delivered
    return 0


def source() -> TextIO:
    """Standard input; a program without a console has none."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return sys.stdin or StringIO()


def converse(contest: Contest, lines: Lines, worker: Worker) -> None:
    """Play the game; whoever leaves is told how to continue. Ctrl-C is passed on."""
    rival = Rival(contest, worker)
    if not lines.is_person:
        rival.hourglass = NoHourglass()
    conversation = Conversation(contest, lines, Waiting(contest, rival), lambda: advice(contest, worker))
    try:
        conversation.run()
    except (EOFError, QuitError):
        lines.say(*farewell(contest))
    except KeyboardInterrupt:
        lines.say("", *farewell(contest))
        raise
