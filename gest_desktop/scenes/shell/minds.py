"""The processes that think for the computer: one for each game, started on first use."""

from __future__ import annotations

from collections.abc import Callable

from gest_desktop.ai.cores import processes
from gest_desktop.ai.worker import Worker


class Minds:
    """`cores` is the player's setting; whoever makes the opponent otherwise stands in for it."""

    def __init__(self, cores: int, make_worker: Callable[[], Worker] | None) -> None:
        self.cores = cores
        self.make_worker = make_worker or (lambda: Worker(processes(self.cores)))
        self.make_tale_worker: Callable[[str], Worker] = lambda mind: Worker(1, mind)
        self.started: Worker | None = None
        self.tales: dict[str, Worker] = {}

    @property
    def worker(self) -> Worker:
        """The opponent's processes."""
        if self.started is None:
            self.started = self.make_worker()
        return self.started

    def of_tale(self, mind: str) -> Worker:
        """The process that serves the mind of another tale."""
        if mind not in self.tales:
            self.tales[mind] = self.make_tale_worker(mind)
        return self.tales[mind]

    @property
    def is_thinking(self) -> bool:
        """Whether an opponent or an adviser is at work, which a review must not disturb."""
        worker = self.started
        return worker is not None and (worker.is_pondering or not worker.is_idle)

    def use(self, cores: int) -> None:
        """Follow a change of the setting."""
        self.cores = cores
        if self.started is not None:
            self.started.processes = processes(cores)

    def close(self) -> None:
        for worker in (self.started, *self.tales.values()):
            if worker is not None:
                worker.close()
        self.started = None
        self.tales.clear()
