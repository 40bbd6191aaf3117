"""OpenSpiel is an optional baseline: its bot is tested only where it is installed."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["test_openspiel.py"]
