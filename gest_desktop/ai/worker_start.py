"""Starts and ends the processes of the opponent."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Sequence
from multiprocessing.context import SpawnProcess
from typing import Final

from gest_desktop.ai.worker_assistants import assist
from gest_desktop.ai.worker_pipe import Connection
from gest_desktop.ai.worker_process import serve

DYING: Final = 2.0  # seconds; a process that the system cannot end is left to it

Started = tuple[Connection, SpawnProcess, list[SpawnProcess]]  # a pipe to the head, the head, the assistants


def start_processes(number: int, mind: str) -> Started:
    """Start a head with this mind, with a pipe to each of its assistants.

    A pipe's ends are closed here once they are handed on, so that each end notices when the other is gone.
    """
    context = multiprocessing.get_context("spawn")
    pipe, theirs = context.Pipe()
    assistants, to_assistants = [], []
    for place in range(1, number):
        heads, own = context.Pipe()
        name = f"gest opponent's assistant {place}"
        assistant = context.Process(target=assist, args=(own,), name=name, daemon=True)
        assistant.start()
        own.close()
        assistants.append(assistant)
        to_assistants.append(heads)
    head = context.Process(
        target=serve, args=(theirs, to_assistants, mind), name="gest opponent", daemon=True
    )
    head.start()
    for end in (theirs, *to_assistants):
        end.close()
    return pipe, head, assistants


def end_processes(processes: Sequence[SpawnProcess], patience: float = 0.0) -> None:
    """Let the processes end by themselves for so many seconds, then kill those left."""
    until = time.monotonic() + patience
    for process in processes if patience else ():
        process.join(max(0.0, until - time.monotonic()))
    for process in processes:
        process.kill()
    for process in processes:
        process.join(DYING)
        if not process.is_alive():
            process.close()
