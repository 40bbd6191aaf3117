"""On Windows, a windowed program has no standard streams; printing must not stop it."""

import errno
import io
import sys
from contextlib import contextmanager

import pytest

from gest_desktop import __main__
from gest_desktop.commands import streams
from gest_desktop.common.broken_pipe import reader_is_gone


@pytest.fixture(autouse=True)
def output(tmp_path, monkeypatch):
    monkeypatch.setenv("GEST_HOME", str(tmp_path))
    return tmp_path / "logs" / "output.txt"


@contextmanager
def silent():
    """Start without a console; done inside the test, because pytest replaces the streams before it."""
    before = sys.stdout, sys.stderr
    sys.stdout = sys.stderr = None
    try:
        yield
    finally:
        opened, (sys.stdout, sys.stderr) = sys.stdout, before
        if opened is not None:
            opened.close()


def test_what_is_said_goes_into_a_file(output):
    with silent():
        streams.open_streams()
        print("Hello, Größe ſ")
        print("Ohne Pfeil", file=sys.stderr)

    assert "Hello, Größe ſ\nOhne Pfeil\n" == output.read_text("utf-8")


def test_commands_that_only_print_work_all_the_same(output):
    with silent(), pytest.raises(SystemExit) as left:
        __main__.main(["--version"])

    assert 0 == left.value.code
    assert "Gest Desktop" in output.read_text("utf-8")


def test_without_a_place_for_it_nothing_is_said_and_nothing_fails(output):
    output.parent.write_text("no folder")
    with silent():
        streams.open_streams()
        print("Hello")


def test_streams_that_are_there_are_kept(output):
    before = sys.stdout, sys.stderr
    streams.open_streams()
    assert before == (sys.stdout, sys.stderr)
    assert not output.exists()


@pytest.mark.parametrize("code_page", ["cp437", "cp866", "ascii"])
def test_a_code_page_that_lacks_a_sign_stops_nothing(code_page, monkeypatch):
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, code_page))
    streams.open_streams()
    print("1280 × 720", flush=True)

    assert b"1280 ? 720" == written.getvalue().strip()


def test_windows_says_in_its_own_way_that_the_reader_is_gone(monkeypatch):
    monkeypatch.setattr(streams.sys, "platform", "win32")
    assert reader_is_gone(OSError(errno.EINVAL, "Invalid argument"))
    monkeypatch.setattr(streams.sys, "platform", "linux")
    assert not reader_is_gone(OSError(errno.EINVAL, "Invalid argument"))
    assert reader_is_gone(BrokenPipeError())
