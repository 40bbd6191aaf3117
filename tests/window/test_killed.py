"""A killed process loses no answer: the next one continues at the same question."""

import os
import subprocess
import sys
import threading
from random import Random

import pytest

from gest_desktop.scenes.shell.save_store import CURRENT, SaveStore
from gest_desktop.tales.bandits.table.session.saved import Saves

WANTED = os.environ.get("GEST_KILLS")  # many more every night
LONGEST_LIFE = 0.7  # seconds after the game has begun


def live_and_die(module, folder, seed, seconds):
    """The answer lists that the process printed before it was killed, and whether the game ended."""
    process = subprocess.Popen(
        [sys.executable, "-m", module, str(folder), str(seed)], stdout=subprocess.PIPE, text=True
    )
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


def kept_of_gest(store, told):
    """The answers of the saved game; the archive has them too."""
    loaded = store.load(store.path(CURRENT))
    if told:
        archived = store.archive.load(loaded.about.id)
        assert told == [str(answer) for answer in archived.answers[: len(told)]]
        assert not any(record.damage for record in store.archive.listed())
    return loaded.game.answers


def kept_of_bandits(store, _told):
    saves = Saves(store)
    return saves.load(saves.current).game.answers


@pytest.mark.parametrize(
    ("module", "kept_of", "kills"),
    [
        pytest.param("tests.window.answering_process", kept_of_gest, 15, id="gest"),
        pytest.param("tests.window.answering_bandits", kept_of_bandits, 4, id="bandits"),
    ],
)
def test_no_answer_is_lost_when_the_process_is_killed_at_random_moments(tmp_path, module, kept_of, kills):
    random, store = Random(1), SaveStore(tmp_path)
    seed, kept = 1, None  # a new game may begin with what chance answers
    for _kill in range(int(WANTED or kills)):
        told, is_over = live_and_die(module, tmp_path, seed, random.uniform(0.0, LONGEST_LIFE))
        assert kept in (None, told[0])
        kept = [str(answer) for answer in kept_of(store, told[-1])]
        assert told[-1] == kept[: len(told[-1])]
        if is_over:
            for file in (store.path(CURRENT), Saves(store).current):
                file.unlink(missing_ok=True)
            seed, kept = seed + 1, None
