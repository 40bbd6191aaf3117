"""The version of these rules, stored in every saved game."""

from typing import Final

# Increase it when a rule changes, or the order of questions, or the meaning of an option: the answers of
# older saved games may then lead elsewhere.
RULES_VERSION: Final = 1
