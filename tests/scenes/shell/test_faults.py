"""No answer is lost when the disk refuses: it is saved, or the player is told and it is saved later."""

import shutil
import sys

import pytest

from gest_desktop.rules.game import Beginning, Game
from gest_desktop.scenes.shell.file_writer import files
from gest_desktop.scenes.shell.save_store import ARCHIVE, CURRENT, SaveStore
from gest_desktop.scenes.table.session.contest import Contest, Seat
from tests.scenes.shell.faults import FAULTS, FaultyDisk

ANSWERS = 3
WINDOWS = sys.platform == "win32"


def answer(contest):
    contest.answer(contest.options()[0])


def kept(folder):
    """The answers that another program would find if this one were killed after its last write."""
    files.flush()  # nothing moves while the folder is copied
    twin = folder.with_name("twin")
    shutil.rmtree(twin, ignore_errors=True)
    shutil.copytree(folder, twin)
    store = SaveStore(twin)
    return store.load(store.path(CURRENT)).game.answers


def test_there_are_48_faults():
    assert 48 == len({str(fault) for fault in FAULTS})


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_no_answer_is_lost(tmp_path, fault):
    folder = tmp_path / "games"
    with FaultyDisk(folder).installed() as disk:
        contest = Contest(Game(Beginning(1)), (Seat(), Seat()), SaveStore(folder))
        for _answer in range(ANSWERS):
            answer(contest)
        files.flush()
        disk.fault = fault
        for _answer in range(ANSWERS):
            answer(contest)
            files.flush()
            told, answers = contest.trouble, contest.game.answers
            disk.fault, fault_now = None, disk.fault
            found = kept(folder)
            disk.fault = fault_now
            assert found == answers[: len(found)]
            assert told or found == answers
            assert not told or fault.times > 1
        assert disk.failed or (fault.operation == "folder" and WINDOWS)  # which flushes no folders
        disk.fault = None

        assert "" == contest.save_again()
        assert contest.game.answers == kept(folder)
        assert tuple(contest.game.answers) == contest.store.archive.load(contest.about.id).answers
        assert {contest.store.path(CURRENT), folder / ARCHIVE} == set(folder.iterdir())
        assert [contest.store.archive.path(contest.about.id)] == list((folder / ARCHIVE).iterdir())


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_a_named_game_is_saved_whole_or_not_at_all(tmp_path, fault):
    folder = tmp_path / "games"
    store, game, seats = (
        SaveStore(folder),
        Game(Beginning(1)),
        Contest(Game(Beginning(1)), (Seat(), Seat())).seats_json(),
    )
    with FaultyDisk(folder).installed() as disk:
        store.keep(game, seats, "Sunday")
        game.play(game.question()[0].options(game.state, game.question()[1])[0])
        disk.fault = fault
        told = store.keep(game, seats, "Sunday")
        disk.fault = None
        found = store.load(store.path("Sunday")).game.answers

    assert ([] if told else game.answers) == found
    assert [store.path("Sunday")] == list(folder.iterdir())
