"""The recap card by card: the opponent's turn and the Royal Inspection are told apart."""

from dataclasses import replace

from gest_desktop.rules import journal
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import BINGHAM, NOTTINGHAM, PLOTS_AND_DEEDS, ROBIN, SHERIFF, TUXFORD
from gest_desktop.scenes.table.panels.recap_turns import recap, title_of
from gest_desktop.scenes.table.replay.beats import Beat
from gest_desktop.scenes.table.seen.sight import sight

INSPECTION = 30
TURN = [
    journal.BoxTaken(SHERIFF, PLOTS_AND_DEEDS, False),
    journal.DeedAdded(SHERIFF, "ride"),
    journal.HenchmenMoved(3, NOTTINGHAM, BINGHAM),
]
PHASES = [
    journal.CardTurned(INSPECTION),
    journal.UnrestCounted(3),
    journal.FavourMoved(1, 2),
    journal.PhaseBegun("governance"),
    journal.ShillingsMoved(SHERIFF, 4),
]


def rows(*entries, card=2):
    found, seen = [], replace(sight(redact(Game(Beginning(1)).state, ROBIN)), card=card)
    for at, entry in enumerate(entries):
        if isinstance(entry, journal.CardTurned):
            seen = replace(seen, card=entry.number)
        found.append(Beat((entry,), at, seen, seen, 0.5))
    return found


def told(*entries, most=9, **more):
    return [(step.words, step.turn) for step in recap(rows(*entries, **more), most, SHERIFF)]


def test_a_royal_inspection_is_told_by_phases_and_the_turn_before_it_in_one_step():
    assert [
        ("Before – Ride: 3 Henchmen", 0),
        ("Unrest: +1 Justice", 1),
        ("Governance: +4 Shillings", 1),
    ] == told(*TURN, *PHASES)
    assert "Royal Inspection" == title_of(rows(*TURN, *PHASES), SHERIFF)[0]


def test_a_turn_after_a_royal_inspection_is_told_in_steps_and_the_inspection_in_one():
    found = [*PHASES, journal.BalladBegun(2), journal.CardTurned(4), *TURN]

    assert [("Royal Inspection", 0), ("Plots & Deeds", 1), ("Ride: 3 Henchmen", 1)] == told(*found)
    assert "The Sheriff's turn" == title_of(rows(*found), SHERIFF)[0]


def test_two_turns_are_told_in_steps_as_long_as_there_is_room():
    two = [*TURN, journal.CardTurned(4), *TURN]

    assert [0, 0, 1, 1] == [turn for _words, turn in told(*two)]
    assert [("Before – Ride: 3 Henchmen", 0), ("Plots & Deeds", 1), ("Ride: 3 Henchmen", 1)] == told(
        *two, most=3
    )


def test_carriages_that_move_on_the_next_card_leave_the_inspection_in_its_phases():
    found = [*PHASES, journal.CardTurned(4), journal.CarriageMoved(0, TUXFORD, BINGHAM)]

    phases = [("Unrest: +1 Justice", 0), ("Governance: +4 Shillings", 0)]
    assert [*phases, ("1 Carriage moves", 1)] == told(*found)


def test_what_the_opponent_does_in_a_redeployment_belongs_to_the_inspection():
    found = rows(journal.HenchmenMoved(3, BINGHAM, NOTTINGHAM), card=INSPECTION)

    assert "Royal Inspection" == title_of(found, SHERIFF)[0]


def test_henchmen_who_go_home_are_told_with_the_phase():
    found = recap(rows(journal.HenchmenMoved(3, BINGHAM, NOTTINGHAM), card=INSPECTION), 9, SHERIFF)

    assert ["Redeployment: 3 Henchmen"] == [step.words for step in found]


def test_unrest_after_a_carriage_has_moved_is_told_once():
    turned, *phases = PHASES
    found = [turned, journal.CarriageMoved(0, TUXFORD, BINGHAM), *phases]

    assert ["1 Carriage moves", "Unrest: +1 Justice", "Governance: +4 Shillings"] == [
        words for words, _turn in told(*found)
    ]
