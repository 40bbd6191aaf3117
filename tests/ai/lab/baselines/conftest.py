"""OpenSpiel is an optional yardstick: its bot is tested where it is installed."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["test_openspiel.py"]
