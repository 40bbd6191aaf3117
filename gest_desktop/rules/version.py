"""The version of the rules, stored in every saved game."""

from typing import Final

# Increase it when a rule changes, or the steps of a script, or the meaning of a frame's register: the answers
# of older saved games may then lead elsewhere. `tests/rules/test_version.py` detects most such changes.
RULES_VERSION: Final = 1
