"""Day of Market: the Sheriff may return Henchmen for Shillings, Robin Hood a Merry Man for half as many."""

from gest_desktop.rules.cards.event import fortune
from gest_desktop.rules.clauses import remove_picked
from gest_desktop.rules.conditions import with_henchman, with_man
from gest_desktop.rules.counts import henchmen_here
from gest_desktop.rules.flow import left_of, up_to
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.journal import FortuneCounted
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.parties import PickParty
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do, Script, perform
from gest_desktop.rules.state import State, submissive_parishes
from gest_desktop.rules.verbs.land import move_henchmen
from gest_desktop.rules.verbs.purse import gain_shillings
from gest_desktop.rules.vocabulary import AVAILABLE, DAY_OF_MARKET, DONE, ROBIN, SHERIFF, SPACES
from gest_desktop.rules.words import N_


def return_for_a_shilling_each(g: State, f: Frame) -> None:
    move_henchmen(g, f.number, f.space, AVAILABLE)
    gain_shillings(g, SHERIFF, f.number)
    f.tally += f.number


def halve_the_sum(g: State, f: Frame) -> None:
    """Set f.bonus to what Robin Hood may gain."""
    f.bonus = f.tally // 2
    if not f.tally and g.journal is not None:
        g.journal.write(FortuneCounted(DAY_OF_MARKET, 0))


def return_for_half_the_sum(g: State, f: Frame) -> None:
    remove_picked(g, f, AVAILABLE)
    gain_shillings(g, ROBIN, f.bonus)


class OrDecline(PickSpace):
    """The journal tells that Robin Hood returns no Merry Man."""

    def answer(self, g: State, f: Frame, option: int) -> None:
        if option == DONE and g.journal is not None:
            g.journal.write(FortuneCounted(DAY_OF_MARKET, 0, ROBIN))
        super().answer(g, f, option)


RETURN_A_MERRY_MAN = Script(
    "event.1.robin",
    "9.1 #1",
    OrDecline(
        N_("From which space does a Merry Man return to Available? You gain {bonus} for him."),
        SPACES,
        with_man,
        may=True,
    ),
    PickParty(N_("Who returns?"), 1, 1),
    Do(return_for_half_the_sum),
)

fortune(
    DAY_OF_MARKET,
    up_to(  # R59
        submissive_parishes,
        PickSpace(
            N_(
                "From which space do Henchmen return to Available? "
                "You gain 1 Shilling for each; in all, at most 1 per Submissive Parish."
            ),
            SPACES,
            with_henchman,
            may=True,
        ),
        PickNumber(
            N_("How many Henchmen return? In all, at most 1 per Submissive Parish."),
            1,
            left_of(submissive_parishes, henchmen_here),
        ),
        Do(return_for_a_shilling_each),
    ),
    Do(halve_the_sum),
    perform(RETURN_A_MERRY_MAN, ROBIN),
    carriage_moves=2,
)
