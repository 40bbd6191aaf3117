"""Robin Hood: after the roll each band may change dice of this cart, in order; then the result (4.2)."""

from __future__ import annotations

from collections.abc import Sequence

from gest_desktop.rules.words import N_
from gest_desktop.tales.bandits.rules.help.dice import turn_die
from gest_desktop.tales.bandits.rules.help.help import AskForHelp, next_in_order
from gest_desktop.tales.bandits.rules.phases.result import settle
from gest_desktop.tales.bandits.rules.question import ChanceQuestion, Question, Value
from gest_desktop.tales.bandits.rules.stages import ROLL_AGAIN
from gest_desktop.tales.bandits.rules.state import State
from gest_desktop.tales.bandits.rules.steps import ROBIN_HOOD, step
from gest_desktop.tales.bandits.rules.vocabulary import FACES, ROBIN


class RollAgain(ChanceQuestion):
    """Second Chance."""

    kind = "roll"
    prompt = N_("Rolling the die…")
    rule = "4.2"

    def options(self, g: State) -> Sequence[int]:
        return FACES

    def answer(self, g: State, option: int) -> None:
        at, which = g.memo
        g.stage, g.memo = 0, ()
        die = g.dice[g.cart][at][which]
        turn_die(g, at, which, die._replace(face=option, crossed=True), again=True)

    def value(self, g: State, option: int) -> Value:
        return option

    def label(self, g: State, option: int) -> str:
        return str(option)


ASK_ROBIN = AskForHelp(ROBIN)
DIE_AGAIN = RollAgain()


@step(ROBIN_HOOD)
def ask_robin(g: State) -> Question | None:
    if g.stage == ROLL_AGAIN:
        return DIE_AGAIN
    if next_in_order(g, ASK_ROBIN):
        return ASK_ROBIN
    settle(g)
    return None
