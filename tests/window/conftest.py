"""A virtual screen for the tests that need a real window, wherever the required programs exist."""

import os
import subprocess
import time

import pytest

from tests.window.programs import missing


class Display:
    """A virtual screen with a small window manager."""

    def __init__(self, size: str = "1280x800x24") -> None:
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp"],
            pass_fds=[write], stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(write)
        with os.fdopen(read) as numbers:
            self.name = f":{numbers.readline().strip()}"
        self.windows = subprocess.Popen(
            ["openbox"], env=self.environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self.wait_for_windows()

    def environment(self) -> dict[str, str]:
        plain = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
        return plain | {"DISPLAY": self.name, "SDL_AUDIODRIVER": "dummy"}

    def wait_for_windows(self) -> None:
        """Wait for the window manager; a program that opens its window earlier may hang."""
        for _try in range(100):
            told = subprocess.run(
                ["xdotool", "get_num_desktops"], env=self.environment(), capture_output=True, check=False
            )
            if told.returncode == 0:
                return
            time.sleep(0.1)
        raise RuntimeError("the window manager did not start")

    def close(self) -> None:
        for process in (self.windows, self.server):
            process.terminate()
            process.wait(10)


@pytest.fixture
def display():
    if missing():
        pytest.skip(f"no real window without {', '.join(missing())}")
    opened = Display()
    yield opened
    opened.close()
