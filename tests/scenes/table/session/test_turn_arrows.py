"""The arrows of a turn show the moves as they were made."""

from gest_desktop.rules.journal import CarriageMoved, EventCarriedOut, HenchmenMoved, PlotChosen
from gest_desktop.rules.views import redact
from gest_desktop.rules.vocabulary import (
    BLYTH,
    NEWARK,
    NOTTINGHAM,
    PRISON,
    REMSTON,
    RETFORD,
    ROBIN,
    SHERIFF,
    SOUTHWELL_FOREST,
    TEMPORARY_TRUCE,
    TUXFORD,
)
from gest_desktop.scenes.table.replay.beats import Beat
from gest_desktop.scenes.table.seen.sight import sight
from gest_desktop.scenes.table.session.turn_arrows import arrows
from tests.table import table


def turn(*entries):
    """A turn of the Sheriff in which this happens, one after the other."""
    seen = sight(redact(table(robin=PRISON), ROBIN))
    return [Beat((entry,), at, seen, seen, 0.6) for at, entry in enumerate(entries)]


def march(*ways):
    """A Sheriff who moves Henchmen along these ways, one after the other."""
    return turn(*(HenchmenMoved(*way) for way in ways))


def ways_of(rows, picture="henchman"):
    found = [arrow for arrow in arrows(rows) if arrow.picture == picture]
    return [(arrow.source, arrow.target, arrow.number) for arrow in found]


def test_henchmen_who_go_on_and_on_leave_one_arrow_to_where_they_come_to_be():
    """9.1 #14: in a Truce they may be moved from space to space."""
    rows = march((1, TUXFORD, BLYTH), (2, BLYTH, NOTTINGHAM), (1, NOTTINGHAM, BLYTH), (1, REMSTON, TUXFORD))
    found = {(arrow.source, arrow.target, arrow.number) for arrow in arrows(rows)}

    assert {(REMSTON, NOTTINGHAM, 1)} == found


def test_henchmen_who_go_one_step_each_leave_every_arrow():
    rows = march((1, TUXFORD, NOTTINGHAM), (2, BLYTH, NOTTINGHAM))

    assert [(TUXFORD, NOTTINGHAM), (BLYTH, NOTTINGHAM)] == [(one.source, one.target) for one in arrows(rows)]


def test_the_escorts_of_two_carriages_went_where_the_carriages_went():
    """They were once drawn as one Henchman who crosses the river where nobody can."""
    rows = turn(
        CarriageMoved(2, NEWARK, TUXFORD),
        HenchmenMoved(1, NEWARK, TUXFORD),
        CarriageMoved(1, TUXFORD, SOUTHWELL_FOREST),
        HenchmenMoved(1, TUXFORD, SOUTHWELL_FOREST),
    )

    assert [(NEWARK, TUXFORD, 1), (TUXFORD, SOUTHWELL_FOREST, 1)] == ways_of(rows)


def test_henchmen_who_ride_from_where_others_arrive_are_shown_as_they_rode():
    rides = (HenchmenMoved(1, TUXFORD, RETFORD), HenchmenMoved(2, RETFORD, BLYTH))

    assert [(TUXFORD, RETFORD, 1), (RETFORD, BLYTH, 2)] == ways_of(turn(PlotChosen(SHERIFF, "ride"), *rides))


def test_a_truce_is_told_by_where_the_henchmen_come_to_be_but_not_the_escort_after_it():
    rows = turn(
        EventCarriedOut(SHERIFF, TEMPORARY_TRUCE, "dark"),
        HenchmenMoved(1, BLYTH, TUXFORD),
        HenchmenMoved(1, TUXFORD, NOTTINGHAM),
        CarriageMoved(2, NEWARK, TUXFORD),
        HenchmenMoved(1, NEWARK, TUXFORD),
    )

    assert {(NEWARK, TUXFORD, 1), (BLYTH, NOTTINGHAM, 1)} == set(ways_of(rows))
