"""Whether the rules and the search run compiled (build/compile.py) or as plain Python; both play the same."""

from __future__ import annotations


def is_compiled() -> bool:
    """This module is compiled with all the others, and is then a library of the system's own kind."""
    return __file__.endswith((".so", ".pyd"))


def how_it_runs() -> str:
    return "compiled" if is_compiled() else "plain Python"
