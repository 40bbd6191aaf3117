"""Files written while the game goes on: in order, complete, and never lost."""

import errno
import os
import stat
import subprocess
import sys
import threading
import time

import pytest

from gest_desktop.common import player_files
from gest_desktop.scenes.shell.file_writer import FileWriter
from gest_desktop.scenes.shell.leftovers import clean, recover
from tests.paths import ROOT


@pytest.fixture
def path(tmp_path):
    return tmp_path / "games" / "current.gest.json"


@pytest.fixture
def slow_disk(monkeypatch):
    """A disk that blocks until the event is set."""
    go_on = threading.Event()
    monkeypatch.setattr(os, "fsync", lambda _file: go_on.wait(10))
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
    monkeypatch.setattr(os, "replace", lambda a, b: (placed.append(b.name), replace(a, b)))
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
    monkeypatch.setattr(os, "replace", lambda a, b: (placed.append(a.read_text()), replace(a, b)))
    slow_disk.set()
    writer.flush()

    assert "4" == path.read_text()
    assert ["1", "4"] == placed


def test_what_a_killed_program_had_written_is_taken_up(path):
    """The process is killed while the disk is still writing."""
    code = (
        "import os, sys, time; from pathlib import Path\n"
        "from gest_desktop.scenes.shell import file_writer\n"
        "os.fsync = lambda _file: time.sleep(60)\n"
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

    monkeypatch.setattr(player_files, "_write", full)
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

    monkeypatch.setattr(os, "fsync", broken)
    writer.write(path, "2")
    writer.flush()

    assert "Input/output error" == writer.failure(path).strerror
    assert "1" == path.read_text()
    monkeypatch.undo()
    writer.write(path, "3")
    writer.flush()
    assert (None, "3") == (writer.failure(path), path.read_text())
    assert [path] == list(path.parent.iterdir())


def test_what_a_disk_refused_is_put_in_place_as_soon_as_it_can_be(path, monkeypatch):
    writer = FileWriter()
    with monkeypatch.context() as refusing:
        refusing.setattr(os, "replace", failing(errno.EACCES))
        writer.write(path, "[1, 2]")
        writer.flush()

    writer.settle(path)

    assert (None, "[1, 2]") == (writer.failure(path), path.read_text())
    assert [path] == list(path.parent.iterdir())


def test_an_error_that_passes_is_not_noticed(path, monkeypatch):
    errors, replace = [OSError(errno.EBUSY, "Device or resource busy")], os.replace

    def busy_once(new, old):
        if errors:
            raise errors.pop()
        replace(new, old)

    monkeypatch.setattr(os, "replace", busy_once)
    writer = FileWriter()
    writer.write(path, "1")
    writer.flush()

    assert (None, "1") == (writer.failure(path), path.read_text())


def test_a_file_that_could_not_be_read_is_not_replaced(path, monkeypatch):
    """The program goes on with defaults, which must not take the place of what is in the file."""
    path.parent.mkdir()
    path.write_text("[1]")
    writer = FileWriter()
    with monkeypatch.context() as scarce:
        scarce.setattr(os, "open", failing(errno.EMFILE))
        with pytest.raises(OSError, match="nothing works"):
            writer.read(path, 100)

    with pytest.raises(OSError, match="could not be read"):
        writer.write(path, "[]")
    assert [1] == writer.read(path, 100)
    writer.write(path, "[]")
    writer.flush()
    assert "[]" == path.read_text()


def failing(number):
    def fail(*_arguments, **_keywords):
        raise OSError(number, "nothing works")

    return fail


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot flush a folder")
def test_the_folder_is_flushed_after_a_file_is_put_in_place(path, monkeypatch):
    done, replace, fsync = [], os.replace, os.fsync
    monkeypatch.setattr(os, "replace", lambda *names: (done.append("replaced"), replace(*names)))
    monkeypatch.setattr(os, "fsync", lambda file: (done.append(kind(file)), fsync(file)))

    player_files.write_whole(path, "1")

    assert ["file", "replaced", "folder"] == done


def kind(file):
    return "folder" if stat.S_ISDIR(os.fstat(file).st_mode) else "file"


def left_long_ago(path, number, text):
    new = path.with_name(f"{path.name}.7-{number}.new")
    new.write_text(text)
    long_ago = time.time() - 3600 + number
    os.utime(new, (long_ago, long_ago))
    return new


def test_what_programs_left_long_ago_is_completed_or_deleted_at_the_start(path):
    path.parent.mkdir()
    left_long_ago(path, 1, "[1]")
    left_long_ago(path, 2, "[1, 2")
    left_long_ago(path.with_name("picture.png"), 3, "no JSON")
    left_long_ago(path.with_name("sunday.gest.jsonab12"), 4, "{}").rename(
        path.with_name("sunday.jsonab12.new")
    )
    young = path.with_name("settings.json.7-9.new")
    young.write_text("[")

    clean(path.parent)

    assert {path, young} == set(path.parent.iterdir())
    assert "[1]" == path.read_text()
