"""The opponent's last turn in two to five signs."""

from dataclasses import replace

import pytest

from gest_desktop.rules import journal
from gest_desktop.rules.game import Beginning, Game
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    EVENT,
    MANSFIELD,
    NOBODY,
    NOTTINGHAM,
    PLOTS_AND_DEEDS,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SINGLE_PLOT,
    TUXFORD,
)
from gest_desktop.scenes.table.panels.recap_steps import MOST, steps
from gest_desktop.scenes.table.replay.beats import beats
from gest_desktop.scenes.table.seen.sight import sight
from gest_desktop.scenes.table.seen.things import Thing, space

BOX = journal.BoxTaken(SHERIFF, PLOTS_AND_DEEDS, False)
CAPTURE = [
    journal.PlotChosen(SHERIFF, "capture"),
    journal.MenImprisoned(SHIRE_WOOD, 0, True),
    journal.FavourMoved(1, -1),
]
RIDE = [journal.DeedAdded(SHERIFF, "ride"), journal.HenchmenMoved(3, NOTTINGHAM, BINGHAM)]


def told(*entries, most=MOST, card=2):
    before = replace(sight(redact(Game(Beginning(1)).state, ROBIN)), card=card)
    return steps(beats(entries, [None] * len(entries), before, before, 0, False), most)


def words(*entries):
    return [step.words for step in told(*entries)]


def test_box_plot_royal_favour_and_deed_are_one_step_each():
    assert ["Plots & Deeds", "Robin to Prison", "+1 Order", "Ride: 3 Henchmen"] == words(BOX, *CAPTURE, *RIDE)


def test_every_step_knows_what_it_is_about():
    _box, prison, favour, ride = told(BOX, *CAPTURE, *RIDE)

    assert {space(SHIRE_WOOD), Thing("prison")} == prison.things
    assert ({Thing("favour")}, SHERIFF, NOBODY) == (favour.things, favour.favours, prison.favours)
    assert [(NOTTINGHAM, BINGHAM, 3)] == [(one.source, one.target, one.number) for one in ride.arrows]


def test_every_beat_belongs_to_one_step():
    rows = [row for step in told(BOX, *CAPTURE, *RIDE) for row in step.rows]

    assert list(range(6)) == sorted(row.number for row in rows)


def test_a_single_plot_and_an_event_need_no_step_for_their_box():
    plot = journal.BoxTaken(SHERIFF, SINGLE_PLOT, False)
    event = journal.BoxTaken(SHERIFF, EVENT, False)

    assert ["Robin to Prison", "+1 Order"] == words(plot, *CAPTURE)
    assert 1 == len(words(event, journal.EventCarriedOut(SHERIFF, 4, "dark")))


def test_what_follows_royal_favour_still_belongs_to_its_plot():
    rob = [
        journal.PlotChosen(ROBIN, "rob"),
        journal.Rolled(TUXFORD, "green", 2, 3, 0, 1, 0, True),
        journal.FavourMoved(-1, 1),
        journal.ShillingsMoved(ROBIN, 2),
    ]

    assert ["Rob: success, +2 Shillings", "+1 Justice"] == words(*rob)


def test_a_pass_tells_what_it_gave():
    taken = journal.BoxTaken(SHERIFF, EVENT, True)

    assert ["Pass: +2 Shillings"] == words(taken, journal.ShillingsMoved(SHERIFF, 2))


@pytest.mark.parametrize(
    ("entries", "told_as"),
    [
        ([journal.MenImprisoned(MANSFIELD, 2, False)], "Capture: 2 Merry Men"),
        ([journal.MenRevealed(MANSFIELD, 1, True)], "Capture: 2 Revealed"),
        ([journal.HenchmenMoved(1, AVAILABLE, BINGHAM)], "Capture: 1 Henchman"),
        ([journal.CarriagePlaced(0, BINGHAM, 3)], "Capture: 1 Carriage"),
        ([journal.CampMoved(BINGHAM, AVAILABLE)], "Capture: Camp"),
        ([journal.StatusChanged(BINGHAM, 1)], "Capture: Bingham"),
        ([journal.ShillingsMoved(SHERIFF, -2)], "Capture: −2 Shillings"),
        ([journal.ShillingsMoved(SHERIFF, -1)], "Capture: −1 Shilling"),
        ([], "Capture"),
    ],
)
def test_a_plot_is_told_with_its_result(entries, told_as):
    assert [told_as] == words(journal.PlotChosen(SHERIFF, "capture"), *entries)


