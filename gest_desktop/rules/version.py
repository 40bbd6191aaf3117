"""The version of the rules, which every saved game names."""

from typing import Final

# Raise it when a rule changes, or the steps of a script, or what a register of a frame means: the answers of
# games that were saved before may then lead elsewhere. `tests/rules/test_version.py` notices most of that.
RULES_VERSION: Final = 1
