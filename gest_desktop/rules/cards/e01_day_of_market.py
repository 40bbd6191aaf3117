"""Day of Market: Henchmen, then one Merry Man, return to Available for Shillings."""

from gest_desktop.rules.cards.event import fortune
from gest_desktop.rules.clauses import remove_picked
from gest_desktop.rules.conditions import with_henchman, with_man
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.parties import PickParty
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Back, Do, Frame, Script, perform
from gest_desktop.rules.state import State, henchmen_on_map, submissive_parishes
from gest_desktop.rules.verbs.land import move_henchmen
from gest_desktop.rules.verbs.purse import gain_shillings
from gest_desktop.rules.vocabulary import AVAILABLE, HENCHMAN, ROBIN, SHERIFF, SPACES
from gest_desktop.rules.words import N_


def may_go_home(g: State, f: Frame) -> int:
    """No more in all than there are Submissive Parishes (R59)."""
    return min(submissive_parishes(g) - f.tally, g.pieces[HENCHMAN + f.space])


def go_home(g: State, f: Frame) -> None:
    move_henchmen(g, f.number, f.space, AVAILABLE)
    gain_shillings(g, SHERIFF, f.number)
    f.tally += f.number


def more_may_go_home(g: State, f: Frame) -> bool:
    return f.tally < submissive_parishes(g) and henchmen_on_map(g) > 0


ROBINS_TURN = 4


class SheriffSells(PickSpace):
    """Declining hands the number of Henchmen on to Robin Hood's half of the card."""

    def skips(self, g: State, f: Frame) -> bool:
        if more_may_go_home(g, f):
            return False
        f.at = ROBINS_TURN - 1
        return True

    def answer(self, g: State, f: Frame, option: int) -> None:
        f.space = option
        if option < 0:
            f.at = ROBINS_TURN


def take_the_money(g: State, f: Frame) -> None:
    remove_picked(g, f, AVAILABLE)
    gain_shillings(g, ROBIN, f.bonus)


SELL_A_MAN = Script(
    "event.1.robin",
    "9.1 #1",
    PickSpace(
        N_("From where does a Merry Man return to Available for half of the Sheriff's gain?"),
        SPACES,
        with_man,
        may=True,
    ),
    PickParty(N_("Who returns?"), 1, 1),
    Do(take_the_money),
)


def hand_over(g: State, f: Frame) -> None:
    f.bonus = f.tally // 2


fortune(
    1,
    SheriffSells(
        N_("From where do Henchmen return to Available for a Shilling each?"),
        SPACES,
        with_henchman,
        or_none=True,
        if_any=True,
    ),
    PickNumber(N_("How many Henchmen return?"), 1, may_go_home),
    Do(go_home),
    Back(0, more_may_go_home),
    Do(hand_over),
    perform(SELL_A_MAN, ROBIN),
    carriage_moves=2,
)
