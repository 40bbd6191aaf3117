"""A killed process loses no answer: the next one continues at the same question."""

import os
import subprocess
import sys
import threading
from random import Random

from gest_desktop.scenes.shell.save_store import CURRENT, SaveStore

KILLS = int(os.environ.get("GEST_KILLS", "15"))  # many more every night
LONGEST_LIFE = 0.7  # seconds after the game has begun


def live_and_die(folder, seed, seconds):
    """The answer lists that the process printed before it was killed, and whether the game ended."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.window.answering_process", str(folder), str(seed)],
        stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    told, killer = [], None  # type: list[list[str]], threading.Timer | None
    for line in process.stdout:
        told.append(line.split())
        if line.startswith("begins"):
            killer = threading.Timer(seconds, process.kill)
            killer.start()
    process.stdout.close()
    process.wait()
    assert killer is not None, "the game did not begin"
    killer.cancel()
    # The last line may have been cut off.
    return [line[1:] for line in told if line[0] in ("begins", "answers")], told[-1:] == [["over"]]


def test_no_answer_is_lost_when_the_process_is_killed_at_random_moments(tmp_path):
    random, store = Random(1), SaveStore(tmp_path)
    seed, kept = 1, []
    for _kill in range(KILLS):
        told, is_over = live_and_die(tmp_path, seed, random.uniform(0.0, LONGEST_LIFE))
        assert kept == told[0]
        loaded = store.load(store.path(CURRENT))
        saved = loaded.game
        assert told[-1] == [str(answer) for answer in saved.answers[: len(told[-1])]]
        kept = [str(answer) for answer in saved.answers]
        if told[-1]:
            archived = store.archive.load(loaded.about.id)
            assert told[-1] == [str(answer) for answer in archived.answers[: len(told[-1])]]
            assert not any(record.damage for record in store.archive.listed())
        if is_over:
            store.delete(store.path(CURRENT))
            seed, kept = seed + 1, []
