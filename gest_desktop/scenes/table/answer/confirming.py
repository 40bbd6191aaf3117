"""When an answer has to be confirmed, by the player's settings."""

from __future__ import annotations

from typing import Final

from gest_desktop.rules.explain import Decision
from gest_desktop.rules.turn import is_pass
from gest_desktop.rules.views import View
from gest_desktop.scenes.table.foresee.lookahead import ends_turn, is_gamble, uncovers

NEVER, RISKY, END_OF_TURN = "never", "risky", "end of turn"
SHOWN_ON_THE_TABLE: Final = {"space", "box", "card"}  # kinds of questions that need no words


def asks_twice(view: View, asked: Decision, policy: str, *options: int) -> bool:
    """Before a pass, before dice whose odds have not been shown, and before anything hidden comes to light.

    Or before the end of every turn.
    """
    if policy == END_OF_TURN:
        return ends_turn(view, *options)
    if policy != RISKY:
        return False
    if asked.kind == "box":
        return len(options) == 1 and is_pass(options[0])
    if is_gamble(view, *options):
        return asked.kind in SHOWN_ON_THE_TABLE
    return uncovers(view, *options)
