"""Temporary Truce: each side may gather its pieces at home for a step of Royal Favour.

Merry Men become Hidden before they move, so that a Revealed Robin cannot be followed (R61).
"""

from gest_desktop.rules.cards.event import fortune
from gest_desktop.rules.clauses import shift
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.homeward import homeward, is_haven
from gest_desktop.rules.journal import TruceAnswered
from gest_desktop.rules.muster import REARRANGE, WITHDRAW_FROM_PASSIVE_TOO
from gest_desktop.rules.questions.choices import Whether
from gest_desktop.rules.script import Do, Script, perform
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.men import hide_all_on_map
from gest_desktop.rules.verbs.plans import carry_out_plan
from gest_desktop.rules.vocabulary import JUSTICE, ORDER, ROBIN, SHERIFF, YES
from gest_desktop.rules.words import N_


def must_leave(g: State, space: int) -> bool:
    return not is_haven(g, space)


def gather_all(g: State, f: Frame) -> None:
    carry_out_plan(g, f.plan, detect=False)


def always(g: State, f: Frame) -> bool:
    """The truce is offered even if no piece has to move (R45)."""
    return True


class Accept(Whether):
    """Whether a side accepts the truce; either answer is written to the journal."""

    def answer(self, g: State, f: Frame, option: int) -> None:
        if g.journal is not None:
            g.journal.write(TruceAnswered(self.actor(f), option == YES))
        super().answer(g, f, option)


GO_HOME = Script("event.14.home", "9.1 #14", homeward(must_leave), Do(gather_all), screened=True)
SHERIFF_ACCEPTS = Script(
    "event.14.sheriff", "9.1 #14", perform(WITHDRAW_FROM_PASSIVE_TOO), perform(REARRANGE), shift(ORDER)
)
ROBIN_ACCEPTS = Script(
    "event.14.robin", "9.1 #14", Do(lambda g, f: hide_all_on_map(g)), perform(GO_HOME), shift(JUSTICE)
)

fortune(
    14,
    Accept(N_("Will you accept the truce?"), always, SHERIFF_ACCEPTS, side=SHERIFF),
    Accept(N_("Will you accept the truce?"), always, ROBIN_ACCEPTS, side=ROBIN),
)
