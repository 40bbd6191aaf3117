"""Little John: once the guards are known, each band may move a bandit, in order (3.4)."""

from __future__ import annotations

from gest_desktop.tales.bandits.rules.help.help import AskForHelp, next_in_order
from gest_desktop.tales.bandits.rules.question import Question
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import ASSAULT, LITTLE_JOHN, go_to, step
from gest_desktop.tales.bandits.rules.vocabulary import JOHN

ASK_JOHN = AskForHelp(JOHN)


@step(LITTLE_JOHN)
def ask_john(g: State) -> Question | None:
    if next_in_order(g, ASK_JOHN):
        return ASK_JOHN
    go_to(g, ASSAULT)
    return None
