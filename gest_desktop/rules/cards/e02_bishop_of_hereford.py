"""Bishop of Hereford: he replaces a Noble Knight as a Traveller, or 2 Shillings and Monks to the Victims."""

from gest_desktop.rules.cards.event import effect, event
from gest_desktop.rules.cards.searching import add_traveller, pick_pile, send_found
from gest_desktop.rules.clauses import gain, shuffle_deck
from gest_desktop.rules.vocabulary import BISHOP, MONKS, NOBLE_KNIGHTS, REMOVED, VICTIMS
from gest_desktop.rules.words import N_

event(
    2,
    carriage_moves=2,
    light=effect(
        add_traveller(BISHOP),
        pick_pile(N_("From which pile do you remove a Noble Knight?"), NOBLE_KNIGHTS),
        send_found(NOBLE_KNIGHTS, REMOVED),
        shuffle_deck(),
    ),
    dark=effect(
        gain(2),
        pick_pile(N_("From which pile do Monks join the Victims?"), MONKS),
        send_found(MONKS, VICTIMS),
        shuffle_deck(),
    ),
)
