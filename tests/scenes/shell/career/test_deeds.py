"""Deeds are counted from what happens on the table, entry by entry."""

import pytest

from gest_desktop.rules.journal import (
    BalladBegun,
    BoxTaken,
    CardTurned,
    EventCarriedOut,
    Journal,
    Rolled,
)
from gest_desktop.rules.verbs.carriages import drive_carriage
from gest_desktop.rules.verbs.land import place_camp, remove_camp
from gest_desktop.rules.verbs.men import bring_robin, imprison, release
from gest_desktop.rules.verbs.purse import gain_shillings
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BEING_ROBBED,
    BISHOP,
    BLYTH,
    CAMP,
    MANSFIELD,
    NOTTINGHAM,
    PRISON,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    TRIBUTE,
    TUXFORD,
)
from gest_desktop.scenes.shell.career.deeds import Witness, deeds_of
from tests.scenes.shell.career.careers import a_finished_game
from tests.table import table


def watched(g, side=ROBIN):
    g.journal = Journal()
    witness = Witness(g, side)
    g.journal.observers.append(witness)
    return witness


def turn_of(g, side):
    g.journal.write(BoxTaken(side, 0, False))


def test_robin_is_caught_as_often_as_he_comes_to_prison():
    g = table((2, REVEALED_MAN, BLYTH), robin=BLYTH, robin_hidden=False)
    witness = watched(g)

    imprison(g, BLYTH, 2, True)
    gain_shillings(g, ROBIN, 1)
    release(g, MANSFIELD, 0, True)
    imprison(g, MANSFIELD, 0, True)

    assert (2, 3) == (witness.deeds().caught, witness.deeds().prisoners)


def test_a_robin_who_begins_in_prison_was_not_caught():
    g = table(robin=PRISON, robin_hidden=False)
    witness = watched(g)

    gain_shillings(g, ROBIN, 1)

    assert 0 == witness.deeds().caught


def test_robin_who_is_shown_on_his_way_to_prison_is_caught():
    g = table(robin=BLYTH)
    witness = watched(g)

    bring_robin(g, PRISON)

    assert 1 == witness.deeds().caught


def test_the_freed_of_one_turn_count_together_and_those_of_two_do_not():
    g = table((3, REVEALED_MAN, PRISON), robin=PRISON, robin_hidden=False)
    witness = watched(g)

    turn_of(g, ROBIN)
    bring_robin(g, SHIRE_WOOD)
    release(g, SHIRE_WOOD, 1, False)
    turn_of(g, ROBIN)
    release(g, SHIRE_WOOD, 1, False)

    assert 2 == witness.deeds().freed


def test_those_who_go_home_in_the_inspection_were_not_freed_by_a_deed():
    g = table((3, REVEALED_MAN, PRISON))
    witness = watched(g)

    release(g, AVAILABLE, 3, False)

    assert 0 == witness.deeds().freed


def test_the_most_camps_at_once_are_counted_and_those_the_sheriff_removes():
    g = table((2, CAMP, SHIRE_WOOD))
    witness = watched(g)

    turn_of(g, ROBIN)
    place_camp(g, BLYTH)
    turn_of(g, SHERIFF)
    remove_camp(g, BLYTH)
    turn_of(g, ROBIN)
    remove_camp(g, SHIRE_WOOD)

    assert (3, 1) == (witness.deeds().camps, witness.deeds().burnt)


def test_arrivals_are_counted_ballad_by_ballad():
    g = table(carriages=[(TRIBUTE, TUXFORD, False)] * 2)
    witness = watched(g)

    drive_carriage(g, 0, NOTTINGHAM, 0)
    g.journal.write(BalladBegun(2))
    drive_carriage(g, 1, NOTTINGHAM, 0)

    assert 1 == witness.deeds().arrivals


@pytest.mark.parametrize("success", [True, False])
def test_robs_are_counted_and_the_bishop_is_robbed_only_by_a_success(success):
    g = table()
    g.travellers[BISHOP] = BEING_ROBBED
    witness = watched(g)

    g.journal.write(Rolled(BLYTH, "green", 3, 2, 0, 0, 1, success))
    deeds = witness.deeds()

    assert (1, int(success), success) == (deeds.robs, deeds.successes, deeds.bishop)


def test_a_rob_of_someone_else_is_not_one_of_the_bishop():
    g = table()
    witness = watched(g)

    g.journal.write(Rolled(BLYTH, "green", 3, 2, 0, 0, 1, True))

    assert not witness.deeds().bishop


def test_purse_and_events_are_those_of_ones_own_side():
    g = table(shillings=(4, 9))
    robins, sheriffs = watched(g, ROBIN), Witness(g, SHERIFF)
    g.journal.observers.append(sheriffs)

    gain_shillings(g, ROBIN, 3)
    g.journal.write(EventCarriedOut(ROBIN, 5, "light"))
    g.journal.write(EventCarriedOut(SHERIFF, 7, "dark"))

    assert (7, (5,)) == (robins.deeds().shillings, robins.deeds().events)
    assert (9, (7,)) == (sheriffs.deeds().shillings, sheriffs.deeds().events)


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_is_counted_as_its_journal_tells_it(seed):
    game = a_finished_game(seed)
    deeds, entries = deeds_of(game, SHERIFF), game.journal.entries

    rolls = [entry for entry in entries if isinstance(entry, Rolled)]
    assert (len(rolls), sum(roll.success for roll in rolls)) == (deeds.robs, deeds.successes)
    assert sum(isinstance(entry, CardTurned) for entry in entries) == deeds.cards
    assert game.state.ballad == deeds.ballad
    own = [entry.card for entry in entries if isinstance(entry, EventCarriedOut) and entry.side == SHERIFF]
    assert tuple(own) == deeds.events
