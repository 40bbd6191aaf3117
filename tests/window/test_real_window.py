"""The program in a real window, with a real mouse."""

import re
import subprocess
import sys
import time

import pytest

from gest_desktop.scenes.shell.save_store import CURRENT, SaveStore

LONGEST_GAME = 240  # seconds


def test_a_whole_game_is_played_with_real_drags_and_clicks(display, tmp_path):
    command = [sys.executable, "-m", "tests.window.real_player", str(tmp_path), "3"]
    done = subprocess.run(
        command, env=display.environment(), capture_output=True, text=True, timeout=LONGEST_GAME, check=False
    )
    told = re.search(r"over True answers (\d+) drags (\d+)", done.stdout)
    assert told, done.stdout + done.stderr
    assert int(told[1]) > 50
    assert int(told[2]) > 2
    store = SaveStore(tmp_path / "games")
    assert store.load(store.path(CURRENT)).game.is_over


@pytest.mark.parametrize("monkey", ["monkey", "monkey_bandits"])
def test_random_input_crashes_nothing_and_keeps_no_file_open(display, tmp_path, monkey):
    command = [sys.executable, "-m", f"tests.window.{monkey}", str(tmp_path), "1", "200"]
    done = subprocess.run(
        command, env=display.environment(), capture_output=True, text=True, timeout=LONGEST_GAME, check=False
    )
    told = re.search(r"files open: first (\d+) most (\d+) last (\d+)", done.stdout)
    assert told, done.stdout + done.stderr
    assert int(told[2]) < int(told[1]) + 10


def test_the_program_opens_and_ends_when_its_window_is_closed(display, tmp_path):
    environment = display.environment() | {"GEST_HOME": str(tmp_path)}
    process = subprocess.Popen([sys.executable, "-m", "gest_desktop"], env=environment)
    try:
        for _try in range(100):
            close_active_window(environment)
            if process.poll() is not None:
                break
            time.sleep(0.2)
        assert 0 == process.poll()
    finally:
        process.kill()
        process.wait()


def close_active_window(environment):
    """Close by the window manager's shortcut; there may be no window yet."""
    command = ["xdotool", "key", "alt+F4"]
    subprocess.run(command, env=environment, stderr=subprocess.DEVNULL, check=False)
