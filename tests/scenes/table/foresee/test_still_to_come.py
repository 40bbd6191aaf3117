"""What can still come, from public knowledge alone (2.1.2)."""

from dataclasses import replace

from gest_desktop.rules.deck import TurnCard
from gest_desktop.rules.referee import question
from gest_desktop.rules.views import every_world, redact
from gest_desktop.rules.vocabulary import (
    BALLAD_CARDS,
    DECK,
    DISCARD,
    FORTUNES,
    KING_RICHARD,
    PRISON,
    REGULARS,
    REMOVED,
    ROBIN,
    ROYAL_INSPECTIONS,
    SHERIFF,
    VICTIMS,
)
from gest_desktop.scenes.table.foresee.still_to_come import still_to_come
from gest_desktop.scenes.table.seen.sight import sight
from tests.scenes.random_games import moments
from tests.table import table


def coming(g, side=ROBIN):
    view = redact(g, side)
    return still_to_come(view, sight(view))


def test_a_traveller_who_is_being_met_is_no_longer_in_the_deck():
    """The table shows the card lying open, while the position is ahead of it."""
    g = table(robin=PRISON)
    shown = sight(redact(g, ROBIN))
    mats = replace(shown.mats, travellers_left=shown.mats.travellers_left - 1, travellers_met=(1,))
    found = still_to_come(redact(g, ROBIN), replace(shown, mats=mats, met=1))

    assert mats.travellers_left == len(found.deck)
    assert 1 not in found.deck


def in_ballad(*played, ballad=1, before=()):
    """A position after these cards of a Ballad, newest first."""
    g = table(robin=PRISON)
    g.played, g.slot, g.ballad = (*played, *before), len(played), ballad
    return g


def test_a_new_ballad_may_bring_any_event_one_fortune_and_its_inspection():
    found = coming(in_ballad())
    assert (REGULARS, FORTUNES) == (found.events, found.fortunes)
    assert (ROYAL_INSPECTIONS[0],) == found.endings


def test_a_ballad_has_one_fortune():
    found = coming(in_ballad(4, FORTUNES[0], 5, 6))
    assert () == found.fortunes
    assert 0.0 == found.fortune


def test_the_fortune_of_an_earlier_ballad_does_not_count():
    """Even if it was the last card but one."""
    found = coming(in_ballad(ballad=2, before=(ROYAL_INSPECTIONS[0], FORTUNES[2], 9, 10, 11, 12, 13, 15)))
    assert [card for card in FORTUNES if card != FORTUNES[2]] == list(found.fortunes)


def test_the_last_ballad_ends_with_the_king():
    assert (KING_RICHARD,) == coming(in_ballad(4, 5, ballad=3)).endings


def test_before_the_last_card_but_one_a_fortune_that_has_not_come_is_certain():
    assert 1.0 == coming(in_ballad(2, 4, 5, 6, 7, 9)).fortune


def test_travellers_are_told_by_pile():
    g = table(robin=PRISON)
    g.travellers[1:5] = [DISCARD, VICTIMS, REMOVED, DECK]
    found = coming(g)
    assert ((1,), (2,), (3,)) == (found.discard, found.victims, found.removed)
    assert 4 in found.deck
    assert not {1, 2, 3} & set(found.deck)


def test_every_card_that_is_turned_was_foreseen_whatever_is_hidden():
    checked = 0
    for game, asked in moments(4, 1):
        for side in (ROBIN, SHERIFF):
            view = redact(game.state, side)
            found = still_to_come(view, sight(view))
            assert {found} == {still_to_come(redact(world, side), sight(view)) for world in every_world(view)}
            if isinstance(asked, TurnCard) and found.cards_left < BALLAD_CARDS:
                options = asked.options(game.state, question(game.state)[1])
                assert set(options) <= {*found.events, *found.fortunes, *found.endings}
            checked += 1
    assert checked > 100
