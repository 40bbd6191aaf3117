"""Check the program, after setting up what that needs: ruff, mypy, then pytest, which gets any arguments."""

import os
import subprocess
import sys

if sys.version_info < (3, 11):
    sys.exit("Gest Desktop needs Python 3.11 or newer, but this is Python %d.%d." % sys.version_info[:2])

# Import the environment.py beside this file, whatever the import settings are.
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import environment

TYPED = ("gest_desktop", "build", "scripts")
RULES = ["tests/rules", "tests/laws", "tests/games", "tests/perft"]  # these alone must cover the rules


# No type hints: a Python that is too old must be able to parse this file and say so.
def checks(arguments):
    """List the commands to run, the tests last."""
    return [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "--quiet", "."],
        ["mypy"] + [folder for folder in TYPED if (environment.ROOT / folder).is_dir()],
    ] + tests(arguments)


def tests(arguments):
    """All tests, with coverage for those of the rules; or whatever pytest is asked for."""
    pytest = ["pytest", "-n", "2", "--dist", "worksteal"]
    if arguments:
        return [pytest + arguments]
    others = ["--ignore=" + folder for folder in RULES]
    return [pytest + ["--cov", "--cov-report=term"] + RULES, pytest + others]


def main(arguments):
    """Run every check and return the exit code of the first that failed."""
    python = str(environment.ready("test"))
    failure = 0
    for check in checks(arguments):
        environment.say("Running " + " ".join(check))
        code = subprocess.call([python, "-m"] + check, cwd=str(environment.ROOT))
        failure = failure or code
    return failure


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