def test_where_there_is_little_room_small_steps_are_merged_and_what_matters_is_told():
    """The newest card lies on the table anyway; what was done must not hide behind a number."""
    before = [journal.UnrestCounted(3), journal.CardTurned(16), journal.FortuneCounted(16, 0)]
    found = told(*before, BOX, *CAPTURE, *RIDE)

    assert ["Plots & Deeds", "Robin to Prison", "+1 Order", "Ride: 3 Henchmen", "+2 more"] == [
        step.words for step in found
    ]
    assert 9 == sum(len(step.rows) for step in found)


def test_with_still_less_room_royal_favour_and_boxes_are_joined_to_what_they_belong_to():
    found = told(BOX, *CAPTURE, *RIDE, BOX, *CAPTURE, *RIDE)

    assert ["Robin to Prison", "Ride: 3 Henchmen", "Robin to Prison", "+1 Order", "Ride: 3 Henchmen"] == [
        step.words for step in found
    ]
    assert 12 == sum(len(step.rows) for step in found)


def test_the_number_at_the_end_counts_whatever_is_not_told():
    """It once counted what had been merged before as one."""
    before = [journal.UnrestCounted(3), journal.CardTurned(16), journal.FortuneCounted(16, 0)]
    found = told(*before, BOX, *CAPTURE, *RIDE, *RIDE, *RIDE, most=3)

    assert ["Robin to Prison", "Ride: 3 Henchmen", "+5 more"] == [step.words for step in found]


ROLL = journal.CarriageMoved(0, TUXFORD, MANSFIELD)
ARRIVE = [
    journal.CarriageMoved(1, MANSFIELD, NOTTINGHAM),
    journal.HenchmenMoved(1, MANSFIELD, NOTTINGHAM),
    journal.CarriageShown(1, NOTTINGHAM, 0),
    journal.CarriageUsed(1, NOTTINGHAM, 0, True),
    journal.ShillingsMoved(SHERIFF, 5),
    journal.FavourMoved(1, -1),
]
PASS = [journal.BoxTaken(SHERIFF, EVENT, True), journal.ShillingsMoved(SHERIFF, 1)]


def test_the_next_card_is_no_step_and_a_carriage_that_arrives_is_one():
    """2.3.1. The Carriage once hid behind the name of the card on which it moved."""
    found = told(*PASS, journal.CardTurned(11), *ARRIVE, *PASS)

    assert ["Pass: +1 Shilling", "Carriage arrives: +5 Shillings, +1 Order", "Pass: +1 Shilling"] == [
        step.words for step in found
    ]
    assert [NOBODY] * 3 == [step.favours for step in found]


def test_carriages_that_move_are_a_step_before_one_that_arrives():
    other = journal.CarriageMoved(2, BINGHAM, MANSFIELD)

    assert ["2 Carriages move", "Carriage arrives: +5 Shillings, +1 Order"] == words(ROLL, other, *ARRIVE)


def test_what_follows_a_carriage_in_an_event_belongs_to_the_event():
    event = [journal.EventCarriedOut(SHERIFF, 4, "dark"), ROLL, journal.StatusChanged(BINGHAM, 1)]
    first, carriage = told(*event)

    assert ([0, 2], "1 Carriage moves") == ([row.number for row in first.rows], carriage.words)


def test_carriages_keep_their_step_in_a_long_turn():
    found = told(*PASS, ROLL, BOX, *CAPTURE, *RIDE, *RIDE, most=3)

    assert ["Pass: +1 Shilling", "1 Carriage moves", "+4 more"] == [step.words for step in found]


def test_a_deed_alone_stays_an_action_when_its_box_is_joined_to_it():
    fortune = [journal.CardTurned(3), journal.FortuneCounted(3, 1), journal.FavourMoved(-1, 1)]
    found = told(BOX, *RIDE, *fortune, journal.CardTurned(4), ROLL, most=3)

    assert ["Ride: 3 Henchmen", "1 Carriage moves", "+2 more"] == [step.words for step in found]


def test_a_fortune_is_called_so():
    counted = journal.FortuneCounted(3, 0, SHERIFF)

    assert ["Fortune: Queen Eleanor"] == words(journal.CardTurned(3), counted)
    assert ["Fortune: Queen Eleanor"] == words(counted)
    assert ["Fortune: Queen Eleanor"] == [
        step.words for step in told(journal.ShillingsMoved(SHERIFF, 2), card=3)
    ]


def test_two_signs_tell_the_action_first():
    found = told(BOX, *CAPTURE, *RIDE, most=2)

    assert ["Robin to Prison", "+2 more"] == [step.words for step in found]
    assert Thing("favour") in found[-1].things


