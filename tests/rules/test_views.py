"""What each side may see (11.1, 11.2)."""

from random import Random

import pytest

from gest_desktop.rules.journal import (
    Band,
    BandSetOut,
    CarriagePlaced,
    CarriageUsed,
    MenLeft,
    MenMoved,
    MenWent,
)
from gest_desktop.rules.plots import SNEAK
from gest_desktop.rules.position import write_view
from gest_desktop.rules.views import imagine, is_screened, redact
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BLYTH,
    CARRIAGE_TYPE,
    HIDDEN_MAN,
    MANSFIELD,
    NOWHERE,
    REVEALED_MAN,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    TALLAGE,
    TRAP,
    UNKNOWN,
)
from tests.table import answer_all, begin, party, table


def test_the_sheriff_sees_a_hidden_robin_as_one_of_the_merry_men():
    g = table((1, HIDDEN_MAN, BLYTH), robin=BLYTH)

    view = redact(g, SHERIFF)

    assert NOWHERE == view.state.robin
    assert 2 == view.state.pieces[HIDDEN_MAN + BLYTH]


def test_the_sheriff_cannot_tell_robin_in_available():
    """R05: only the total number of Available Merry Men is public."""
    g = table((1, HIDDEN_MAN, BLYTH), robin=AVAILABLE)

    view = redact(g, SHERIFF)

    assert NOWHERE == view.state.robin
    assert 10 == view.state.pieces[HIDDEN_MAN + AVAILABLE]


def test_the_sheriff_sees_a_revealed_robin():
    g = table((1, REVEALED_MAN, BLYTH), robin=BLYTH, robin_hidden=False)

    assert BLYTH == redact(g, SHERIFF).state.robin


def test_robin_hood_sees_types_of_face_up_carriages_only():
    """R11: types face-down and Available are the Sheriff's secret."""
    g = table(robin=BLYTH, carriages=[(TALLAGE, MANSFIELD, False), (TRAP, MANSFIELD, True)])

    view = redact(g, ROBIN)

    assert [UNKNOWN, TRAP] == list(view.state.carriages[CARRIAGE_TYPE : CARRIAGE_TYPE + 2])
    assert 4 == write_view(view)["available"]["carriages"]


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_nobody_sees_the_order_of_a_deck(side):
    g = table(robin=BLYTH)
    g.event_order, g.traveller_order = (7, 26), (3, 1, 2)

    view = redact(g, side)

    assert ((), ()) == (view.state.event_order, view.state.traveller_order)


def test_a_sneak_being_planned_looks_as_if_it_had_not_begun():
    g = begin(table((1, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD), SNEAK.full, ROBIN)
    at_first = redact(g, SHERIFF)

    answer_all(g, SHIRE_WOOD, BLYTH, party(robin=1))

    assert is_screened(g)
    assert at_first == redact(g, SHERIFF)
    assert at_first != redact(g, ROBIN)


def test_a_view_is_never_equal_to_something_else():
    assert redact(table(robin=BLYTH), ROBIN) != "a view"


def test_robin_is_imagined_as_often_as_he_is_suspected():
    g = table((1, HIDDEN_MAN, BLYTH), (2, HIDDEN_MAN, SHIRE_WOOD), robin=SHIRE_WOOD)
    view, random = redact(g, SHERIFF), Random(1)

    places = [imagine(view, random).robin for _ in range(4000)]

    assert {BLYTH, SHIRE_WOOD} == set(places)
    assert 0.25 == pytest.approx(places.count(BLYTH) / len(places), abs=0.03)


def test_a_robin_in_sight_stays_where_he_is_in_every_imagined_world():
    g = table((1, HIDDEN_MAN, SHIRE_WOOD), robin=BLYTH, robin_hidden=False)

    assert BLYTH == imagine(redact(g, SHERIFF), Random(1)).robin


@pytest.mark.parametrize(
    ("entry", "seen"),
    [
        (MenMoved(BLYTH, AVAILABLE, 1, 0, True, True), MenMoved(BLYTH, AVAILABLE, 2, 0, False, False)),
        (MenMoved(BLYTH, AVAILABLE, 0, 1, True, False), MenMoved(BLYTH, AVAILABLE, 0, 1, True, False)),
        (MenLeft(BLYTH, 0, 0, True, True), MenLeft(BLYTH, 1, 0, False, False)),
        (MenWent(BLYTH, SHIRE_WOOD, 2, Band(1, 0, True)), MenWent(BLYTH, SHIRE_WOOD, 2)),
        (BandSetOut((2, 1, 1), BLYTH), BandSetOut((2, 1, 1))),
        (CarriagePlaced(0, BLYTH, TRAP), CarriagePlaced(0, BLYTH, TRAP)),
    ],
)
def test_the_sheriff_reads_numbers_where_identities_are_secret(entry, seen):
    """R22: numbers are public, who went where is not."""
    assert seen == entry.seen_by(SHERIFF)


@pytest.mark.parametrize(
    ("entry", "seen"),
    [
        (CarriagePlaced(0, BLYTH, TRAP), CarriagePlaced(0, BLYTH, UNKNOWN)),
        (CarriageUsed(0, BLYTH, TRAP, False), CarriageUsed(0, BLYTH, UNKNOWN, False)),
        (CarriageUsed(0, BLYTH, TRAP, True), CarriageUsed(0, BLYTH, TRAP, True)),
        (MenLeft(BLYTH, 0, 0, True, True), MenLeft(BLYTH, 0, 0, True, True)),
    ],
)
def test_robin_hood_does_not_read_types_of_face_down_carriages(entry, seen):
    assert seen == entry.seen_by(ROBIN)
