"""Files written while the game goes on: in order, complete, and never lost."""

import errno
import os
import subprocess
import sys
import threading
import time

import pytest

from gest_desktop.scenes.shell import file_writer
from gest_desktop.scenes.shell.file_writer import FileWriter, recover
from tests.paths import ROOT


@pytest.fixture
def path(tmp_path):
    return tmp_path / "games" / "current.gest.json"


@pytest.fixture
def slow_disk(monkeypatch):
    """A disk that blocks until the event is set."""
    go_on = threading.Event()
    monkeypatch.setattr(file_writer.os, "fsync", lambda _file: go_on.wait(10))
    yield go_on
    go_on.set()


def test_after_a_flush_the_file_says_what_was_written_last(path):
    writer = FileWriter()
    for number in range(100):
        writer.write(path, f"{number}")
    writer.flush()

    assert "99" == path.read_text()
    assert [path] == list(path.parent.iterdir())


def test_writing_does_not_wait_for_the_disk(path, slow_disk):
    writer = FileWriter()
    writer.write(path, "1")

    assert not path.exists()
    slow_disk.set()
    writer.flush()
    assert "1" == path.read_text()


def test_files_are_put_in_place_in_the_order_in_which_they_were_written(path, slow_disk, monkeypatch):
    placed, replace = [], os.replace
    monkeypatch.setattr(file_writer.os, "replace", lambda a, b: (placed.append(b.name), replace(a, b)))
    writer = FileWriter()
    writer.write(path.with_name("a"), "1")
    while writer.pending:  # until the thread has begun with it
        time.sleep(0.001)
    for name in ("b", "c", "a"):
        writer.write(path.with_name(name), "1")
    slow_disk.set()
    writer.flush()

    assert ["a", "b", "c", "a"] == placed


def test_of_texts_that_wait_for_the_same_place_only_the_newest_is_written(path, slow_disk, monkeypatch):
    placed, replace = [], os.replace
    writer = FileWriter()
    writer.write(path, "1")
    while writer.pending:  # until the thread has begun with it
        time.sleep(0.001)
    for text in ("2", "3", "4"):
        writer.write(path, text)
    monkeypatch.setattr(file_writer.os, "replace", lambda a, b: (placed.append(a.read_text()), replace(a, b)))
    slow_disk.set()
    writer.flush()

    assert "4" == path.read_text()
    assert ["1", "4"] == placed


def test_what_a_killed_program_had_written_is_taken_up(path):
    """The process is killed while the disk is still writing."""
    code = (
        "import os, sys, time; from pathlib import Path\n"
        "from gest_desktop.scenes.shell import file_writer\n"
        "file_writer.os.fsync = lambda _file: time.sleep(60)\n"
        "file_writer.files.write(Path(sys.argv[1]), '[1, 2]')\n"
        "os._exit(9)\n"
    )
    path.parent.mkdir()
    path.write_text("[1]")
    assert 9 == subprocess.run([sys.executable, "-c", code, str(path)], cwd=ROOT, check=False).returncode
    assert "[1]" == path.read_text()

    recover(path)

    assert "[1, 2]" == path.read_text()
    assert [path] == list(path.parent.iterdir())


@pytest.mark.parametrize("text", ["", "[1, 2", '{"name": "'])
def test_what_was_cut_off_in_the_middle_is_not(path, text):
    path.parent.mkdir()
    path.write_text("[1]")
    path.with_name(f"{path.name}.7-1.new").write_text(text)

    recover(path)

    assert "[1]" == path.read_text()
    assert [path] == list(path.parent.iterdir())


def test_what_is_older_than_the_file_is_not(path):
    path.parent.mkdir()
    new = path.with_name(f"{path.name}.7-1.new")
    new.write_text("[1]")
    os.utime(new, ns=(1, 1))
    path.write_text("[1, 2]")

    recover(path)

    assert "[1, 2]" == path.read_text()


def test_a_full_disk_is_told_at_once_and_the_old_file_stays(path, monkeypatch):
    writer = FileWriter()
    writer.write(path, "1")
    writer.flush()

    def full(*_arguments, **_keywords):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(type(path), "write_text", full)
    with pytest.raises(OSError, match="No space left"):
        writer.write(path, "2")

    assert "1" == path.read_text()
    assert [path] == list(path.parent.iterdir())


def test_a_disk_that_fails_later_is_told_afterwards_and_the_old_file_stays(path, monkeypatch):
    writer = FileWriter()
    writer.write(path, "1")
    writer.flush()

    def broken(_file):
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(file_writer.os, "fsync", broken)
    writer.write(path, "2")
    writer.flush()

    assert "Input/output error" == writer.failure(path).strerror
    assert "1" == path.read_text()
    monkeypatch.undo()
    writer.write(path, "3")
    writer.flush()
    assert (None, "3") == (writer.failure(path), path.read_text())
