"""Where games are played: in processes of this computer or on a Dask cluster, through one interface."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from gest_desktop.ai.lab.errors import LabError

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")
Lost = tuple[type[BaseException], ...]  # what the games of a lost worker end with

TRIES: Final = 3  # rounds without a single result before giving up
LOCAL: Final = "local:"
PATIENCE: Final = 20  # seconds to wait for a cluster


class NoWorkersError(LabError):
    """Says in one sentence why no games can be played."""


@dataclass(frozen=True)
class Workers:
    """A number of processes, or the address of a Dask cluster; `local:2` starts one of two processes."""

    jobs: int = 1
    cluster: str | None = None

    def run(
        self, play: Callable[[Task], Outcome], tasks: Mapping[str, Task]
    ) -> Iterator[tuple[str, Outcome]]:
        """Yield the outcome of each named task as soon as it is ready; what a lost worker did is repeated.

        `play` must be importable, since processes are spawned.
        """
        if self.jobs <= 1 and self.cluster is None:
            yield from ((name, play(task)) for name, task in tasks.items())
            return
        left, rounds = dict(tasks), 0
        while left:
            rounds += 1
            with self.executor() as (pool, lost):
                for name, outcome in one_round(pool, lost, play, dict(left)):
                    del left[name]
                    rounds = 0
                    yield name, outcome
            if rounds == TRIES:
                raise NoWorkersError(f"The workers were lost {TRIES} times without finishing any game.")

    @contextmanager
    def executor(self) -> Iterator[tuple[Executor, Lost]]:
        if self.cluster is not None:
            with dask_client(self.cluster) as (client, killed):
                yield client.get_executor(pure=False), (BrokenExecutor, killed)
            return
        pool = ProcessPoolExecutor(self.jobs, multiprocessing.get_context("spawn"))
        try:
            yield pool, (BrokenExecutor,)
        finally:
            pool.shutdown(cancel_futures=True)


def one_round(
    pool: Executor, lost: Lost, play: Callable[[Task], Outcome], tasks: Mapping[str, Task]
) -> Iterator[tuple[str, Outcome]]:
    """The outcomes of all tasks whose workers survive."""
    names = {}
    try:
        for name, task in tasks.items():
            names[pool.submit(play, task)] = name
    except BrokenExecutor:  # a worker was lost already; the rest is left for the next round
        pass
    for future in as_completed(names):
        if not isinstance(future.exception(), lost):
            yield names[future], future.result()


@contextmanager
def dask_client(address: str) -> Iterator[tuple[Any, type[BaseException]]]:
    """A client, and the error of a task whose workers were killed; Dask is optional, so imported late."""
    try:
        from distributed import Client, KilledWorker, LocalCluster
    except ImportError as error:
        raise NoWorkersError("A cluster needs the packages of the extra `cluster`.") from error
    if address.startswith(LOCAL):
        number = address.removeprefix(LOCAL)
        if not number.isdecimal():
            raise NoWorkersError(f"{address} is no cluster: write {LOCAL}2 for one of two processes.")
        with (
            LocalCluster(n_workers=int(number), threads_per_worker=1, dashboard_address=None) as cluster,
            Client(cluster) as client,
        ):
            yield client, KilledWorker
        return
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise NoWorkersError(f"There is no cluster at {address}.") from error
    with client:
        yield client, KilledWorker
