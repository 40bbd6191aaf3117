"""The programs that the tests with a real window need; the Debian packages are xvfb, xdotool and openbox."""

from shutil import which

PROGRAMS = ("Xvfb", "xdotool", "openbox")


def missing() -> list[str]:
    return [program for program in PROGRAMS if which(program) is None]
