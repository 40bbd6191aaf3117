"""A chronicle line highlights what it mentions, and a thing highlights its lines."""

import pytest

from gest_desktop.rules.chronicle import sentence
from gest_desktop.rules.journal import (
    BandSetOut,
    BoxTaken,
    BridgeBuilt,
    CardTurned,
    CarriageMoved,
    EventCarriedOut,
    FavourMoved,
    HenchmenMoved,
    MenImprisoned,
    MenMoved,
    OllertonSettled,
    ShillingsMoved,
    StatusChanged,
    TravellersShuffled,
    UnrestCounted,
)
from gest_desktop.rules.naming import place_name
from gest_desktop.rules.vocabulary import (
    AVAILABLE,
    BINGHAM,
    BLYTH,
    EVENT,
    NEWARK,
    NOTTINGHAM,
    OLLERTON_HILL,
    OLLERTON_PATHS,
    PRISON,
    ROBIN,
    SHERIFF,
    SHIRE_WOOD,
    SPACES,
)
from gest_desktop.scenes.table.panels.chronicle_links import BACK, spoken_of, things
from gest_desktop.scenes.table.seen.things import Thing, space
from tests.scenes.shown_games import shown

NAMED_BY_CARDS = (CardTurned, EventCarriedOut)  # Nottingham Fair is not a place


@pytest.mark.parametrize(("entry", "expected"), [
    (HenchmenMoved(2, NOTTINGHAM, BLYTH), {space(NOTTINGHAM), space(BLYTH)}),
    (HenchmenMoved(2, AVAILABLE, BLYTH), {space(BLYTH)}),
    (MenImprisoned(BLYTH, 1, False), {space(BLYTH), Thing("prison")}),
    (MenMoved(PRISON, BLYTH, 0, 1, False, False), {space(BLYTH), Thing("prison")}),
    (CarriageMoved(0, BLYTH, SHIRE_WOOD), {space(BLYTH), space(SHIRE_WOOD)}),
    (FavourMoved(1, 2), {Thing("favour")}), (UnrestCounted(4), {Thing("inspection")}),
    (ShillingsMoved(SHERIFF, 2), {Thing("purse", SHERIFF)}),
    (BoxTaken(ROBIN, EVENT, False), {Thing("box", number=EVENT)}),
    (BridgeBuilt(1), {space(BINGHAM), space(NEWARK)}),
    (OllertonSettled(), set(map(space, (OLLERTON_HILL, *OLLERTON_PATHS)))),
    (BandSetOut((2, 0, 1)), {space(SHIRE_WOOD), space(SPACES[5])}), (TravellersShuffled(), set()),
])  # fmt: skip
def test_a_line_speaks_of_places_and_tracks(entry, expected):
    assert expected == things(entry)


@pytest.mark.parametrize("side", [ROBIN, SHERIFF])
def test_every_space_that_a_line_names_lights_up(side):
    """In whole games, as either side reads them."""
    named = 0
    for seed in range(4):
        for entry in shown(seed, side).entries:
            words = sentence(entry)
            for place in (*SPACES, OLLERTON_HILL):
                if place_name(place) in words and not isinstance(entry, NAMED_BY_CARDS):
                    assert space(place) in things(entry), words
                    named += 1
    assert named > 300


def test_from_a_line_to_what_it_speaks_of_and_back():
    lines = [
        TravellersShuffled(),
        HenchmenMoved(1, NOTTINGHAM, BLYTH),
        FavourMoved(1, 2),
        StatusChanged(BLYTH, 1),
    ]

    assert {space(NOTTINGHAM), space(BLYTH)} == spoken_of(Thing("line", number=1), lines)
    assert {Thing("line", number=1), Thing("line", number=3)} == spoken_of(space(BLYTH), lines)
    assert {Thing("line", number=2)} == spoken_of(Thing("favour"), lines)


def test_a_piece_is_spoken_of_where_its_space_is():
    lines = [HenchmenMoved(1, NOTTINGHAM, BLYTH)]

    assert {Thing("line", number=0)} == spoken_of(Thing("piece", BLYTH, "henchman"), lines)


def test_a_purse_is_not_the_space_of_the_same_number():
    lines = [HenchmenMoved(1, NOTTINGHAM, BLYTH), ShillingsMoved(ROBIN, 1)]

    assert {Thing("line", number=1)} == spoken_of(Thing("purse", ROBIN), lines)


def test_a_line_that_tells_several_entries_speaks_of_all_their_things():
    lines = [TravellersShuffled(), ShillingsMoved(SHERIFF, -2), HenchmenMoved(1, AVAILABLE, BLYTH)]

    assert {Thing("purse", SHERIFF), space(BLYTH)} == spoken_of(Thing("line", number=1), lines)
    assert {Thing("line", number=1)} == spoken_of(space(BLYTH), lines)


def test_only_the_newest_lines_are_looked_through():
    lines = [StatusChanged(BLYTH, 1)] * (BACK + 5)

    assert {Thing("line", number=i) for i in range(5, BACK + 5)} == spoken_of(space(BLYTH), lines)


def test_a_line_that_was_taken_back_speaks_of_nothing():
    assert frozenset() == spoken_of(Thing("line", number=9), [StatusChanged(BLYTH, 1)])
