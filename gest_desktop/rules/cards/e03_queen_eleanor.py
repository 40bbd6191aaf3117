"""Queen Eleanor: the Sheriff may add a Noble Knight to the Victims, whose number then shifts Royal Favour."""

from gest_desktop.rules.cards.counting import count_and_shift
from gest_desktop.rules.cards.event import fortune
from gest_desktop.rules.cards.searching import copies_in
from gest_desktop.rules.flow import when
from gest_desktop.rules.frame import Frame
from gest_desktop.rules.questions.choices import Whether
from gest_desktop.rules.script import Do, Script
from gest_desktop.rules.state import State
from gest_desktop.rules.verbs.travellers import move_traveller, shuffle_travellers
from gest_desktop.rules.vocabulary import DECK, JUSTICE, NOBLE_KNIGHTS, ORDER, QUEEN_ELEANOR, SHERIFF, VICTIMS
from gest_desktop.rules.words import N_

SCANDAL = 4


def a_knight_is_in_the_deck(g: State, f: Frame) -> bool:
    return len(copies_in(g, NOBLE_KNIGHTS, DECK)) > 0


def accuse(g: State, f: Frame) -> None:
    move_traveller(g, copies_in(g, NOBLE_KNIGHTS, DECK)[0], VICTIMS)
    shuffle_travellers(g)


def victims(g: State) -> int:
    return g.travellers[1:].count(VICTIMS)


def many_victims(g: State, f: Frame) -> bool:
    return victims(g) >= SCANDAL


ACCUSE = Script("event.3.knight", "9.1 #3", Do(accuse))

fortune(
    QUEEN_ELEANOR,
    Whether(
        N_("Will you send a Noble Knight from the deck to the Victims?"),
        a_knight_is_in_the_deck,
        ACCUSE,
        side=SHERIFF,
    ),
    when(
        many_victims,
        count_and_shift(QUEEN_ELEANOR, victims, ORDER),
        otherwise=count_and_shift(QUEEN_ELEANOR, victims, JUSTICE),
    ),
)
