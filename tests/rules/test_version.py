"""Changing the scripts changes the rules, and saved games must be able to tell.

If this fails because a script's steps were changed on purpose, update the fingerprint here. Also increase
RULES_VERSION if a version of the program has been released since its last increase.
"""

from hashlib import sha256

from gest_desktop.rules.game import Game
from gest_desktop.rules.script import SCRIPTS
from gest_desktop.rules.version import RULES_VERSION


def fingerprint():
    """A hash of the names of all scripts and the types of their steps."""
    assert Game().question()[1].script.name in SCRIPTS
    rules = {name: script for name, script in SCRIPTS.items() if not name.startswith("test.")}
    lines = [
        f"{name} {' '.join(type(step).__name__ for step in rules[name].steps)}" for name in sorted(rules)
    ]
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def test_the_version_of_the_rules_goes_with_their_scripts():
    assert (1, "7f698a51ec202016") == (RULES_VERSION, fingerprint())
