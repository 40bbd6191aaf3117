"""The opponent's last turn in two to five signs."""

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


def told(*entries, most=MOST):
    before = sight(redact(Game(Beginning(1)).state, ROBIN))
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

    assert ["Rob: success", "+1 Justice"] == words(*rob)


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
        ([], "Capture"),
    ],
)
def test_a_plot_is_told_with_its_result(entries, told_as):
    assert [told_as] == words(journal.PlotChosen(SHERIFF, "capture"), *entries)


def test_of_more_than_five_steps_the_last_tells_how_many_more():
    found = told(BOX, *CAPTURE, *RIDE, BOX, *CAPTURE, *RIDE)

    assert (MOST, "+4 more") == (len(found), found[-1].words)
    assert 14 == sum(len(step.rows) for step in found) + 2
    assert Thing("prison") in found[-1].things


def test_a_royal_inspection_is_one_step():
    phases = [journal.UnrestCounted(3), journal.PhaseBegun("mischief"), journal.PhaseBegun("governance")]

    assert ["Royal Inspection"] == words(*phases, journal.BalladBegun(2))
