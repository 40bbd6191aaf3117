"""The player's files: regular ones only, of bounded size, with finite numbers."""

import errno
import os

import pytest

from gest_desktop.common import player_files
from gest_desktop.common.player_files import ATTEMPTS, TooLargeError, read_bytes, read_json

pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "file.json"


def test_a_file_is_read_up_to_its_largest_size(path):
    path.write_text("[1]")

    assert b"[1]" == read_bytes(path, 3)
    with pytest.raises(TooLargeError):
        read_bytes(path, 2)


@pipes
def test_a_named_pipe_is_refused_at_once(path):
    os.mkfifo(path)

    with pytest.raises(ValueError, match="not a regular file"):
        read_json(path, 100)


@pytest.mark.skipif(os.name == "nt", reason="there is no endless file here")
def test_a_link_to_an_endless_file_is_refused_at_once(path):
    path.symlink_to("/dev/zero")

    with pytest.raises(ValueError, match="not a regular file"):
        read_json(path, 100)


def test_a_folder_is_refused(path):
    path.mkdir()

    with pytest.raises(ValueError, match="not a regular file"):
        read_json(path, 100)


def test_a_missing_file_is_not_waited_for(path, monkeypatch):
    monkeypatch.setattr(player_files.time, "sleep", None)

    with pytest.raises(FileNotFoundError):
        read_json(path, 100)


@pytest.mark.parametrize(
    "text", ["NaN", "Infinity", "-Infinity", "1e999", '{"when": Infinity}', "[" * 50_000]
)
def test_numbers_without_end_and_nests_without_end_are_refused(path, text):
    path.write_text(text)

    with pytest.raises(ValueError, match="is n"):
        read_json(path, 100_000)


def test_a_file_is_read_once_a_handle_is_free(path, monkeypatch):
    path.write_text("[1]")
    errors, opened = [OSError(errno.EMFILE, "Too many open files")] * (ATTEMPTS - 1), os.open

    def scarce(*arguments, **keywords):
        if errors:
            raise errors.pop()
        return opened(*arguments, **keywords)

    monkeypatch.setattr(os, "open", scarce)

    assert [1] == read_json(path, 100)