PHASES = [
    journal.UnrestCounted(3),
    journal.FavourMoved(1, 2),
    journal.PhaseBegun("mischief"),
    journal.NothingChanged(phase=True),
    journal.PhaseBegun("governance"),
    journal.ShillingsMoved(SHERIFF, 4),
    journal.PhaseBegun("reset"),
    journal.BalladBegun(2),
]


def test_a_royal_inspection_is_told_phase_by_phase_without_those_that_brought_nothing():
    """6."""
    assert ["Unrest: +1 Justice", "Governance: +4 Shillings", "Reset"] == words(*PHASES)


def test_where_there_is_little_room_a_royal_inspection_is_one_step():
    found = told(*PHASES, BOX, *RIDE, most=3)

    assert ["Royal Inspection", "Plots & Deeds", "Ride: 3 Henchmen"] == [step.words for step in found]


def test_where_there_is_room_travellers_camps_and_purses_are_told_too():
    rob = [
        journal.PlotChosen(ROBIN, "rob"),
        journal.TravellerMoved(1, 0, 5, SHIRE_WOOD),
        journal.Rolled(SHIRE_WOOD, "green", 2, 3, 0, 1, 0, True),
        journal.ShillingsMoved(ROBIN, 4),
    ]
    recruit = [
        journal.PlotChosen(ROBIN, "recruit"),
        journal.ShillingsMoved(ROBIN, -1),
        journal.MenMoved(AVAILABLE, TUXFORD, 1, 0, False, 0),
        journal.ShillingsMoved(ROBIN, -1),
        journal.CampMoved(AVAILABLE, SHIRE_WOOD),
    ]

    assert [
        "Rob: success, +4 Shillings, Rich Merchant, die +2: 5 against 1",
        "Recruit: 1 Merry Man, 1 Camp, −2 Shillings",
    ] == [step.in_full.words for step in told(*rob, *recruit)]


def test_what_the_other_side_gets_is_told_with_its_name():
    rob = [
        journal.PlotChosen(ROBIN, "rob"),
        journal.Rolled(TUXFORD, "white", 0, 1, 0, 3, 0, False),
        journal.ShillingsMoved(SHERIFF, 2),
    ]

    (step,) = told(*rob)
    assert "Rob: failure, Sheriff +2 Shillings, die 0: 1 against 3" == step.in_full.words


def test_of_a_long_turn_the_first_action_and_the_latest_ones_are_told():
    found = told(BOX, *CAPTURE, *RIDE, *RIDE, *CAPTURE, *RIDE, most=3)

    assert ["Robin to Prison", "Ride: 3 Henchmen", "+4 more"] == [step.words for step in found]


def rolled(success):
    return journal.Rolled(TUXFORD, "white", 0, 1, 0, 3, 0, success)


def test_several_robs_tell_how_many_succeeded_and_what_they_brought():
    rob = [
        journal.PlotChosen(ROBIN, "rob"),
        rolled(True),
        journal.ShillingsMoved(ROBIN, 2),
        rolled(False),
        journal.MenImprisoned(TUXFORD, 1, False),
        rolled(True),
        journal.ShillingsMoved(ROBIN, 5),
    ]
    (step,) = told(*rob)

    assert "Rob: 2 of 3, +7 Shillings" == step.words
    assert "Rob: 2 of 3, +7 Shillings, 1 to Prison" == step.in_full.words


@pytest.mark.parametrize(
    ("entries", "told_as"),
    [
        ([rolled(False)], "Mischief: Rob fails"),
        ([rolled(True)], "Mischief: Rob succeeds"),
        ([rolled(True), journal.ShillingsMoved(ROBIN, 3)], "Mischief: Rob succeeds, +3 Shillings"),
    ],
)
def test_the_rob_of_mischief_is_told_as_such(entries, told_as):
    (step,) = told(journal.MenRevealed(TUXFORD, 1, False), *entries, card=30)

    assert told_as == step.words


def test_a_rob_whose_plot_was_told_before_is_still_called_a_rob():
    (step,) = told(journal.MenRevealed(TUXFORD, 1, False), rolled(False))

    assert "Rob: failure" == step.words


def test_the_rob_of_mischief_tells_its_roll_where_there_is_room():
    _unrest, step = told(journal.UnrestCounted(3), journal.PhaseBegun("mischief"), rolled(False), card=30)

    assert "Mischief: Rob fails, die 0: 1 against 3" == step.in_full.words
