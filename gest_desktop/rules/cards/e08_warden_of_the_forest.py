"""Warden of the Forest: the Sheriff may Hire, Robin Hood may Donate; the Parishes then shift Royal Favour.

Both sides pay the normal price (R44), and Robin Hood Donates in only one Parish (R60).
"""

from gest_desktop.rules.cards.counting import count_and_shift
from gest_desktop.rules.cards.event import fortune
from gest_desktop.rules.conditions import henchmen_outnumber, revolting
from gest_desktop.rules.deeds.donate import donate
from gest_desktop.rules.flow import when
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.journal import FortuneCounted
from gest_desktop.rules.plots.hire import CALM, COST
from gest_desktop.rules.questions.spaces import InSpaces
from gest_desktop.rules.script import Script, perform
from gest_desktop.rules.state import State, submissive_parishes
from gest_desktop.rules.vocabulary import DONE, JUSTICE, ORDER, PARISHES, ROBIN, SHERIFF, WARDEN
from gest_desktop.rules.words import N_


def five_are_submissive(g: State, f: Frame) -> bool:
    return submissive_parishes(g) >= 5


class OrDecline(InSpaces):
    """A side that could act but does not is told in the journal."""

    def answer(self, g: State, f: Frame, option: int) -> None:
        if option == DONE and not f.visited and g.journal is not None:
            g.journal.write(FortuneCounted(WARDEN, 0, f.actor))
        super().answer(g, f, option)


HIRE = Script(
    "event.8.hire",
    "9.1 #8",
    OrDecline(
        N_("In which Revolting Parish do you Hire?"),
        2,
        COST,
        PARISHES,
        revolting,
        henchmen_outnumber,
        do=CALM,
        optional=True,
    ),
)
DONATE = Script("event.8.donate", "9.1 #8", donate(1, optional=True, asks=OrDecline))

fortune(
    WARDEN,
    perform(HIRE, SHERIFF),
    perform(DONATE, ROBIN),
    when(
        five_are_submissive,
        count_and_shift(WARDEN, submissive_parishes, ORDER),
        otherwise=count_and_shift(WARDEN, submissive_parishes, JUSTICE),
    ),
)
