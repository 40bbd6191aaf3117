"""Great Escape: Robin, wherever he is (R49), and all prisoners return, or all in a space are Revealed."""

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.clauses import reveal_all_there
from gest_desktop.rules.conditions import adjacent_to_nottingham, with_man
from gest_desktop.rules.flow import repeat, when
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.plots.capture import CAPTURE_THERE, can_capture
from gest_desktop.rules.questions.choices import PickNumber
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do, Script, perform
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.men import bring_robin, release, robin_is_gone
from gest_desktop.rules.vocabulary import OUT, PRISON, REVEALED_MAN, SHERIFF, SPACES
from gest_desktop.rules.words import N_


def prisoners(g: State, f: Frame) -> int:
    return g.pieces[REVEALED_MAN + PRISON]


def prisoners_remain(g: State, f: Frame) -> bool:
    return prisoners(g, f) > 0


def robin_is_out(g: State, f: Frame) -> bool:
    return g.robin == OUT


def may_capture(g: State, f: Frame) -> bool:
    return f.actor == SHERIFF and can_capture(g, f, f.space)


GONE = Script("event.11.gone", "9.2 #11", Do(lambda g, f: robin_is_gone(g)))
FREE_ROBIN = Script(
    "event.11.robin",
    "9.2 #11",
    PickSpace(N_("Where do you place Robin?"), SPACES, adjacent_to_nottingham),
    Do(lambda g, f: bring_robin(g, f.space)),
)
FREE_MEN = Script(
    "event.11.men",
    "9.2 #11",
    repeat(
        PickSpace(N_("Where do you place freed Merry Men?"), SPACES, adjacent_to_nottingham),
        PickNumber(N_("How many of them?"), 1, prisoners),
        Do(lambda g, f: release(g, f.space, f.number, False)),
        while_=prisoners_remain,
    ),
)

event(
    11,
    carriage_moves=1,
    light=effect(
        when(robin_is_out, perform(GONE), otherwise=perform(FREE_ROBIN)),
        when(prisoners_remain, perform(FREE_MEN)),
    ),
    dark=effect(
        PickSpace(N_("In which space do you Reveal all Merry Men?"), SPACES, with_man),
        reveal_all_there(),
        when(may_capture, perform(CAPTURE_THERE)),
    ),
)
