"""A change of the scripts is a change of the rules: saved games must be able to tell.

If this fails because the steps of a script were meant to change, write the new fingerprint here. Raise
RULES_VERSION too if a version of the program was released since it was raised last.
"""

from hashlib import sha256

from gest_desktop.rules.game import Game
from gest_desktop.rules.script import SCRIPTS
from gest_desktop.rules.version import RULES_VERSION


def fingerprint():
    """Of the names of all scripts and the kinds of their steps."""
    assert Game().question()[1].script.name in SCRIPTS
    rules = {name: script for name, script in SCRIPTS.items() if not name.startswith("test.")}
    lines = [
        f"{name} {' '.join(type(step).__name__ for step in rules[name].steps)}" for name in sorted(rules)
    ]
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def test_the_version_of_the_rules_goes_with_their_scripts():
    assert (1, "c56a90263e062338") == (RULES_VERSION, fingerprint())
