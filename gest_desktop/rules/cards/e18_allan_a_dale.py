"""Allan-a-Dale: Reveal Merry Men for a Shilling each, or a free Patrol Reveals all Merry Men it finds."""

from gest_desktop.rules.cards.event import SHERIFFS, effect, event
from gest_desktop.rules.clauses import reveal_picked, shift
from gest_desktop.rules.conditions import with_hidden_man
from gest_desktop.rules.flow import when
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.plots.patrol import patrol_steps
from gest_desktop.rules.plots.rob import EVERYBODY
from gest_desktop.rules.questions.parties import ROBIN_IF_HIDDEN, PickParty, draw_hidden
from gest_desktop.rules.questions.spaces import PickSpace
from gest_desktop.rules.script import Do, Script, perform
from gest_desktop.rules.state import State
from gest_desktop.rules.topics import Topic
from gest_desktop.rules.verbs.purse import gain_shillings
from gest_desktop.rules.vocabulary import JUSTICE, NOWHERE, SPACES
from gest_desktop.rules.words import N_


def a_space_was_chosen(g: State, f: Frame) -> bool:
    return f.space != NOWHERE


def sing(g: State, f: Frame) -> None:
    gain_shillings(g, f.actor, reveal_picked(g, f))


SING = Script(
    "event.18.sing",
    "9.2 #18",
    PickParty(N_("Who do you Reveal?"), 1, EVERYBODY, revealed=False, robin=ROBIN_IF_HIDDEN),
    draw_hidden(),
    Do(sing),
    topic=Topic.STEPPING_FORWARD,
)

event(
    18,
    carriage_moves=2,
    light=effect(
        PickSpace(
            N_("In which space do you Reveal Merry Men? You gain 1 Shilling for each."),
            SPACES,
            with_hidden_man,
            or_none=True,
        ),
        when(a_space_was_chosen, perform(SING)),
        shift(JUSTICE),
    ),
    dark=effect(*patrol_steps(1, 0, all_of_them=True), requires=SHERIFFS, topic=Topic.PATROL),
)
